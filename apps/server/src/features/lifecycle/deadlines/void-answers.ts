import { voidedAnswer, type VoidedAnswer } from '@tacite/domain/deadlines/alert-answers.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { standingAnswers, type StandingAnswer } from './alert-answers.query.ts'
import { alertsOfContract } from './alerts-of-contract.ts'
import type { ContractTerms } from './lifecycle-terms.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/**
 * Ends the answers to alerts whose day moved or went, and tells those who gave them: what they had put off would come
 * back about another day. Idempotent.
 */
export async function voidAnswers(
  deps: Deps,
  db: CompanyDatabase,
  contracts: readonly ContractTerms[],
  today: Temporal.PlainDate,
): Promise<void> {
  const answers = await standingAnswers(
    db,
    contracts.map(({ contractId }) => contractId),
  )
  if (answers.length === 0) return
  const byContract = Map.groupBy(answers, ({ contractId }) => contractId)
  for (const contract of contracts) {
    const own = byContract.get(contract.contractId)
    if (own) await voidOf(deps, db, { contract, answers: own, today })
  }
}

interface Answered {
  contract: ContractTerms
  answers: readonly StandingAnswer[]
  today: Temporal.PlainDate
}

async function voidOf(
  { clock, events }: Deps,
  db: CompanyDatabase,
  { contract, answers, today }: Answered,
): Promise<void> {
  // A day that still counts voids nothing, however it is alerted.
  const alerts = [null, ...(contract.alerts ? [contract.alerts] : [])].flatMap((setting) =>
    alertsOfContract(contract, setting, today),
  )
  const { terms } = computeDeadlines(contract.terms, today)
  for (const answer of answers) {
    const voided = voidedAnswer(answer, alerts, today, terms)
    if (voided === null) continue
    await db
      .update('alert_answer')
      .set({ ended_at: clock.now(), ended_as: voided.endedAs, moved_to: voided.movedTo })
      .where('alert_answer.id', '=', answer.id)
      .execute()
    if (voided.endedAs !== 'passed') await events.record(db, voidedEvent(answer, voided))
  }
}

function voidedEvent(
  { contractId, kind, target, personId }: StandingAnswer,
  { movedTo }: VoidedAnswer,
) {
  return contractEvent(null, 'deadline.alertAnswerVoided', contractId, {
    kind,
    day: target,
    movedTo,
    personId,
  })
}
