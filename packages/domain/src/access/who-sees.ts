import { highestLevel, LEVEL_OF_FOLDER_GRANT, type ContractLevel } from './levels.ts'
import type { Permission } from './permissions.ts'

/** A whole company in plain words: all that decides who sees which contract. */
export interface PlainCompany {
  people: readonly PlainPerson[]
  groups: readonly { id: string; memberIds: readonly string[] }[]
  folders: readonly { id: string; parentId: string | null }[]
  folderGrants: readonly { folderId: string; to: Holder; grant: 'read' | 'edit' }[]
  contracts: readonly { id: string; ownerId: string; folderIds: readonly string[] }[]
  shares: readonly PlainShare[]
  assignments: readonly { contractId: string; personId: string; role: 'validator' | 'signatory' }[]
  delegations: readonly PlainDelegation[]
}

interface PlainPerson {
  id: string
  status: 'pending' | 'active' | 'blocked'
  permissions: readonly Permission[]
}

type Holder = { kind: 'person'; id: string } | { kind: 'group'; id: string } | { kind: 'everyone' }

interface PlainShare {
  contractId: string
  to: Exclude<Holder, { kind: 'everyone' }>
  level: ContractLevel
  /** An instant; null: until it is revoked. */
  endsAt: Date | null
}

interface PlainDelegation {
  /** Who is away. */
  personId: string
  delegateId: string
  /** Days, both included. */
  startsOn: string
  endsOn: string
  isCalledOff: boolean
}

/** The ways in which a person can come to see a contract. */
export const ACCESS_WAYS = [
  'owner',
  'allContracts',
  'share',
  'groupShare',
  'folder',
  'validator',
  'signatory',
  'actingFor',
] as const

export type AccessPathKind = (typeof ACCESS_WAYS)[number]

interface Way {
  kind: AccessPathKind
  level: ContractLevel
}

/** When one asks: the instant, and the day that it is in the company. */
export interface Moment {
  at: Date
  today: string
}

/**
 * The reference: who sees which contract, how, and at which level, said as plainly as decisions 2 says it and without
 * a thought for speed. No screen reads it; the statements of the server are held against it (who-sees-what.test.ts).
 */
export function waysToSee(
  company: PlainCompany,
  personId: string,
  contractId: string,
  moment: Moment,
): Way[] {
  const person = company.people.find(({ id }) => id === personId)
  if (!person || person.status !== 'active') return []
  // Whoever may not open the list of contracts sees none.
  if (!person.permissions.includes('contracts3:list')) return []
  const ways: Way[] = []
  const contract = company.contracts.find(({ id }) => id === contractId)
  if (!contract) return []
  if (contract.ownerId === personId) ways.push({ kind: 'owner', level: 'owner' })
  if (person.permissions.includes('contracts3:all'))
    ways.push({ kind: 'allContracts', level: 'owner' })
  for (const share of company.shares) {
    const hasEnded = share.endsAt !== null && share.endsAt <= moment.at
    if (share.contractId !== contractId || hasEnded) continue
    if (!holds(company, personId, share.to)) continue
    ways.push({ kind: share.to.kind === 'group' ? 'groupShare' : 'share', level: share.level })
  }
  for (const grant of company.folderGrants) {
    if (!holds(company, personId, grant.to)) continue
    for (const folderId of contract.folderIds)
      if (withThoseAbove(company, folderId).includes(grant.folderId))
        ways.push({ kind: 'folder', level: LEVEL_OF_FOLDER_GRANT[grant.grant] })
  }
  for (const assignment of company.assignments) {
    if (assignment.contractId !== contractId) continue
    if (assignment.personId === personId) ways.push({ kind: assignment.role, level: 'reader' })
    // Nobody signs for somebody else.
    if (assignment.role === 'validator' && actsFor(company, personId, assignment.personId, moment))
      ways.push({ kind: 'actingFor', level: 'reader' })
  }
  return ways
}

/** The highest level that some way gives; null: for this person the contract does not exist. */
export function levelToSee(
  company: PlainCompany,
  personId: string,
  contractId: string,
  moment: Moment,
): ContractLevel | null {
  return highestLevel(waysToSee(company, personId, contractId, moment).map(({ level }) => level))
}

function holds(company: PlainCompany, personId: string, holder: Holder): boolean {
  if (holder.kind === 'everyone') return true
  if (holder.kind === 'person') return holder.id === personId
  return company.groups.some(
    ({ id, memberIds }) => id === holder.id && memberIds.includes(personId),
  )
}

/** A folder and every one that it is nested in. */
function withThoseAbove(company: PlainCompany, folderId: string): string[] {
  const folder = company.folders.find(({ id }) => id === folderId)
  if (!folder) return []
  return [folder.id, ...(folder.parentId ? withThoseAbove(company, folder.parentId) : [])]
}

/** Whether one acts for an absent person on that day; who was blocked has nobody acting for them. */
function actsFor(
  company: PlainCompany,
  personId: string,
  absentId: string,
  { today }: Moment,
): boolean {
  const absent = company.people.find(({ id }) => id === absentId)
  if (absent?.status !== 'active') return false
  return company.delegations.some(
    (delegation) =>
      delegation.personId === absentId &&
      delegation.delegateId === personId &&
      !delegation.isCalledOff &&
      delegation.startsOn <= today &&
      today <= delegation.endsOn,
  )
}
