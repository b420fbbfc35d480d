import { escalationStages, type Escalation } from '@tacite/domain/decisions/escalation.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { levelsOn, readerOfPerson } from '../access/public.ts'
import { memberIds } from '../groups/public.ts'
import { administratorIds } from '../roles/public.ts'

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

/** What was decided by none of those who were asked, on one contract. */
export interface EscalatedContract {
  /** Of what is undecided: the key of the answer. */
  id: string
  contractId: string
  askedIds: readonly string[]
  /** Their managers. */
  managerIds: readonly string[]
  /** Who is told as well, if they can be. */
  alsoIds: readonly string[]
}

/** Whom each of these escalates to, where one stage is all there is. */
export async function whomToTellOf(
  db: CompanyDatabase,
  escalated: readonly EscalatedContract[],
  circle: EscalationCircle,
  now: Date,
): Promise<ReadonlyMap<string, Escalation>> {
  const stages = await stagesOf(db, escalated, circle, now)
  return new Map([...stages].map(([id, [first]]) => [id, first!]))
}

/**
 * The stages that each of these escalates through. Only people with an active account who see the contract are told of it: what a person
 * may not see does not exist for them.
 */
export async function stagesOf(
  db: CompanyDatabase,
  escalated: readonly EscalatedContract[],
  circle: EscalationCircle,
  now: Date,
): Promise<ReadonlyMap<string, Escalation[]>> {
  const named = escalated.flatMap(({ managerIds, alsoIds }) => [...managerIds, ...alsoIds])
  const candidates = new Set([...named, ...circle.groupMemberIds, ...circle.administratorIds])
  const contractIds = [...new Set(escalated.map(({ contractId }) => contractId))]
  const seen = new Map<string, ReadonlyMap<string, unknown>>()
  for (const personId of candidates) {
    const reader = await readerOfPerson(db, personId, now)
    seen.set(personId, reader ? await levelsOn(db, reader, contractIds) : new Map())
  }
  return new Map(
    escalated.map(({ id, contractId, askedIds, managerIds, alsoIds }) => {
      const canBeTold = (personId: string) => seen.get(personId)?.has(contractId) ?? false
      const [first, ...later] = escalationStages({ ...circle, askedIds, managerIds }, canBeTold)
      const personIds = [...new Set([...alsoIds.filter(canBeTold), ...first!.personIds])]
      return [id, [{ ...first!, personIds }, ...later]]
    }),
  )
}
