import { fullName } from '@tacite/domain/people/full-name.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { NewPasskey, PasskeyCreation } from '@tacite/api/people/passkey-endpoints.ts'
import type { TotpSetup } from '@tacite/api/people/second-factor-endpoints.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  countFactors,
  mailAboutFactors,
  personFactors,
  renewRecoveryCodes,
} from '../second-factor/public.ts'
import { answeredChallenge } from './answered-challenge.ts'
import { readOwner } from './finish-sign-in.ts'
import { requirePasskeyName } from './own-passkeys.ts'
import { consumePendingSignIn, findPendingSignIn, type PendingSignIn } from './pending-sign-in.ts'
import { openSession, type SessionDeps } from './session-repository.ts'

type Deps = SessionDeps &
  Pick<Platform, 'events' | 'inCompany' | 'log' | 'masterKey' | 'queueMail' | 'settings'>

/** The second factor that the company requires, set up by somebody who has none, before they can do anything else. */
export async function beginEnrolment(deps: Deps, token: string | null): Promise<TotpSetup> {
  const pending = await findPendingSignIn(deps, token)
  return deps.inCompany(pending.companyId, async (db) => {
    await requireNoFactor(db, pending.personId)
    return beginTotp(deps, db, pending)
  })
}

/** Confirms it by a first code and opens the session. */
export async function enrolAtSignIn(
  deps: Deps,
  { token, code, caller }: { token: string | null; code: string; caller: Caller },
): Promise<Enrolled> {
  const pending = await findPendingSignIn(deps, token)
  return enrol(deps, pending, caller, (db) => confirmTotp(deps, db, pending.personId, code))
}

/** The same with a passkey. */
export async function beginPasskeyEnrolment(
  deps: Deps,
  token: string | null,
): Promise<PasskeyCreation> {
  const pending = await findPendingSignIn(deps, token)
  return deps.inCompany(pending.companyId, async (db) => {
    await requireNoFactor(db, pending.personId)
    return beginPasskey(deps, db, pending, { pendingSignInId: pending.id })
  })
}

export async function enrolPasskeyAtSignIn(
  deps: Deps,
  {
    token,
    caller,
    ...added
  }: { token: string | null; caller: Caller; name: string; passkey: NewPasskey },
): Promise<Enrolled> {
  requirePasskeyName(added.name)
  const pending = await findPendingSignIn(deps, token)
  const holder = { pendingSignInId: pending.id }
  const challenge = await answeredChallenge(deps, pending.companyId, holder)
  return enrol(deps, pending, caller, (db) =>
    addPasskey(deps, db, pending.personId, { ...added, challenge }),
  )
}

interface Enrolled {
  token: string
  remember: boolean
  recoveryCodes: string[]
}

async function enrol(
  deps: Deps,
  pending: PendingSignIn,
  caller: Caller,
  add: (db: CompanyDatabase) => Promise<void>,
): Promise<Enrolled> {
  const { companyId, personId, remember } = pending
  const recoveryCodes = await deps.inCompany(companyId, async (db) => {
    // Of two enrolments at once, one is the first factor.
    await lockRow(db, 'person', personId)
    await requireNoFactor(db, personId)
    await add(db)
    await consumePendingSignIn(db, pending)
    const person = await readOwner(db, personId)
    await deps.events.record(db, {
      type: 'account.secondFactorAdded',
      actor: { id: personId, label: fullName(person) },
      objectId: personId,
      payload: {},
    })
    await mailAboutFactors(deps, db, person, 'added')
    return renewRecoveryCodes(deps, db, personId)
  })
  const session = await openSession(deps, { companyId, personId, remember, caller })
  return { token: session, remember, recoveryCodes }
}

/** A password alone must not replace the second factor of its owner. */
async function requireNoFactor(db: CompanyDatabase, personId: string): Promise<void> {
  if (countFactors(await personFactors(db, personId)) > 0)
    throw new Refused('STATE', 'SECOND_FACTOR_EXISTS')
}
