/** A file of a build: its name, bytes, the files that it imports statically, and the modules in it. */
export interface Chunk {
  name: string
  bytes: number
  imports: readonly string[]
  modules: readonly string[]
  /** How often it is loaded by its own name, compared with others: such a file stays as it is; 0 for a shared one. */
  visits: number
  /** What was put together by rule stays as it is. */
  isFixed: boolean
}

/**
 * Which shared files become one. A bundler gives each distinct set of screens a file of its own, hundreds of 1 to 3 KB,
 * and a page asks for dozens of them. Two files are merged while what is saved, a request on each screen that needs
 * both, costs more than what each screen then loads in vain. The imports between files stay free of circles.
 *
 * @param requestBytes what a request is worth, in the unit of `bytes`
 * @returns the modules of each merged file
 */
export function mergeChunks(chunks: readonly Chunk[], requestBytes: number): string[][] {
  const nodes = nodesOf(chunks)
  const open = new Set(nodes.filter(({ isOpen }) => isOpen))
  let pairs = [...open].flatMap((one, index) =>
    pairsOf(one, [...open].slice(index + 1), requestBytes),
  )
  for (let best = bestOf(pairs); best; best = bestOf(pairs)) {
    const { one, other } = best
    absorb(one, other)
    for (const { imports } of nodes) if (imports.delete(other)) imports.add(one)
    one.imports.delete(one)
    open.delete(other)
    pairs = pairs.filter((pair) => ![pair.one, pair.other].some((x) => x === one || x === other))
    const others = [...open].filter((node) => node !== one)
    pairs.push(...pairsOf(one, others, requestBytes))
  }
  return [...open].map(({ modules }) => modules)
}

interface Node {
  bytes: number
  modules: string[]
  imports: Set<Node>
  /** The entries that load it, with their visits. */
  screens: Map<string, number>
  isOpen: boolean
}

function nodesOf(chunks: readonly Chunk[]): Node[] {
  const nodes = new Map(
    chunks.map(({ name, bytes, modules, visits, isFixed }) => [
      name,
      {
        bytes,
        modules: [...modules],
        imports: new Set<Node>(),
        screens: new Map<string, number>(),
        isOpen: visits === 0 && !isFixed,
      },
    ]),
  )
  for (const { name, imports } of chunks)
    for (const imported of imports) {
      const node = nodes.get(imported)
      if (node) nodes.get(name)!.imports.add(node)
    }
  for (const { name, visits } of chunks)
    if (visits > 0) for (const node of reachable(nodes.get(name)!)) node.screens.set(name, visits)
  return [...nodes.values()]
}

interface Pair {
  one: Node
  other: Node
  gain: number
}

/** Those worth merging. */
function pairsOf(one: Node, others: readonly Node[], requestBytes: number): Pair[] {
  return others
    .map((other) => ({ one, other, gain: gainOf(one, other, requestBytes) }))
    .filter(({ gain }) => gain > 0)
}

function bestOf(pairs: readonly Pair[]): Pair | undefined {
  return pairs
    .toSorted((a, b) => b.gain - a.gain)
    .find(({ one, other }) => !isLoop(one, other) && !isLoop(other, one))
}

function gainOf(one: Node, other: Node, requestBytes: number): number {
  let gain = 0
  for (const [screen, visits] of one.screens)
    gain += visits * (other.screens.has(screen) ? requestBytes : -inVain(other, screen))
  for (const [screen, visits] of other.screens)
    if (!one.screens.has(screen)) gain -= visits * inVain(one, screen)
  return gain
}

/** The bytes that a screen would load in vain with a file: its own, and those of what it imports. */
function inVain(file: Node, screen: string): number {
  let bytes = 0
  for (const node of reachable(file)) if (!node.screens.has(screen)) bytes += node.bytes
  return bytes
}

/** Whether a way from one to the other leads through a third: merged, they would import each other. */
function isLoop(from: Node, to: Node): boolean {
  return [...from.imports].some((next) => next !== to && reachable(next).has(to))
}

function absorb(into: Node, from: Node): void {
  into.bytes += from.bytes
  into.modules.push(...from.modules)
  into.screens = new Map([...into.screens, ...from.screens])
  for (const imported of from.imports) into.imports.add(imported)
  into.imports.delete(from)
}

function reachable(start: Node): Set<Node> {
  const found = new Set<Node>()
  const waiting = [start]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (found.has(node)) continue
    found.add(node)
    waiting.push(...node.imports)
  }
  return found
}
