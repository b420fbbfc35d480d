import { fullName } from '@tacite/domain/people/full-name.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkActivation, type Activation } from './activate-account.ts'
import { requireJoinable } from './joinable.query.ts'
import { consumeJoiningLink, type JoiningLink } from './joining-link.ts'
import { hashPassword } from './password.ts'
import { refuseTakenAddress } from './refuse-taken-address.ts'

/** Makes a self-registered person an active member of the company, in the role it currently grants to them. */
export async function joinCompany(
  deps: Pick<Platform, 'clock' | 'inCompany' | 'events' | 'settings'>,
  link: JoiningLink,
  form: Activation,
): Promise<{ companyId: string; personId: string }> {
  const refusals = await checkActivation(form, {
    email: link.email,
    companyName: link.company,
  })
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const passwordHash = await hashPassword(deps.settings, form.password)
  const { companyId, email, locale } = link
  const now = deps.clock.now()
  const personId = newId(now)
  await deps
    .inCompany(companyId, async (db) => {
      await consumeJoiningLink(deps, db, link)
      const roleId = await requireJoinable(db, email)
      await db
        .insert('person', {
          id: personId,
          email,
          locale,
          role_id: roleId,
          status: 'active',
          created_at: now,
          first_name: form.firstName,
          last_name: form.lastName,
          password_hash: passwordHash,
          email_confirmed_at: now,
        })
        .execute()
      const label = fullName({ ...form, email })
      await deps.events.record(db, {
        type: 'person.joined',
        actor: { id: personId, label },
        objectId: personId,
        payload: { roleId },
        personal: { label, email },
      })
    })
    .catch(refuseTakenAddress('email'))
  return { companyId, personId }
}
