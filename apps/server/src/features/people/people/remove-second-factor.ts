import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { endEverySignIn } from '../accounts/public.ts'
import { mailAboutFactors, removeAllFactors } from '../second-factor/public.ts'
import { requireAdministrable } from './change-status.ts'
import { readPerson, whyNotRemoveFactor } from './person-details.query.ts'

/** For somebody who has lost their phone and their recovery codes. They sign in by password again, everywhere. */
export async function removeSecondFactor(
  deps: Pick<Platform, 'clock' | 'events' | 'queueMail' | 'settings'>,
  db: CompanyDatabase,
  actor: Actor,
  personId: string,
): Promise<void> {
  const person = await readPerson(db, personId, actor.locale)
  const state = whyNotRemoveFactor(actor, person)
  if (state) throw new Refused('STATE', state)
  requireAdministrable(actor, person)
  await removeAllFactors(db, personId)
  await endEverySignIn(deps, db, personId)
  await notifyClients(db, [personId], { topic: 'access' })
  const named = { id: personId, name: person.full }
  await deps.events.record(db, namedEvent(actor, 'person.secondFactorRemoved', named))
  const { email, first_name: firstName, locale } = person
  await mailAboutFactors(deps, db, { email, firstName, locale }, 'removedForYou')
}
