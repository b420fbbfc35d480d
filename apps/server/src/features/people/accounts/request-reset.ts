import { isEmailAddress } from '@tacite/domain/contacts/email-address.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'

export const SEND_RESET: JobKind<{ email: string; isLocked?: boolean }> = {
  name: 'send-reset-link',
}

const HOUR_SECONDS = 60 * 60
const PER_ADDRESS = 5
const PER_CALLER = 30

/**
 * Accepts a request for a new password. Whether the address exists is checked by a job, so that the answer and its
 * timing are the same for every address; the limits count unknown addresses too.
 */
export async function requestReset(
  { rateLimit, jobs, preAuth }: Pick<Platform, 'rateLimit' | 'jobs'> & { preAuth: PreAuthDatabase },
  { email, caller }: { email: string; caller: Caller },
): Promise<void> {
  if (!isEmailAddress(email)) throw new Refused('RULE', { code: 'EMAIL_INVALID', field: 'email' })
  const address = email.toLowerCase()
  await rateLimit(`reset from ${caller.ip}`, PER_CALLER, HOUR_SECONDS)
  await rateLimit(`reset of ${address}`, PER_ADDRESS, HOUR_SECONDS)
  await preAuth.db.transaction().execute((tx) => jobs.enqueue(tx, SEND_RESET, { email: address }))
}
