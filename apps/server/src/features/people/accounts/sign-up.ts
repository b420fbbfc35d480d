import { passwordRefusals } from '@tacite/domain/accounts/new-password.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { isEmailAddress } from '@tacite/domain/contacts/email-address.ts'
import type { Platform } from '../../../platform/platform.ts'
import { newId } from '../../../platform/new-id.ts'
import { createCompany } from '../companies/public.ts'
import { hashPassword } from './password.ts'
import { refuseTakenAddress } from './refuse-taken-address.ts'

export interface SignUp {
  companyName: string
  firstName: string
  lastName: string
  email: string
  password: string
  i18n: Locale
}

/** Creates a company with its defaults and its first administrator. Returns who they are. */
export async function signUp(
  deps: Pick<Platform, 'clock' | 'inCompany' | 'events' | 'settings'>,
  form: SignUp,
): Promise<{ companyId: string; personId: string }> {
  if (!deps.settings.signUpOpen) throw new Refused('FORBIDDEN', 'SIGN_UP_CLOSED')
  const refusals = checkSignUp(form)
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const now = deps.clock.now()
  const companyId = newId(now)
  const personId = newId(now)
  const passwordHash = await hashPassword(deps.settings, form.password)
  await deps
    .inCompany(companyId, async (db) => {
      const { administratorRoleId } = await createCompany(deps, db, {
        name: form.companyName,
        locale: form.i18n,
      })
      await db
        .insert('person', {
          id: personId,
          email: form.email.toLowerCase(),
          first_name: form.firstName,
          last_name: form.lastName,
          locale: form.i18n,
          status: 'active',
          role_id: administratorRoleId,
          password_hash: passwordHash,
          created_at: now,
        })
        .execute()
      const label = `${form.firstName} ${form.lastName}`
      await deps.events.record(db, {
        type: 'company.created',
        actor: { id: personId, label },
        objectId: companyId,
        payload: { locale: form.i18n },
      })
    })
    .catch(refuseTakenAddress('email'))
  return { companyId, personId }
}

/** Form errors, each with its field. */
function checkSignUp(form: SignUp): Refusal[] {
  const required = (['companyName', 'firstName', 'lastName'] as const)
    .filter((field) => form[field] === '')
    .map((field) => ({ code: 'FIELD_REQUIRED', field }) as const)
  const email = isEmailAddress(form.email)
    ? []
    : [{ code: 'EMAIL_INVALID', field: 'email' } as const]
  return [...required, ...email, ...passwordRefusals(form.password)]
}
