import { isEmailAddress } from '@tacite/domain/contacts/email-address.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { GuessDeps } from './guesses.ts'
import { SEND_RESET } from './request-reset.ts'

/** As long as the link of a mail is valid. */
const HOUR_SECONDS = 60 * 60

/**
 * When too many wrong passwords were tried, whoever reads the mails of the address gets a link that lets them in, once
 * an hour; the others wait. Whether there is an account is checked by the job, as with a forgotten password.
 */
export async function mailWhenLocked(
  deps: Pick<Platform, 'jobs'> & GuessDeps & { preAuth: PreAuthDatabase },
  typed: string,
  error: unknown,
): Promise<never> {
  const email = typed.trim().toLowerCase()
  const isLocked = error instanceof Refused && error.refusals[0]?.code === 'SIGN_IN_LOCKED'
  if (!isLocked || !isEmailAddress(email)) throw error
  const isFirst = await deps.rateLimit(`locked ${email}`, 1, HOUR_SECONDS).then(
    () => true,
    () => false,
  )
  if (isFirst)
    await deps.preAuth.db
      .transaction()
      .execute((tx) => deps.jobs.enqueue(tx, SEND_RESET, { email, isLocked: true }))
  throw error
}
