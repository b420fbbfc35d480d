import { createHmac, randomBytes } from 'node:crypto'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'

type Deps = Pick<Platform, 'clock' | 'masterKey'>

const CODES = 10
const LETTERS = 10
/** Crockford’s: no letter looks like a digit. 50 bits a code. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Ten codes that each stand in once for a lost phone or key; earlier ones stop working. Returned in clear once, only
 * their keyed hashes stay.
 * @example await renewRecoveryCodes(deps, db, personId) // ['3f9kq-7m2xd', …]
 */
export async function renewRecoveryCodes(
  deps: Deps,
  db: CompanyDatabase,
  personId: string,
): Promise<string[]> {
  await removeRecoveryCodes(db, personId)
  const now = deps.clock.now()
  const codes = Array.from({ length: CODES }, newCode)
  await db
    .insert(
      'recovery_code',
      codes.map((code) => ({
        id: newId(now),
        person_id: personId,
        code_hash: hashOf(deps, personId, code),
        created_at: now,
      })),
    )
    .execute()
  return codes.map((code) => `${code.slice(0, LETTERS / 2)}-${code.slice(LETTERS / 2)}`)
}

/** Whether it is one of theirs that was not used yet; it is now. */
export async function consumeRecoveryCode(
  deps: Deps,
  db: CompanyDatabase,
  personId: string,
  typed: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .update('recovery_code')
    .set({ used_at: deps.clock.now() })
    .where('recovery_code.person_id', '=', personId)
    .where('recovery_code.code_hash', '=', hashOf(deps, personId, asWritten(typed)))
    .where('recovery_code.used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function removeRecoveryCodes(db: CompanyDatabase, personId: string): Promise<void> {
  await db.delete('recovery_code').where('recovery_code.person_id', '=', personId).execute()
}

function newCode(): string {
  return [...randomBytes(LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

function asWritten(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
}

/** Keyed, because 50 bits of a stolen database could be tried one by one. */
function hashOf({ masterKey }: Pick<Deps, 'masterKey'>, personId: string, code: string): Buffer {
  return createHmac('sha256', masterKey.bytes).update(`recovery ${personId} ${code}`).digest()
}
