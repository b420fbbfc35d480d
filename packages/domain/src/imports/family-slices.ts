import type { Classified } from './mapped-entry.ts'

/**
 * Divides files so that each family, a contract with all that belongs to it, stays together: planned slice by slice, they
 * give the rows of the whole import.
 *
 * @param most positions of a slice; only a family that is larger exceeds it
 */
export function familySlices(roles: ReadonlyMap<number, Classified>, most: number): number[][] {
  const slices: number[][] = []
  for (const family of families(roles)) {
    const last = slices.at(-1)
    if (last && last.length + family.length <= most) last.push(...family)
    else slices.push(family)
  }
  return slices
}

function families(roles: ReadonlyMap<number, Classified>): number[][] {
  const headOf = new Map([...roles.keys()].map((position) => [position, position]))
  const find = (position: number): number => {
    let head = position
    while (headOf.get(head) !== head) head = headOf.get(head)!
    return head
  }
  for (const [position, { belongsToPosition }] of roles)
    if (belongsToPosition !== null && roles.has(belongsToPosition))
      headOf.set(find(position), find(belongsToPosition))
  return [...Map.groupBy(roles.keys(), find).values()]
}
