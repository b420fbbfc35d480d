/** Module information that Rolldown provides while chunking. */
interface Graph {
  getModuleInfo(id: string): {
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:query-core|react-query))\//

/** Lists that are read page by page are the shell's, though the package names them to everybody. */
const BY_PAGE = /\/(?:infiniteQueryObserver|useInfiniteQuery)\.js$/

/** Kept out of pages without a form, though most screens of the shell and one room have one. */
const FORMS = /\/src\/platform\/(?:use-form|use-sending|form-lines)\.ts$/
const DOOR = /\/features\/[^/]+\/[^/]+\/(?:public|outside)\.tsx?$/

const SHELL = ['/src/app/main.tsx', '/src/app/shell/shell.tsx']
/** Fetches the page's code once the page is painted. */
const SEED = ['/src/app/outside/outside-main.ts']
/** Alone, since it runs before everything else. */
const EARLY = /\/invitation\/early-invitation\.ts$/
const PRELOADING = /vite\/preload-helper/
const OUTSIDE = ['/src/app/outside/open-page.tsx']
const ROOMS = ['landing', 'accounts', 'links', 'guests']
/** Rooms that share much: their forms are the same. */
const TWINS = ['accounts', 'links']
const OF_TWINS = 'accounts and links'
const PARTS = [OF_TWINS, ...ROOMS]

/** In dependency order. */
const GROUPS = ['early', 'seed', 'base', ...PARTS.map(alsoElsewhere), 'shell', 'forms', ...PARTS]

/** How many shell screens may fetch a room's chunk to use a part of it. */
const FEW_SCREENS = 2

/**
 * Which modules share a file by rule: first those that every page needs, then those of the pages outside the shell,
 * then those of the shell. What its screens share is put together by `shared-chunks.ts`.
 *
 * @param root the web folder, to find the sources of entry pages
 */
export function chunkGroups(root: string) {
  let reach: Reach | null = null
  const nameOf = (id: string, graph: Graph) => {
    reach ??= reachOf(root, graph)
    return isEntry(id) ? null : groupOf(id, reach)
  }
  return [
    {
      name: (id: string) => (FRAMEWORK.test(id) && !BY_PAGE.test(id) ? 'framework' : null),
      priority: GROUPS.length + 1,
    },
    // A group includes the imports of its modules, so dependencies must come first.
    ...GROUPS.map((group, index) => ({
      name: (id: string, graph: Graph) => (nameOf(id, graph) === group ? group : null),
      priority: GROUPS.length - index,
    })),
  ]
}

export function isFixedGroup(name: string): boolean {
  return name === 'framework' || GROUPS.includes(name)
}

function groupOf(id: string, { seed, outside, shell, rooms, screensOf }: Reach): string | null {
  if (EARLY.test(id)) return 'early'
  if (BY_PAGE.test(id)) return 'shell'
  if (FORMS.test(id)) return 'forms'
  if (seed.has(id) || PRELOADING.test(id)) return 'seed'
  const inRooms = [...rooms].filter(([, room]) => room.has(id)).map(([name]) => name)
  if (outside.has(id)) return 'base'
  const isOfTwins = inRooms.length > 1 && inRooms.every((name) => TWINS.includes(name))
  if (inRooms.length > 1 && !isOfTwins) return 'base'
  const room = isOfTwins ? OF_TWINS : inRooms[0]
  // What one room needs, the other rooms do without, although the shell has it too.
  if (room) return shell.has(id) || screensOf(id) > FEW_SCREENS ? alsoElsewhere(room) : room
  return shell.has(id) ? 'shell' : null
}

function alsoElsewhere(room: string): string {
  return `${room}, also elsewhere`
}

interface Reach {
  seed: ReadonlySet<string>
  outside: ReadonlySet<string>
  shell: ReadonlySet<string>
  rooms: ReadonlyMap<string, ReadonlySet<string>>
  /** How many of the files loaded by a navigation need a module immediately. */
  screensOf: (id: string) => number
}

function reachOf(root: string, graph: Graph): Reach {
  const from = (sources: readonly string[]) =>
    closureOf(
      sources.map((source) => root + source),
      graph,
    )
  const counts = new Map<string, number>()
  for (const screen of screensFrom(root + SHELL[0]!, graph))
    for (const id of closureOf([screen], graph)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return {
    seed: from(SEED),
    outside: from(OUTSIDE),
    shell: from(SHELL),
    rooms: new Map(ROOMS.map((room) => [room, from([roomFile(room)])])),
    screensOf: (id) => counts.get(id) ?? 0,
  }
}

/** What must be loaded before any of these runs. */
function closureOf(sources: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const waiting = [...sources]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    // A feature's public module exports much that the entry does not use: Rolldown places what it does.
    if (found.has(id) || DOOR.test(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** Dynamic imports of everything reachable from here. */
function screensFrom(start: string, graph: Graph): Set<string> {
  const seen = new Set<string>()
  const screens = new Set<string>()
  const waiting = [start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const screen of dynamicallyImportedIds) screens.add(screen)
    waiting.push(...importedIds, ...dynamicallyImportedIds)
  }
  return screens
}

function roomFile(room: string): string {
  return `/src/app/outside/${room}-room.tsx`
}

/** Entry pages keep their names in the manifest. */
function isEntry(id: string): boolean {
  return (
    [...SHELL, ...SEED, ...OUTSIDE, ...ROOMS.map(roomFile)].some((source) => id.endsWith(source)) ||
    id.endsWith('.html')
  )
}
