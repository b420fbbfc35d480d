import { Refused } from '@tacite/domain/refusal.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { SignedIn } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { retypedPasswordRefusals } from './chosen-password.ts'
import type { GuessDeps } from './guesses.ts'
import { hashPassword } from './password.ts'
import { requirePassword } from './require-password.ts'
import { writePassword } from './write-password.ts'

type Deps = GuessDeps & Pick<Platform, 'clock' | 'events' | 'inCompany' | 'queueMail' | 'settings'>

/** A signed-in person changes their password; their other sessions end. */
export async function changePassword(
  deps: Deps,
  actor: SignedIn,
  form: { currentPassword: string; password: string; passwordAgain: string },
): Promise<void> {
  const { firstName, lastName, email, company } = actor
  const known = { firstName, lastName, email, companyName: company.name }
  const refusals = await retypedPasswordRefusals(form, known)
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  await requirePassword(deps, actor, form.currentPassword)
  const passwordHash = await hashPassword(deps.settings, form.password)
  await deps.inCompany(actor.companyId, async (db) => {
    await writePassword(deps, db, actor, { passwordHash, keepSession: actor.sessionId })
    await deps.events.record(db, {
      type: 'account.passwordChanged',
      actor: eventActor(actor),
      objectId: actor.personId,
      payload: {},
    })
  })
}
