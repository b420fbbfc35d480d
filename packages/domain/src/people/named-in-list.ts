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
  const exact = known.filter(({ names }) => names.includes(wanted))
  if (exact.length === 1) return exact[0]!
  const folded = foldName(wanted)
  const alike = known.filter(({ names }) => names.some((name) => foldName(name) === folded))
  return alike.length === 1 ? alike[0]! : null
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
