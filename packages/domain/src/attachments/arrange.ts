/**
 * The order after one of them was moved to a place, counted from 0; null when it is not among them.
 * @example arranged(['a', 'b', 'c'], 'c', 0) // ['c', 'a', 'b']
 */
export function arranged(ids: readonly string[], moved: string, place: number): string[] | null {
  if (!ids.includes(moved)) return null
  const rest = ids.filter((id) => id !== moved)
  return rest.toSpliced(Math.min(place, rest.length), 0, moved)
}
