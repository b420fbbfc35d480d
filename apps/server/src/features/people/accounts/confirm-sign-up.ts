import { Refused } from '@tacite/domain/refusal.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkActivation, type Activation } from './activate-account.ts'
import { foundCompany } from './found-company.ts'
import { hashPassword } from './password.ts'
import { markSignUpUsed, type SignUpRequest } from './sign-up-request.ts'

/**
 * Creates the company that was asked for: whoever opened the link reads the mails of its address. The password is
 * chosen now and not with the request, which anybody may have made.
 */
export async function confirmSignUp(
  deps: Pick<Platform, 'clock' | 'inCompany' | 'events' | 'settings'> & {
    preAuth: PreAuthDatabase
  },
  request: SignUpRequest,
  form: Activation,
): Promise<{ companyId: string; personId: string }> {
  if (deps.settings.signUp !== 'open') throw new Refused('FORBIDDEN', 'SIGN_UP_CLOSED')
  const refusals = await checkActivation(form, request)
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const { companyName, email, locale } = request
  const founded = await foundCompany(
    deps,
    {
      companyName,
      email,
      locale,
      firstName: form.firstName,
      lastName: form.lastName,
      passwordHash: await hashPassword(deps.settings, form.password),
      emailConfirmedAt: deps.clock.now(),
    },
    () => Promise.resolve(),
  )
  await markSignUpUsed(deps, request)
  return founded
}
