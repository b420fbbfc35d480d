import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'

/**
 * Asks the owners again whose day to decide later has come, as long as the limit has not passed. Marked in the same
 * transaction: a job that runs twice asks nobody twice.
 */
export async function askAgain(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  today: Temporal.PlainDate,
): Promise<void> {
  const due = await db
    .update('limit_decision')
    .set({ asked_again_at: clock.now() })
    .where('limit_decision.later_until', '<=', today.toString())
    .where('limit_decision.asked_again_at', 'is', null)
    .where('limit_decision.ended_at', 'is', null)
    .where('limit_decision.legal_limit', '>=', today.toString())
    .returning(['limit_decision.id', 'limit_decision.contract_id', 'limit_decision.prudent_limit'])
    .returning('limit_decision.exit_on')
    .execute()
  await events.recordMany(
    db,
    due.map(({ id, contract_id, prudent_limit, exit_on }) =>
      contractEvent(null, 'deadline.decisionDue', contract_id, {
        decisionId: id,
        exitOn: exit_on,
        day: prudent_limit,
      }),
    ),
  )
}
