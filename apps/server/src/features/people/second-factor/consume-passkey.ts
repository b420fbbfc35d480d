import type { PasskeyAssertion, PasskeyRequest } from '@tacite/api/people/passkey-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { VerifiedAuthenticationResponse } from '@simplewebauthn/server'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openChallenge, type ChallengeHolder } from './passkey-challenge.ts'
import {
  ANSWER_WITHIN_MS,
  describePasskeys,
  refuseUnverified,
  requirePasskeyAddress,
  type PasskeyDeps,
} from './passkeys.ts'

/** What one of the person’s passkeys has to sign. */
export async function requestPasskey(
  deps: Pick<Platform, 'clock' | 'settings'>,
  db: CompanyDatabase,
  personId: string,
  holder: ChallengeHolder,
): Promise<PasskeyRequest> {
  const { rpId } = requirePasskeyAddress(deps)
  // Two at once: the second challenge replaces the first.
  await lockRow(db, 'person', personId)
  const allowCredentials = await describePasskeys(db, personId)
  if (allowCredentials.length === 0) throw new Refused('STATE', 'PASSKEY_NONE')
  return {
    challenge: (await openChallenge(deps, db, holder)).toString('base64url'),
    rpId,
    timeout: ANSWER_WITHIN_MS,
    allowCredentials,
    userVerification: 'required',
  }
}

/**
 * Accepts what a passkey of the person has signed: the challenge, for this address, with its owner verified. A count
 * that does not go up betrays a copy of the key.
 */
export async function consumePasskey(
  deps: PasskeyDeps,
  db: CompanyDatabase,
  personId: string,
  { passkey: assertion, challenge }: { passkey: PasskeyAssertion; challenge: Buffer },
): Promise<void> {
  const stored = await db
    .select('passkey')
    .where('passkey.person_id', '=', personId)
    .where('passkey.credential_id', '=', Buffer.from(assertion.id, 'base64url'))
    .select(['passkey.id', 'passkey.public_key', 'passkey.counter', 'passkey.is_synced'])
    .forUpdate()
    .executeTakeFirst()
  if (!stored) throw new Refused('RULE', 'PASSKEY_REFUSED')
  const { newCounter, credentialDeviceType, credentialBackedUp } = await verify(
    deps,
    { publicKey: stored.public_key, counter: stored.counter },
    assertion,
    challenge,
  )
  if ((credentialDeviceType === 'multiDevice') !== stored.is_synced)
    refuseUnverified(deps, new Error('backup eligibility has changed'))
  await db
    .update('passkey')
    .set({
      counter: newCounter,
      is_backed_up: credentialBackedUp,
      last_used_at: deps.clock.now(),
    })
    .where('passkey.id', '=', stored.id)
    .execute()
}

async function verify(
  deps: PasskeyDeps,
  { publicKey, counter }: { publicKey: Buffer; counter: number },
  { id, ...response }: PasskeyAssertion,
  challenge: Buffer,
): Promise<VerifiedAuthenticationResponse['authenticationInfo']> {
  const { rpId, origin } = requirePasskeyAddress(deps)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
  }).catch((error: unknown) => refuseUnverified(deps, error))
  return verified ? authenticationInfo : refuseUnverified(deps, new Error('signature is wrong'))
}
