import { whomToTell, type Escalation } from '@tacite/domain/decisions/escalation.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { levelsOn, readerOfPerson } from '../../people/access/public.ts'
import { memberIds } from '../../people/groups/public.ts'
import { administratorIds } from '../../people/roles/public.ts'

/** What escalations of a company depend on. */
export interface EscalationCircle {
  escalationDays: number
  noticeWindowDays: number
  groupMemberIds: string[]
  administratorIds: string[]
}

export async function escalationCircle(db: CompanyDatabase): Promise<EscalationCircle> {
  const { escalation_days, notice_window_days, escalation_group_id } = await db.tx
    .selectFrom('company')
    .where('company.id', '=', db.companyId)
    .select([
      'company.escalation_days',
      'company.notice_window_days',
      'company.escalation_group_id',
    ])
    .executeTakeFirstOrThrow()
  return {
    escalationDays: escalation_days,
    noticeWindowDays: notice_window_days,
    groupMemberIds: escalation_group_id === null ? [] : await memberIds(db, [escalation_group_id]),
    administratorIds: await administratorIds(db),
  }
}

/** The owner of a contract, who is asked, and their manager. */
export interface Responsible {
  contractId: string
  ownerId: string
  ownerName: string
  isOwnerActive: boolean
  managerId: string | null
}

export async function responsibleFor(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, Responsible>> {
  const { rows } = await sql<Responsible>`
    select contract.id as "contractId", owner.id as "ownerId", owner.status = 'active' as "isOwnerActive",
      owner.manager_id as "managerId", ${personName('owner')} as "ownerName"
    from contract join person as owner on owner.company_id = contract.company_id and owner.id = contract.owner_id
    where contract.company_id = ${db.companyId} and contract.id = any(${[...contractIds]}::uuid[])`.execute(
    db.tx,
  )
  return new Map(rows.map((row) => [row.contractId, row]))
}

/**
 * Whom each of these contracts escalates to. Only people with an active account who see the contract are told of it:
 * what a person may not see does not exist for them.
 */
export async function whomToTellOf(
  db: CompanyDatabase,
  contracts: readonly Responsible[],
  circle: EscalationCircle,
  now: Date,
): Promise<ReadonlyMap<string, Escalation>> {
  const managers = contracts.flatMap(({ managerId }) => managerId ?? [])
  const candidates = new Set([...managers, ...circle.groupMemberIds, ...circle.administratorIds])
  const contractIds = contracts.map(({ contractId }) => contractId)
  const seen = new Map<string, ReadonlyMap<string, unknown>>()
  for (const personId of candidates) {
    const reader = await readerOfPerson(db, personId, now)
    seen.set(personId, reader ? await levelsOn(db, reader, contractIds) : new Map())
  }
  return new Map(
    contracts.map(({ contractId, ownerId, managerId }) => [
      contractId,
      whomToTell(
        { ...circle, ownerId, managerId },
        (personId) => seen.get(personId)?.has(contractId) ?? false,
      ),
    ]),
  )
}
