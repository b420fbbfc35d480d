import { levelReaches } from '@tacite/domain/access/levels.ts'
import { levelToSee, type Moment, type PlainCompany } from '@tacite/domain/access/who-sees.ts'
import fc from 'fast-check'
import { drawerOf, ROLES, type Standing } from './random-company.ts'

/** An act that can open contracts to other people, or to whoever does it. */
export type DrawnAct =
  | { kind: 'delegation'; absentId: string; delegateId: string }
  | { kind: 'membership'; groupId: string; personId: string }

/** An absence of today, or a new member of a group. */
export function randomAct(standing: Standing): fc.Arbitrary<DrawnAct> {
  const { personId, toGroup } = drawerOf(standing)
  return fc.oneof(
    fc.record({
      kind: fc.constant('delegation' as const),
      absentId: personId,
      delegateId: personId,
    }),
    fc.record({
      kind: fc.constant('membership' as const),
      groupId: toGroup.map(({ id }) => id),
      personId,
    }),
  )
}

/** The same company in which this person administers people and groups, and is active. */
export function withStaff(company: PlainCompany, staffId: string): PlainCompany {
  const people = company.people.map((person) =>
    person.id === staffId
      ? { ...person, status: 'active' as const, permissions: ROLES.staff }
      : person,
  )
  return { ...company, people }
}

/** Whether the giver holds all that the act gives: the rule, as plainly as decisions 2. */
export function holdsWhatIsGiven(
  company: PlainCompany,
  giverId: string,
  act: DrawnAct,
  now: Moment,
): boolean {
  if (act.kind === 'membership') {
    const group = company.groups.find(({ id }) => id === act.groupId)
    // A member already: nothing is given.
    if (group?.memberIds.includes(act.personId)) return true
    return holdsGrantsOf(company, giverId, act.groupId, now)
  }
  const held = new Set(permissionsOf(company, giverId))
  const isOwn = act.absentId === giverId
  const isHeld = permissionsOf(company, act.absentId).every((permission) => held.has(permission))
  return isOwn || (isHeld && act.delegateId !== giverId)
}

function holdsGrantsOf(
  company: PlainCompany,
  giverId: string,
  groupId: string,
  now: Moment,
): boolean {
  const shares = company.shares.filter(
    ({ to, endsAt }) => to.id === groupId && (endsAt === null || endsAt > now.at),
  )
  const grants = company.folderGrants.filter(({ to }) => to.kind === 'group' && to.id === groupId)
  return (
    shares.every(({ contractId, level }) => {
      const own = levelToSee(company, giverId, contractId, now)
      return own !== null && levelReaches(own, level)
    }) &&
    grants.every(({ folderId, grant }) => {
      const own = grantsOn(company, giverId, folderId)
      return own.includes('edit') || own.includes(grant)
    })
  )
}

/** What is open to a person on a folder, through its parents too. */
function grantsOn(company: PlainCompany, personId: string, folderId: string): ('read' | 'edit')[] {
  const above: string[] = []
  for (let at: string | null = folderId; at !== null; at = parentOf(company, at)) above.push(at)
  const groupIds = company.groups
    .filter(({ memberIds }) => memberIds.includes(personId))
    .map(({ id }) => id)
  return company.folderGrants
    .filter(({ folderId: granted }) => above.includes(granted))
    .filter(({ to }) => to.kind === 'everyone' || [personId, ...groupIds].includes(to.id))
    .map(({ grant }) => grant)
}

function parentOf({ folders }: PlainCompany, folderId: string): string | null {
  return folders.find(({ id }) => id === folderId)?.parentId ?? null
}

function permissionsOf({ people }: PlainCompany, personId: string) {
  return people.find(({ id }) => id === personId)?.permissions ?? []
}
