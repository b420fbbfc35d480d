import { fullName } from '@tacite/domain/people/full-name.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { TotpSetup } from '@tacite/api/people/second-factor-endpoints.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  beginTotp,
  confirmTotp,
  countFactors,
  mailAboutFactors,
  personFactors,
  renewRecoveryCodes,
} from '../second-factor/public.ts'
import { readOwner } from './finish-sign-in.ts'
import { consumePendingSignIn, findPendingSignIn } from './pending-sign-in.ts'
import { openSession, type SessionDeps } from './session-repository.ts'

type Deps = SessionDeps &
  Pick<Platform, 'events' | 'inCompany' | 'masterKey' | 'queueMail' | 'settings'>

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
): Promise<{ token: string; remember: boolean; recoveryCodes: string[] }> {
  const pending = await findPendingSignIn(deps, token)
  const { companyId, personId, remember } = pending
  const recoveryCodes = await deps.inCompany(companyId, async (db) => {
    await requireNoFactor(db, personId)
    await confirmTotp(deps, db, personId, code)
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
