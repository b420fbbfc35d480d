import type { PasskeyAssertion, PasskeyRequest } from '@tacite/api/people/passkey-endpoints.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { consumePasskey, requestPasskey, type PasskeyDeps } from '../second-factor/public.ts'
import { answeredChallenge } from './answered-challenge.ts'
import { consumePendingSignIn, findPendingSignIn } from './pending-sign-in.ts'
import { openSession, type SessionDeps } from './session-repository.ts'

type Deps = SessionDeps & PasskeyDeps & Pick<Platform, 'inCompany'>

/** What a passkey has to sign to finish the sign-in that this browser has begun. */
export async function requestSignInPasskey(
  deps: Deps,
  token: string | null,
): Promise<PasskeyRequest> {
  const { id: pendingSignInId, companyId, personId } = await findPendingSignIn(deps, token)
  return deps.inCompany(companyId, (db) => requestPasskey(deps, db, personId, { pendingSignInId }))
}

/**
 * Opens the session of somebody whose password was right, with a passkey. Nothing is counted: a signature cannot be
 * guessed, and codes guessed by others must not keep its owner out.
 */
export async function finishByPasskey(
  deps: Deps,
  { token, passkey, caller }: { token: string | null; passkey: PasskeyAssertion; caller: Caller },
): Promise<{ token: string; remember: boolean }> {
  const pending = await findPendingSignIn(deps, token)
  const { companyId, personId, remember } = pending
  const challenge = await answeredChallenge(deps, companyId, { pendingSignInId: pending.id })
  await deps.inCompany(companyId, async (db) => {
    await consumePasskey(deps, db, personId, { passkey, challenge })
    await consumePendingSignIn(db, pending)
  })
  return { token: await openSession(deps, { companyId, personId, remember, caller }), remember }
}
