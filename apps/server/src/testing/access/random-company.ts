import { LEVELS } from '@tacite/domain/access/levels.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { PlainCompany } from '@tacite/domain/access/who-sees.ts'
import fc from 'fast-check'

/** The given parts of a drawn company: people who are signed in, and contracts. */
export interface Standing {
  administratorId: string
  personIds: readonly string[]
  contractIds: readonly string[]
  now: Date
}

/** The permissions of roles in these companies. */
export const ROLES = {
  plain: ['contracts3:list', 'contracts3:export', 'tasks:count'],
  all: ['contracts3:list', 'contracts3:export', 'tasks:count', 'contracts3:all'],
  none: ['tasks:count'],
  staff: ['contracts3:list', 'contracts3:export', 'tasks:count', 'vendor:users', 'modules:group'],
} as const satisfies Record<string, readonly Permission[]>

const DAY_MS = 86_400_000
const GROUPS = 3
const FOLDERS = 6

/** A reproducible id, so that a failing company can be drawn again. */
export const drawnId = (kind: 'a' | 'b' | 'c' | 'd' | 'e', index: number) =>
  `0199${kind}000-0000-7000-8000-${String(index).padStart(12, '0')}`

/** Any company of these people and contracts: groups, nested folders, grants, shares, assignments, absences. */
export function randomCompany(standing: Standing): fc.Arbitrary<PlainCompany> {
  const drawer = drawerOf(standing)
  return fc.record({
    people: people(standing),
    groups: groups(drawer),
    folders: folders(),
    folderGrants: folderGrants(drawer),
    contracts: contracts(standing, drawer),
    shares: shares(standing, drawer),
    assignments: assignments(drawer),
    delegations: delegations(standing, drawer),
  })
}

export const FOLDER_IDS = Array.from({ length: FOLDERS }, (_, index) => drawnId('b', index))

interface Drawer {
  personId: fc.Arbitrary<string>
  contractId: fc.Arbitrary<string>
  toPerson: fc.Arbitrary<{ kind: 'person'; id: string }>
  toGroup: fc.Arbitrary<{ kind: 'group'; id: string }>
}

export function drawerOf({ administratorId, personIds, contractIds }: Standing): Drawer {
  const personId = fc.constantFrom(administratorId, ...personIds)
  return {
    personId,
    contractId: fc.constantFrom(...contractIds),
    toPerson: personId.map((id) => ({ kind: 'person', id })),
    toGroup: fc.nat(GROUPS - 1).map((index) => ({ kind: 'group', id: drawnId('a', index) })),
  }
}

/** The administrator is never changed: somebody must be able to call. */
function people({ administratorId, personIds }: Standing): fc.Arbitrary<PlainCompany['people']> {
  const drawn = (id: string) =>
    fc.record({
      id: fc.constant(id),
      status: fc.constantFrom(
        ...(['active', 'active', 'active', 'active', 'blocked', 'pending'] as const),
      ),
      permissions: fc.constantFrom(ROLES.plain, ROLES.plain, ROLES.plain, ROLES.none, ROLES.all),
    })
  return fc
    .tuple(...personIds.map(drawn))
    .map((others) => [{ id: administratorId, status: 'active', permissions: ROLES.all }, ...others])
}

function groups({ personId }: Drawer): fc.Arbitrary<PlainCompany['groups']> {
  return fc
    .array(fc.uniqueArray(personId), { minLength: GROUPS, maxLength: GROUPS })
    .map((drawn) => drawn.map((memberIds, index) => ({ id: drawnId('a', index), memberIds })))
}

/** Each may be nested in any earlier one. */
function folders(): fc.Arbitrary<PlainCompany['folders']> {
  const parents = FOLDER_IDS.map((_, index) =>
    index === 0
      ? fc.constant(null)
      : fc.option(fc.constantFrom(...FOLDER_IDS.slice(0, index)), { freq: 3 }),
  )
  return fc
    .tuple(...parents)
    .map((drawn) => FOLDER_IDS.map((id, index) => ({ id, parentId: drawn[index] ?? null })))
}

function folderGrants({ toPerson, toGroup }: Drawer): fc.Arbitrary<PlainCompany['folderGrants']> {
  const to = fc.oneof(
    { arbitrary: toPerson, weight: 3 },
    { arbitrary: toGroup, weight: 3 },
    fc.constant({ kind: 'everyone' as const }),
  )
  const grant = fc.constantFrom('read' as const, 'edit' as const)
  return fc.uniqueArray(fc.record({ folderId: fc.constantFrom(...FOLDER_IDS), to, grant }), {
    maxLength: 4,
    selector: (drawn) => JSON.stringify([drawn.folderId, drawn.to]),
  })
}

function contracts(
  { contractIds }: Standing,
  { personId }: Drawer,
): fc.Arbitrary<PlainCompany['contracts']> {
  const folderIds = fc.uniqueArray(fc.constantFrom(...FOLDER_IDS), { maxLength: 2 })
  return fc.tuple(
    ...contractIds.map((id) => fc.record({ id: fc.constant(id), ownerId: personId, folderIds })),
  )
}

/** One per person or group on a contract; some have ended, one of them at this very instant. */
function shares(
  { now }: Standing,
  { contractId, toPerson, toGroup }: Drawer,
): fc.Arbitrary<PlainCompany['shares']> {
  const later = (ms: number) => new Date(now.getTime() + ms)
  const endsAt = fc.constantFrom(null, null, now, later(DAY_MS), later(-DAY_MS))
  const share = { contractId, to: fc.oneof(toPerson, toGroup), level: fc.constantFrom(...LEVELS) }
  return fc.uniqueArray(fc.record({ ...share, endsAt }), {
    maxLength: 5,
    selector: (drawn) => `${drawn.contractId} ${drawn.to.id}`,
  })
}

function assignments({ contractId, personId }: Drawer): fc.Arbitrary<PlainCompany['assignments']> {
  const role = fc.constantFrom('validator' as const, 'signatory' as const)
  return fc.uniqueArray(fc.record({ contractId, personId, role }), {
    maxLength: 4,
    selector: (drawn) => Object.values(drawn).join(' '),
  })
}

function delegations(
  { now }: Standing,
  { personId }: Drawer,
): fc.Arbitrary<PlainCompany['delegations']> {
  const day = (from: number, to: number) =>
    fc.integer({ min: from, max: to }).map((days) => isoDay(now, days))
  const delegation = fc.record({
    personId,
    delegateId: personId,
    startsOn: day(-3, 1),
    endsOn: day(-1, 3),
    isCalledOff: fc.constantFrom(false, false, true),
  })
  return fc
    .array(delegation, { maxLength: 3 })
    .map((drawn) =>
      drawn.filter(
        ({ personId: absent, delegateId, startsOn, endsOn }) =>
          absent !== delegateId && startsOn <= endsOn,
      ),
    )
}

/** The day this many days after an instant around noon in all of Europe. */
function isoDay(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}
