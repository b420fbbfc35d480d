import type { NewPasskey, PasskeyCreation } from '@tacite/api/people/passkey-endpoints.ts'
import { PASSKEYS_PER_PERSON } from '@tacite/domain/accounts/second-factor.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openChallenge, type ChallengeHolder } from './passkey-challenge.ts'
import {
  ANSWER_WITHIN_MS,
  describePasskeys,
  refuseUnverified,
  requirePasskeyAddress,
  type PasskeyDeps,
} from './passkeys.ts'

/** EdDSA, ES256, RS256 (COSE): what authenticators have. */
const ALGORITHMS = [-8, -7, -257]

/** What the browser needs to create a passkey of the person; those they have are named, so that none is made twice. */
export async function beginPasskey(
  deps: Pick<Platform, 'clock' | 'settings'>,
  db: CompanyDatabase,
  person: { personId: string; email: string; company: string },
  holder: ChallengeHolder,
): Promise<PasskeyCreation> {
  const { rpId } = requirePasskeyAddress(deps)
  // Two at once: the second challenge replaces the first.
  await lockRow(db, 'person', person.personId)
  const excludeCredentials = await describePasskeys(db, person.personId)
  if (excludeCredentials.length >= PASSKEYS_PER_PERSON)
    throw new Refused('STATE', {
      code: 'PASSKEY_TOO_MANY',
      params: { most: PASSKEYS_PER_PERSON },
    })
  return {
    challenge: (await openChallenge(deps, db, holder)).toString('base64url'),
    rp: { id: rpId, name: `Tacite (${person.company})` },
    user: {
      id: Buffer.from(person.personId.replaceAll('-', ''), 'hex').toString('base64url'),
      name: person.email,
      displayName: person.email,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: ANSWER_WITHIN_MS,
    excludeCredentials,
    authenticatorSelection: {
      residentKey: 'preferred',
      requireResidentKey: false,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** Adds it, once it has signed the challenge for this address, with its owner present and verified. */
export async function addPasskey(
  deps: PasskeyDeps,
  db: CompanyDatabase,
  personId: string,
  { name, passkey, challenge }: { name: string; passkey: NewPasskey; challenge: Buffer },
): Promise<void> {
  const { credential, credentialDeviceType, credentialBackedUp } = await verify(
    deps,
    passkey,
    challenge,
  )
  const now = deps.clock.now()
  const { numInsertedOrUpdatedRows } = await db
    .insert('passkey', {
      id: newId(now),
      person_id: personId,
      name,
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: passkey.transports,
      is_synced: credentialDeviceType === 'multiDevice',
      is_backed_up: credentialBackedUp,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) throw new Refused('STATE', 'PASSKEY_EXISTS')
}

async function verify(
  deps: PasskeyDeps,
  { id, transports: _, ...response }: NewPasskey,
  challenge: Buffer,
): Promise<NonNullable<VerifiedRegistrationResponse['registrationInfo']>> {
  const { rpId, origin } = requirePasskeyAddress(deps)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => refuseUnverified(deps, error))
  return registrationInfo ?? refuseUnverified(deps, new Error('attestation not verified'))
}
