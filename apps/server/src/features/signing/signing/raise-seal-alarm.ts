import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { letterSealDelayed } from './letters/letter-events.ts'
import { readSignature, type SignatureRequest } from './signature-repository.ts'
import { sealDelayed } from './signing-events.ts'

/** Failed tries before people are alerted; retries continue regardless. */
const QUIET_ATTEMPTS = 5
/** The operator's log repeats the alarm periodically. */
const LOGGED_EVERY = 10

/** A seal that keeps failing raises an alarm: in the log, and once to those waiting for it. */
export async function raiseSealAlarm(
  { events, log }: Pick<Platform, 'events' | 'log'>,
  db: CompanyDatabase,
  { requestId, attempt }: { requestId: string; attempt: number },
): Promise<void> {
  const failed = attempt - 1
  if (failed < QUIET_ATTEMPTS) return
  if (failed % LOGGED_EVERY === QUIET_ATTEMPTS)
    log.error('seal.delayed', { companyId: db.companyId, requestId, attempts: failed })
  if (failed === QUIET_ATTEMPTS)
    await events.record(db, delayed(await readSignature(db, requestId), failed))
}

function delayed(request: SignatureRequest, attempts: number) {
  const { id, contractId, noticeId, requestedBy } = request
  return noticeId === null
    ? sealDelayed({ actor: null, contractId }, id, { attempts, requestedBy })
    : letterSealDelayed(request, attempts)
}
