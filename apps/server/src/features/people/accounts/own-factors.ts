import type { OwnFactors, TotpSetup } from '@tacite/api/people/second-factor-endpoints.ts'
import { removingRefusal } from '@tacite/domain/accounts/second-factor.ts'
import type { EventName } from '@tacite/domain/events/event-catalogue.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { SignedIn } from '../../../platform/http/route.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  beginTotp,
  confirmTotp,
  countFactors,
  isFactorRequired,
  mailAboutFactors,
  personFactors,
  removeTotp,
  renewRecoveryCodes,
  type FactorNews,
} from '../second-factor/public.ts'
import type { GuessDeps } from './guesses.ts'
import { requirePassword } from './require-password.ts'
import { endEverySignIn } from './session-repository.ts'

type Deps = GuessDeps &
  Pick<Platform, 'clock' | 'events' | 'inCompany' | 'masterKey' | 'queueMail' | 'settings'>

/** What a person sees of their own second factors. */
export async function ownFactors(db: CompanyDatabase, actor: SignedIn): Promise<OwnFactors> {
  const factors = await personFactors(db, actor.personId)
  const isRequired = await isFactorRequired(db)
  return {
    isRequired,
    totp: factors.totp && {
      addedAt: factors.totp.addedAt.toISOString(),
      lastUsedAt: factors.totp.lastUsedAt?.toISOString() ?? null,
    },
    recoveryCodesLeft: factors.recoveryCodesLeft,
    removing: reasonOf(actor, removingRefusal({ factors: countFactors(factors), isRequired })),
  }
}

/** The password is asked again: a session left open must not shut its owner out. */
export async function beginOwnTotp(
  deps: Deps,
  actor: SignedIn,
  currentPassword: string,
): Promise<TotpSetup> {
  await requirePassword(deps, actor, currentPassword)
  const { personId, email, company } = actor
  return deps.inCompany(actor.companyId, (db) =>
    beginTotp(deps, db, { personId, email, company: company.name }),
  )
}

/** Returns the recovery codes that come with the first factor; none, if there are some. */
export async function confirmOwnTotp(
  deps: Deps,
  db: CompanyDatabase,
  actor: SignedIn,
  code: string,
): Promise<string[]> {
  const before = await personFactors(db, actor.personId)
  await confirmTotp(deps, db, actor.personId, code)
  await report(deps, db, actor, { type: 'account.secondFactorAdded', news: 'added' })
  return countFactors(before) > 0 ? [] : renewRecoveryCodes(deps, db, actor.personId)
}

export async function removeOwnTotp(
  deps: Deps,
  actor: SignedIn,
  currentPassword: string,
): Promise<OwnFactors> {
  await requirePassword(deps, actor, currentPassword)
  return deps.inCompany(actor.companyId, async (db) => {
    const before = await personFactors(db, actor.personId)
    if (!before.totp) throw new Refused('NOT_FOUND', 'SECOND_FACTOR_NONE')
    const isRequired = await isFactorRequired(db)
    const refusal = removingRefusal({ factors: countFactors(before), isRequired })
    if (refusal) throw new Refused('STATE', refusal)
    await removeTotp(db, actor.personId)
    await report(deps, db, actor, { type: 'account.secondFactorRemoved', news: 'removed' })
    return ownFactors(db, actor)
  })
}

export async function renewOwnRecoveryCodes(
  deps: Deps,
  actor: SignedIn,
  currentPassword: string,
): Promise<string[]> {
  await requirePassword(deps, actor, currentPassword)
  return deps.inCompany(actor.companyId, async (db) => {
    const factors = await personFactors(db, actor.personId)
    if (countFactors(factors) === 0) throw new Refused('STATE', 'SECOND_FACTOR_NONE')
    await report(deps, db, actor, { type: 'account.recoveryCodesRenewed', news: 'codesRenewed' })
    return renewRecoveryCodes(deps, db, actor.personId)
  })
}

type FactorEvent = Extract<EventName, `account.${'secondFactor' | 'recoveryCodes'}${string}`>

/** The trail, a mail, and the end of whatever was opened with less: other sessions and sign-ins under way. */
async function report(
  deps: Deps,
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
