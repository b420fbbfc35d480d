import { standingOfExitDecision } from '@tacite/domain/decisions/exit-decision.ts'
import { standingOfDecision } from '@tacite/domain/decisions/limit-decision.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { eventsWith } from '@tacite/domain/events/event-catalogue.ts'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { amendedContracts, companyToday, readContractTerms } from '../deadlines/public.ts'
import { standingDecisions, type StandingDecision } from './standing-decisions.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/** Terms that change may make the limit another one: what was decided about it then ends, and says so. */
export function followEventsWithDecisions(deps: Deps): void {
  deps.events.on(eventsWith('changesFacts'), async (db, events) => {
    const contractIds = [...new Set(events.map(({ contractId }) => contractId))]
    const masters = await amendedContracts(db, contractIds)
    await voidDecisions(deps, db, [...contractIds, ...masters], await companyToday(deps, db))
  })
}

/** Ends the decisions about limits that are other ones now. Idempotent. */
export async function voidDecisions(
  { clock, events }: Deps,
  db: CompanyDatabase,
  contractIds: readonly string[],
  today: Temporal.PlainDate,
): Promise<void> {
  const decisions = await standingDecisions(db, contractIds, today.toString())
  if (decisions.length === 0) return
  const contracts = await readContractTerms(
    db,
    [...new Set(decisions.map(({ contractId }) => contractId))].sort(),
  )
  const byId = new Map(contracts.map((contract) => [contract.contractId, contract]))
  for (const decision of decisions) {
    const { terms } = byId.get(decision.contractId)!
    const deadlines = computeDeadlines(terms, today)
    const standing =
      decision.exitOn === null
        ? standingOfDecision(decision, deadlines)
        : standingOfExitDecision(decision, deadlines, today)
    if (standing.stands) continue
    const ended = await db
      .update('limit_decision')
      .set({ ended_at: clock.now(), ended_as: standing.endedAs, moved_to: standing.movedTo })
      .where('limit_decision.id', '=', decision.id)
      .where('limit_decision.ended_at', 'is', null)
      .returning('limit_decision.id')
      .executeTakeFirst()
    if (ended) await events.record(db, voided(decision, standing))
  }
}

function voided(
  { id, contractId, choice, exitOn, prudentLimit, decidedBy }: StandingDecision,
  { endedAs, movedTo }: { endedAs: string; movedTo: string | null },
) {
  return contractEvent(null, 'deadline.decisionVoided', contractId, {
    decisionId: id,
    choice,
    exitOn,
    day: prudentLimit,
    movedTo,
    isNotified: endedAs === 'exitNotified',
    decidedBy,
  })
}
