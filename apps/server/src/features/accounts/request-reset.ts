import { isEmailAddress } from '@tacite/domain/contacts/email-address.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { SignInDoor } from '../../platform/database/sign-in-door.ts'
import type { Caller } from '../../platform/http/route.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'

export const SEND_RESET: JobKind<{ email: string }> = { name: 'send-reset-link' }

const HOUR_SECONDS = 60 * 60
const PER_ADDRESS = 5
const PER_CALLER = 30

/**
 * Takes the wish for a new password. Whether anybody has this address is asked by a job, so that the answer and its time
 * are the same for every address; the limits count addresses of nobody too.
 */
export async function requestReset(
  { limitHits, jobs, door }: Pick<Platform, 'limitHits' | 'jobs'> & { door: SignInDoor },
  { email, caller }: { email: string; caller: Caller },
): Promise<void> {
  if (!isEmailAddress(email)) throw new Refused('RULE', { code: 'EMAIL_INVALID', field: 'email' })
  const address = email.toLowerCase()
  await limitHits(`reset from ${caller.ip}`, PER_CALLER, HOUR_SECONDS)
  await limitHits(`reset of ${address}`, PER_ADDRESS, HOUR_SECONDS)
  await door.db.transaction().execute((tx) => jobs.enqueue(tx, SEND_RESET, { email: address }))
}
