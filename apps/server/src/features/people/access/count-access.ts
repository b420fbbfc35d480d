import type { ContractsAlike } from './contracts-by-grant.query.ts'
import { EVERYONE, type AccessGrants } from './access-grants.query.ts'

/** By grant number: the people and groups it is open to. */
export type HoldersOfNumber = readonly (readonly string[])[]

/** How many of the contracts each person sees with these grants; those who see none are left out. */
export function countAccess(
  contracts: readonly ContractsAlike[],
  holders: HoldersOfNumber,
  accessGrants: AccessGrants,
): Map<string, number> {
  const seen = new Map<string, number>()
  const add = (personId: string, count: number) =>
    seen.set(personId, (seen.get(personId) ?? 0) + count)
  const openTo = openingOf(holders, accessGrants)
  let openToEveryone = 0
  for (const { openedBy, viewerId, contracts: count } of contracts) {
    const people = openTo(openedBy)
    if (viewerId !== null) {
      const isCounted = people === 'everyone' || people.has(viewerId)
      if (!isCounted && accessGrants.viewers.has(viewerId)) add(viewerId, count)
    } else if (people === 'everyone') openToEveryone += count
    else for (const personId of people) add(personId, count)
  }
  if (openToEveryone > 0) for (const personId of accessGrants.viewers) add(personId, openToEveryone)
  return seen
}

/** Whom contracts are open to, resolved once per group of alike contracts. */
function openingOf(
  holders: HoldersOfNumber,
  { membersOfGroup, viewers }: AccessGrants,
): (openedBy: readonly number[]) => 'everyone' | ReadonlySet<string> {
  const found = new Map<string, 'everyone' | ReadonlySet<string>>()
  const find = (openedBy: readonly number[]) => {
    const held = new Set(openedBy.flatMap((number) => holders[number]!))
    if (held.has(EVERYONE)) return 'everyone'
    const people = [...held].flatMap(
      (id) => membersOfGroup.get(id) ?? (viewers.has(id) ? [id] : []),
    )
    return new Set(people)
  }
  return (openedBy) => {
    const key = openedBy.join()
    const known = found.get(key) ?? find(openedBy)
    found.set(key, known)
    return known
  }
}
