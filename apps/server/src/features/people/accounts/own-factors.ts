import type { OwnFactors, TotpSetup } from '@tacite/api/people/second-factor-endpoints.ts'
import { removingRefusal } from '@tacite/domain/accounts/second-factor.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import type { SignedIn } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  beginTotp,
  confirmTotp,
  countFactors,
  isFactorRequired,
  passkeyAddress,
  personFactors,
  removeTotp,
  renewRecoveryCodes,
} from '../second-factor/public.ts'
import type { GuessDeps } from './guesses.ts'
import { reportFactorChange } from './report-factor-change.ts'
import { requirePassword } from './require-password.ts'

export type OwnFactorDeps = GuessDeps &
  Pick<Platform, 'clock' | 'events' | 'inCompany' | 'log' | 'masterKey' | 'queueMail' | 'settings'>

/** What a person sees of their own second factors. */
export async function ownFactors(
  { settings }: Pick<Platform, 'settings'>,
  db: CompanyDatabase,
  actor: SignedIn,
): Promise<OwnFactors> {
  const address = passkeyAddress(settings)
  const factors = await personFactors(db, actor.personId)
  const isRequired = await isFactorRequired(db)
  return {
    isRequired,
    totp: factors.totp && {
      addedAt: factors.totp.addedAt.toISOString(),
      lastUsedAt: factors.totp.lastUsedAt?.toISOString() ?? null,
    },
    passkeys: factors.passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({
      _id: id,
      name,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    passkeyOrigin: typeof address === 'string' ? null : address.origin,
    addingPasskey: reasonOf(actor, typeof address === 'string' ? address : null),
    recoveryCodesLeft: factors.recoveryCodesLeft,
    removing: reasonOf(actor, removingRefusal({ factors: countFactors(factors), isRequired })),
  }
}

/** The password is asked again: a session left open must not shut its owner out. */
export async function beginOwnTotp(
  deps: OwnFactorDeps,
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
  deps: OwnFactorDeps,
  db: CompanyDatabase,
  actor: SignedIn,
  code: string,
): Promise<string[]> {
  const before = await personFactors(db, actor.personId)
  await confirmTotp(deps, db, actor.personId, code)
  await reportFactorChange(deps, db, actor, { type: 'account.secondFactorAdded', news: 'added' })
  return countFactors(before) > 0 ? [] : renewRecoveryCodes(deps, db, actor.personId)
}

export async function removeOwnTotp(
  deps: OwnFactorDeps,
  actor: SignedIn,
  currentPassword: string,
): Promise<OwnFactors> {
  await requirePassword(deps, actor, currentPassword)
  return deps.inCompany(actor.companyId, async (db) => {
    // Of the last two removed at once, one stays where one is required.
    await lockRow(db, 'person', actor.personId)
    const before = await personFactors(db, actor.personId)
    if (!before.totp) throw new Refused('NOT_FOUND', 'SECOND_FACTOR_NONE')
    const isRequired = await isFactorRequired(db)
    const refusal = removingRefusal({ factors: countFactors(before), isRequired })
    if (refusal) throw new Refused('STATE', refusal)
    await removeTotp(db, actor.personId)
    await reportFactorChange(deps, db, actor, {
      type: 'account.secondFactorRemoved',
      news: 'removed',
    })
    return ownFactors(deps, db, actor)
  })
}

export async function renewOwnRecoveryCodes(
  deps: OwnFactorDeps,
  actor: SignedIn,
  currentPassword: string,
): Promise<string[]> {
  await requirePassword(deps, actor, currentPassword)
  return deps.inCompany(actor.companyId, async (db) => {
    const factors = await personFactors(db, actor.personId)
    if (countFactors(factors) === 0) throw new Refused('STATE', 'SECOND_FACTOR_NONE')
    await reportFactorChange(deps, db, actor, {
      type: 'account.recoveryCodesRenewed',
      news: 'codesRenewed',
    })
    return renewRecoveryCodes(deps, db, actor.personId)
  })
}
