import type { PasskeyRequest } from '@tacite/api/people/passkey-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { passkeyAddress, type PasskeyAddress } from './passkey-address.ts'

export type PasskeyDeps = Pick<Platform, 'clock' | 'log' | 'settings'>

/** How long browsers wait for the key, its PIN or a finger. */
export const ANSWER_WITHIN_MS = 2 * 60_000

/** Refuses where the address of this installation cannot carry passkeys. */
export function requirePasskeyAddress({ settings }: Pick<Platform, 'settings'>): PasskeyAddress {
  const address = passkeyAddress(settings)
  if (typeof address === 'string') throw new Refused('STATE', address)
  return address
}

/** The passkeys of a person, as browsers look for them. */
export async function describePasskeys(
  db: CompanyDatabase,
  personId: string,
): Promise<PasskeyRequest['allowCredentials']> {
  const rows = await db
    .select('passkey')
    .where('passkey.person_id', '=', personId)
    .select(['passkey.credential_id', 'passkey.transports'])
    .orderBy('passkey.id')
    .execute()
  return rows.map(({ credential_id: id, transports }) => ({
    id: id.toString('base64url'),
    type: 'public-key',
    transports,
  }))
}

/** One refusal for every fault, which an attacker learns nothing from; the log says where it was found. */
export function refuseUnverified({ log }: Pick<Platform, 'log'>, error: unknown): never {
  log.warn('passkey.refused', { error })
  throw new Refused('RULE', 'PASSKEY_REFUSED')
}
