import type { EventName } from '@tacite/domain/events/event-catalogue.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { SignedIn } from '../../../platform/http/route.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { mailAboutFactors, type FactorNews } from '../second-factor/public.ts'
import { endEverySignIn } from './session-repository.ts'

type FactorEvent = Extract<EventName, `account.${'secondFactor' | 'recoveryCodes'}${string}`>

/** The trail, a mail, and the end of whatever was opened with less: other sessions and sign-ins under way. */
export async function reportFactorChange(
  deps: Pick<Platform, 'clock' | 'events' | 'queueMail' | 'settings'>,
  db: CompanyDatabase,
  actor: SignedIn,
  { type, news }: { type: FactorEvent; news: FactorNews },
): Promise<void> {
  await endEverySignIn(deps, db, actor.personId, actor.sessionId)
  await notifyClients(db, [actor.personId], { topic: 'access' })
  await deps.events.record(db, {
    type,
    actor: eventActor(actor),
    objectId: actor.personId,
    payload: {},
  })
  await mailAboutFactors(deps, db, actor, news)
}
