import type { SignUpOffer } from '@tacite/domain/accounts/sign-up-offer.ts'
import { isEmailAddress } from '@tacite/domain/contacts/email-address.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { chosenPasswordRefusals } from './chosen-password.ts'
import { isFirstCompanyCode } from './first-company-code.ts'
import { foundCompany } from './found-company.ts'
import { hashPassword } from './password.ts'

export interface SignUp {
  companyName: string
  firstName: string
  lastName: string
  email: string
  password: string
  code: string
  i18n: Locale
}

/**
 * Creates a company at once: the first of an installation, or any in the demo. Its address is not confirmed: there may
 * be no mail server yet.
 */
export async function signUp(
  deps: Pick<Platform, 'clock' | 'inCompany' | 'events' | 'settings' | 'masterKey'>,
  form: SignUp,
  offer: Exclude<SignUpOffer, 'byMail'>,
): Promise<{ companyId: string; personId: string }> {
  if (offer === 'closed') throw new Refused('FORBIDDEN', 'SIGN_UP_CLOSED')
  if (offer === 'taken') throw new Refused('FORBIDDEN', 'SIGN_UP_TAKEN')
  const refusals = [
    ...signUpRefusals(form),
    ...(await chosenPasswordRefusals(form.password, form)),
    ...(offer === 'withCode' && !isFirstCompanyCode(deps.masterKey, form.code)
      ? [{ code: 'SIGN_UP_CODE_WRONG', field: 'code' } as const]
      : []),
  ]
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const passwordHash = await hashPassword(deps.settings, form.password)
  return foundCompany(
    deps,
    { ...form, locale: form.i18n, passwordHash, emailConfirmedAt: null },
    deps.settings.signUp === 'first' ? requireNoCompany : () => Promise.resolve(),
  )
}

/** Of two first visitors at once, one succeeds: the other waits for its commit. */
async function requireNoCompany(db: CompanyDatabase): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FIRST_COMPANY_LOCK})`.execute(db.tx)
  const company = await db.tx.selectFrom('company').select('company.id').limit(1).executeTakeFirst()
  if (company) throw new Refused('FORBIDDEN', 'SIGN_UP_TAKEN')
}

const FIRST_COMPANY_LOCK = 7_231_988

/** Form errors, each with its field; the password has its own. */
export function signUpRefusals(form: Omit<SignUp, 'password' | 'code'>): Refusal[] {
  const required = (['companyName', 'firstName', 'lastName'] as const)
    .filter((field) => form[field] === '')
    .map((field) => ({ code: 'FIELD_REQUIRED', field }) as const)
  const email = isEmailAddress(form.email)
    ? []
    : [{ code: 'EMAIL_INVALID', field: 'email' } as const]
  return [...required, ...email]
}
