import { Refused } from '@tacite/domain/refusal.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccountLink, consumeAccountLink, type AccountLink } from './account-link.ts'
import { retypedPasswordRefusals } from './chosen-password.ts'
import { writePassword } from './write-password.ts'
import { guess, linkGuesses, type GuessDeps } from './guesses.ts'
import { hashPassword } from './password.ts'

type Deps = GuessDeps & Pick<Platform, 'clock' | 'events' | 'inCompany' | 'queueMail' | 'settings'>

/** The person whose password a link resets; looking does not consume it. */
export function openResetLink(deps: Deps, token: string, { ip }: Caller): Promise<AccountLink> {
  return guess(deps, linkGuesses(ip), () => findAccountLink(deps, token, 'reset'))
}

/** Resets a password through a mailed link. Every session of the person ends. */
export async function resetPassword(
  deps: Deps,
  form: { token: string; password: string; passwordAgain: string },
  caller: Caller,
): Promise<{ personId: string }> {
  const link = await openResetLink(deps, form.token, caller)
  const refusals = await retypedPasswordRefusals(form, {
    firstName: link.firstName,
    lastName: link.lastName,
    email: link.currentEmail,
    companyName: link.company,
  })
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const passwordHash = await hashPassword(deps.settings, form.password)
  const { personId, currentEmail: email, firstName, locale, label } = link
  await deps.inCompany(link.companyId, async (db) => {
    await consumeAccountLink(deps, db, link)
    await db
      .update('person')
      .set({ email_confirmed_at: deps.clock.now() })
      .where('person.id', '=', personId)
      .execute()
    await writePassword(deps, db, { personId, email, firstName, locale }, { passwordHash })
    await deps.events.record(db, {
      type: 'account.passwordReset',
      actor: { id: personId, label },
      objectId: personId,
      payload: {},
    })
  })
  return { personId }
}
