import { highestLevel, LEVEL_OF_FOLDER_GRANT, type ContractLevel } from './levels.ts'
import type { Permission } from './permissions.ts'

/** A whole company in plain data: everything that determines who sees which contract. */
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
  /** The absent person. */
  personId: string
  delegateId: string
  /** Days, both inclusive. */
  startsOn: string
  endsOn: string
  isCalledOff: boolean
}

/** The kinds of access paths to a contract. */
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

/** When access is evaluated: the instant, and the day it is in the company. */
export interface Moment {
  at: Date
  today: string
}

/**
 * The reference definition: who sees which contract, through what, and at which level, written as plainly as
 * decisions 2 and without regard for speed. No screen uses it; the server's SQL is tested against it
 * (who-sees-what.test.ts).
 */
export function waysToSee(
  company: PlainCompany,
  personId: string,
  contractId: string,
  moment: Moment,
): Way[] {
  const person = company.people.find(({ id }) => id === personId)
  if (!person || person.status !== 'active') return []
  // A person who may not open the list of contracts sees none.
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
    // Nobody signs for another person.
    if (assignment.role === 'validator' && actsFor(company, personId, assignment.personId, moment))
      ways.push({ kind: 'actingFor', level: 'reader' })
  }
  return ways
}

/** The highest level of all access paths; null: the contract does not exist for this person. */
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

/** A folder and all its parents. */
function withThoseAbove(company: PlainCompany, folderId: string): string[] {
  const folder = company.folders.find(({ id }) => id === folderId)
  if (!folder) return []
  return [folder.id, ...(folder.parentId ? withThoseAbove(company, folder.parentId) : [])]
}

/** Whether a person acts for an absent one on that day; a blocked person has no delegate. */
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
