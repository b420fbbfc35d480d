import { laterRefusal } from '@tacite/domain/decisions/limit-decision.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Temporal } from 'temporal-polyfill'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { LimitChoice } from '@tacite/domain/decisions/limit-decision.ts'
import type { ExitChoice } from '@tacite/domain/decisions/exit-choices.ts'

type About =
  | { exitOn: null; termNumber: number; meaning: 'preventRenewal' | 'obtainRenewal' }
  | { exitOn: string; termNumber: null; meaning: null }

export interface Chosen {
  about: About
  limit: { prudentLimit: string; legalLimit: string }
  choice: LimitChoice | ExitChoice
  reason: string
  /** Of one to decide later. */
  until: string | null
}

/** Until when a decision is put off, where it is. */
export function requireWhole(
  { choice, reason, until }: Pick<Chosen, 'choice' | 'reason' | 'until'>,
  limit: Chosen['limit'],
  today: Temporal.PlainDate,
): string | null {
  if (reason === '') throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'reason' })
  if (choice !== 'later') return null
  if (until === null) throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'until' })
  const refusal = laterRefusal(until, limit, today)
  if (refusal) throw new Refused('RULE', refusal)
  return until
}

/** Keeps a decision in place of what was decided about the same limit before. */
export async function recordDecision(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { about, limit, choice, reason, until }: Chosen,
): Promise<void> {
  const now = clock.now()
  await db
    .update('limit_decision')
    .set({ ended_at: now, ended_as: 'replaced' })
    .where('limit_decision.contract_id', '=', contractId)
    .where('limit_decision.term_number', 'is not distinct from', about.termNumber)
    .where('limit_decision.exit_on', 'is not distinct from', about.exitOn)
    .where('limit_decision.ended_at', 'is', null)
    .execute()
  const decisionId = newId(now)
  await db
    .insert('limit_decision', {
      id: decisionId,
      contract_id: contractId,
      exit_on: about.exitOn,
      term_number: about.termNumber,
      meaning: about.meaning,
      prudent_limit: limit.prudentLimit,
      legal_limit: limit.legalLimit,
      choice,
      reason,
      later_until: until,
      decided_by: actor.personId,
      decided_at: now,
    })
    .execute()
  await events.record(db, {
    ...contractEvent(actor, 'deadline.decided', contractId, {
      decisionId,
      choice,
      exitOn: about.exitOn,
      day: limit.prudentLimit,
      until,
    }),
    personal: { reason },
  })
}
