import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sealDelayed } from './signing-events.ts'

/** Failed tries before people are alerted; retries continue regardless. */
const QUIET_ATTEMPTS = 5
/** The operator's log repeats the alarm periodically. */
const LOGGED_EVERY = 10

/** A seal that keeps failing raises an alarm: in the log, and once to those waiting for it. */
export async function raiseSealAlarm(
  { events, log }: Pick<Platform, 'events' | 'log'>,
  db: CompanyDatabase,
  {
    requestId,
    contractId,
    requestedBy,
    attempt,
  }: { requestId: string; contractId: string; requestedBy: string; attempt: number },
): Promise<void> {
  const failed = attempt - 1
  if (failed < QUIET_ATTEMPTS) return
  if (failed % LOGGED_EVERY === QUIET_ATTEMPTS)
    log.error('seal.delayed', { companyId: db.companyId, requestId, attempts: failed })
  if (failed === QUIET_ATTEMPTS)
    await events.record(
      db,
      sealDelayed({ actor: null, contractId }, requestId, { attempts: failed, requestedBy }),
    )
}
