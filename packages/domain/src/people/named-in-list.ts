import { foldName } from './fold-name.ts'

/** Something that a list names: a role or a group, by any of its names. */
export interface Nameable {
  id: string
  names: readonly string[]
}

/**
 * Finds by name: written exactly so, or the only one of this name when case and accents do not count.
 *
 * @example findNamed('lecteur', [{ id: '1', names: ['Lecteur', 'Reader'] }])?.id // '1'
 */
export function findNamed<N extends Nameable>(wanted: string, known: readonly N[]): N | null {
  const { exactly, folded } = indexOf(known)
  return onlyOne(exactly.get(wanted)) ?? onlyOne(folded.get(foldName(wanted)))
}

interface Index<N> {
  exactly: Map<string, Set<N>>
  folded: Map<string, Set<N>>
}

/** Of a list of thousands of lines, each names some of the same groups: their names are folded once. */
const indexes = new WeakMap<readonly Nameable[], Index<Nameable>>()

function indexOf<N extends Nameable>(known: readonly N[]): Index<N> {
  const made = indexes.get(known) as Index<N> | undefined
  if (made) return made
  const index: Index<N> = { exactly: new Map(), folded: new Map() }
  for (const one of known)
    for (const name of one.names) {
      note(index.exactly, name, one)
      note(index.folded, foldName(name), one)
    }
  indexes.set(known, index)
  return index
}

function note<N>(index: Map<string, Set<N>>, name: string, one: N): void {
  index.set(name, (index.get(name) ?? new Set<N>()).add(one))
}

function onlyOne<N>(found: ReadonlySet<N> | undefined): N | null {
  if (found?.size !== 1) return null
  const [one] = found
  return one!
}

/**
 * The groups named by cells: a cell is one name, or several between semicolons, commas or bars.
 *
 * @example findAllNamed(['Achats; Ventes'], groups) // { found: [achats], unknown: ['Ventes'] }
 */
export function findAllNamed<N extends Nameable>(
  cells: readonly string[],
  known: readonly N[],
): { found: N[]; unknown: string[] } {
  const found = new Set<N>()
  const unknown: string[] = []
  for (const cell of cells) {
    const whole = findNamed(cell, known)
    const names = whole ? [cell] : cell.split(/[;,|\n]/).map((name) => name.trim())
    for (const name of names.filter((each) => each !== '')) {
      const one = findNamed(name, known)
      if (one) found.add(one)
      else unknown.push(name)
    }
  }
  return { found: [...found], unknown }
}
