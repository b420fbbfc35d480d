import { Refused } from '@tacite/domain/refusal.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertSignUpRequest } from './sign-up-request.ts'
import { signUpRefusals, type SignUp } from './sign-up.ts'

export const SEND_SIGN_UP: JobKind<{ requestId: string }> = {
  name: 'send-sign-up-link',
  retryLimit: 20,
  reachesOutside: true,
}

const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS
const PER_ADDRESS = 3
const PER_CALLER = 30
/** However many networks ask: these mails reach people who may have asked for nothing. */
const PER_DAY = 1_000

/**
 * Accepts a request for a company. A job mails the link that creates it; whether the address has an account is
 * checked there, so that the answer and its timing are the same for every address.
 */
export async function requestSignUp(
  deps: Pick<Platform, 'clock' | 'rateLimit' | 'jobs'> & { preAuth: PreAuthDatabase },
  form: Omit<SignUp, 'password' | 'code'>,
  caller: Caller,
): Promise<void> {
  const refusals = signUpRefusals(form)
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const email = form.email.toLowerCase()
  await deps.rateLimit(`sign-up from ${caller.ip}`, PER_CALLER, HOUR_SECONDS)
  await deps.rateLimit(`sign-up of ${email}`, PER_ADDRESS, HOUR_SECONDS)
  await deps.rateLimit('sign-ups', PER_DAY, DAY_SECONDS)
  await deps.preAuth.db.transaction().execute(async (tx) => {
    const requestId = await insertSignUpRequest(deps, tx, { ...form, email, locale: form.i18n })
    await deps.jobs.enqueue(tx, SEND_SIGN_UP, { requestId })
  })
}
