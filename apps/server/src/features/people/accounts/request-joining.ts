import { isEmailAddress } from '@tacite/domain/contacts/email-address.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'

export const SEND_JOINING: JobKind<{ email: string; locale: Locale }> = {
  name: 'send-joining-link',
}

const HOUR_SECONDS = 60 * 60
const PER_ADDRESS = 3
const PER_CALLER = 30

/**
 * Accepts a request to join a company. Whether one lets people with this address join, and whether they have an
 * account, is checked by a job: the answer and its timing are the same for every address.
 */
export async function requestJoining(
  { rateLimit, jobs, preAuth }: Pick<Platform, 'rateLimit' | 'jobs'> & { preAuth: PreAuthDatabase },
  { email, locale, caller }: { email: string; locale: Locale; caller: Caller },
): Promise<void> {
  if (!isEmailAddress(email)) throw new Refused('RULE', { code: 'EMAIL_INVALID', field: 'email' })
  const address = email.toLowerCase()
  await rateLimit(`join from ${caller.ip}`, PER_CALLER, HOUR_SECONDS)
  await rateLimit(`join of ${address}`, PER_ADDRESS, HOUR_SECONDS)
  await preAuth.db
    .transaction()
    .execute((tx) => jobs.enqueue(tx, SEND_JOINING, { email: address, locale }))
}
