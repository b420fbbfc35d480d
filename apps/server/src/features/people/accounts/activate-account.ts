import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccountLink, consumeAccountLink } from './account-link.ts'
import { chosenPasswordRefusals } from './chosen-password.ts'
import { hashPassword } from './password.ts'
import { refuseTakenAddress } from './refuse-taken-address.ts'

export interface Activation {
  token: string
  firstName: string
  lastName: string
  password: string
}

/** Activates a pending person with a name and a password of their choice. Of two concurrent attempts, one succeeds. */
export async function activateAccount(
  deps: Pick<Platform, 'clock' | 'inCompany' | 'events' | 'settings'> & {
    preAuth: PreAuthDatabase
  },
  form: Activation,
): Promise<{ companyId: string; personId: string }> {
  const link = await findAccountLink(deps, form.token, 'activation')
  const { companyId, personId } = link
  const refusals = await checkActivation(form, {
    email: link.currentEmail,
    companyName: link.company,
  })
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const passwordHash = await hashPassword(deps.settings, form.password)
  const activate = async (db: CompanyDatabase) => {
    await consumeAccountLink(deps, db, link)
    const activated = await db
      .update('person')
      .set({
        status: 'active',
        first_name: form.firstName,
        last_name: form.lastName,
        password_hash: passwordHash,
        email_confirmed_at: deps.clock.now(),
      })
      .where('person.id', '=', personId)
      .where('person.status', '=', 'pending')
      .returning('person.id')
      .executeTakeFirst()
    if (!activated) throw new Refused('STATE', 'ACTIVATION_USED')
    const label = `${form.firstName} ${form.lastName}`
    await deps.events.record(db, {
      type: 'person.activated',
      actor: { id: personId, label },
      objectId: personId,
      payload: { byInvitation: true },
      personal: { label },
    })
  }
  await deps.inCompany(companyId, activate).catch(refuseTakenAddress('email'))
  return { companyId, personId }
}

/** Form errors, each with its field. */
export async function checkActivation(
  form: Activation,
  invited: { email: string; companyName: string },
): Promise<Refusal[]> {
  const names = (['firstName', 'lastName'] as const)
    .filter((field) => form[field] === '')
    .map((field) => ({ code: 'FIELD_REQUIRED', field }) as const)
  const { firstName, lastName } = form
  const known = { firstName, lastName, ...invited }
  return [...names, ...(await chosenPasswordRefusals(form.password, known))]
}
