import type { DecisionForm } from '@tacite/api/lifecycle/decisions-endpoints.ts'
import { decidableLimit, laterRefusal } from '@tacite/domain/decisions/limit-decision.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireLifecycleAct } from '../deadlines/public.ts'

/** Records what is chosen before the next notice limit, in place of what was chosen about it before. */
export async function decideOnLimit(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { limit: seenLimit, choice, reason, until }: DecisionForm,
): Promise<void> {
  const { terms, today } = await requireLifecycleAct(deps, db, actor, contractId, 'decideOnLimit')
  const limit = decidableLimit(computeDeadlines(terms, today), today)
  if (limit === null) throw new Refused('STATE', 'NOTHING_TO_DECIDE')
  if (limit.prudentLimit !== seenLimit)
    throw new Refused('STATE', {
      code: 'LIMIT_IS_ANOTHER',
      params: { limit: limit.prudentLimit },
    })
  if (reason === '') throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'reason' })
  const laterUntil = choice === 'later' ? until : null
  if (choice === 'later') {
    if (until === null) throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'until' })
    const refusal = laterRefusal(until, limit, today)
    if (refusal) throw new Refused('RULE', refusal)
  }
  const now = deps.clock.now()
  await db
    .update('limit_decision')
    .set({ ended_at: now, ended_as: 'replaced' })
    .where('limit_decision.contract_id', '=', contractId)
    .where('limit_decision.term_number', '=', limit.termNumber)
    .where('limit_decision.ended_at', 'is', null)
    .execute()
  const decisionId = newId(now)
  await db
    .insert('limit_decision', {
      id: decisionId,
      contract_id: contractId,
      term_number: limit.termNumber,
      prudent_limit: limit.prudentLimit,
      legal_limit: limit.legalLimit,
      meaning: limit.meaning,
      choice,
      reason,
      later_until: laterUntil,
      decided_by: actor.personId,
      decided_at: now,
    })
    .execute()
  await deps.events.record(db, {
    ...contractEvent(actor, 'deadline.decided', contractId, {
      decisionId,
      choice,
      day: limit.prudentLimit,
      until: laterUntil,
    }),
    personal: { reason },
  })
}
