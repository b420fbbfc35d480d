import type { NewPasskey, PasskeyCreation } from '@tacite/api/people/passkey-endpoints.ts'
import type { OwnFactors } from '@tacite/api/people/second-factor-endpoints.ts'
import { removingRefusal } from '@tacite/domain/accounts/second-factor.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import type { SignedIn } from '../../../platform/http/route.ts'
import {
  addPasskey,
  beginPasskey,
  countFactors,
  isFactorRequired,
  personFactors,
  removePasskey,
  renewRecoveryCodes,
  type PersonFactors,
} from '../second-factor/public.ts'
import { answeredChallenge } from './answered-challenge.ts'
import { ownFactors, type OwnFactorDeps } from './own-factors.ts'
import { reportFactorChange } from './report-factor-change.ts'
import { requirePassword } from './require-password.ts'

/** The password is asked again: a session left open must not add a key of somebody else. */
export async function beginOwnPasskey(
  deps: OwnFactorDeps,
  actor: SignedIn,
  currentPassword: string,
): Promise<PasskeyCreation> {
  await requirePassword(deps, actor, currentPassword)
  const { personId, sessionId, email, company } = actor
  return deps.inCompany(actor.companyId, (db) =>
    beginPasskey(deps, db, { personId, email, company: company.name }, { sessionId }),
  )
}

/** Returns the recovery codes that come with the first factor; none, if there are some. */
export async function addOwnPasskey(
  deps: OwnFactorDeps,
  actor: SignedIn,
  { name, passkey }: { name: string; passkey: NewPasskey },
): Promise<string[]> {
  requirePasskeyName(name)
  const { companyId, personId, sessionId } = actor
  const challenge = await answeredChallenge(deps, companyId, { sessionId })
  return deps.inCompany(companyId, async (db) => {
    // Of two first ones at once, one comes with recovery codes.
    await lockRow(db, 'person', personId)
    const before = await personFactors(db, personId)
    await addPasskey(deps, db, personId, { name, passkey, challenge })
    await reportFactorChange(deps, db, actor, {
      type: 'account.secondFactorAdded',
      news: 'added',
    })
    return countFactors(before) > 0 ? [] : renewRecoveryCodes(deps, db, personId)
  })
}

export async function removeOwnPasskey(
  deps: OwnFactorDeps,
  actor: SignedIn,
  passkeyId: string,
  currentPassword: string,
): Promise<OwnFactors> {
  await deps.inCompany(actor.companyId, (db) => findOwn(db, actor, passkeyId))
  await requirePassword(deps, actor, currentPassword)
  return deps.inCompany(actor.companyId, async (db) => {
    // Of the last two removed at once, one stays where one is required.
    await lockRow(db, 'person', actor.personId)
    const before = await findOwn(db, actor, passkeyId)
    const isRequired = await isFactorRequired(db)
    const refusal = removingRefusal({ factors: countFactors(before), isRequired })
    if (refusal) throw new Refused('STATE', refusal)
    await removePasskey(db, actor.personId, passkeyId)
    await reportFactorChange(deps, db, actor, {
      type: 'account.secondFactorRemoved',
      news: 'removed',
    })
    return ownFactors(deps, db, actor)
  })
}

/** The person’s factors; refused if that passkey is not among them. */
async function findOwn(
  db: CompanyDatabase,
  { personId }: SignedIn,
  passkeyId: string,
): Promise<PersonFactors> {
  const factors = await personFactors(db, personId)
  if (!factors.passkeys.some(({ id }) => id === passkeyId))
    throw new Refused('NOT_FOUND', 'PASSKEY_NONE')
  return factors
}

/** Asked before the challenge is used up. */
export function requirePasskeyName(name: string): void {
  if (name === '') throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'name' })
}
