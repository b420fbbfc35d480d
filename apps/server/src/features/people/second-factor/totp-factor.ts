import { Refused } from '@tacite/domain/refusal.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  decryptSecret,
  encryptSecret,
  type EncryptedSecret,
  type SecretBinding,
} from '../../../platform/sealing/encrypted-secret.ts'
import { qrCode } from './qr-code.ts'
import { base32, matchingStep, newTotpSecret, totpUri } from './totp.ts'

type Deps = Pick<Platform, 'clock' | 'masterKey'>

/** A secret that is shown and not confirmed for so long has been forgotten on some screen. */
const SHOWN_FOR_MS = 30 * 60_000

/** A new secret for an application of the person. It counts once confirmed by a code; an earlier one works until then. */
export async function beginTotp(
  { clock, masterKey }: Deps,
  db: CompanyDatabase,
  person: { personId: string; email: string; company: string },
): Promise<{ secret: string; uri: string; picture: { size: number; path: string } }> {
  // Two set-ups at once: the second replaces the first.
  await lockRow(db, 'person', person.personId)
  const now = clock.now()
  const id = newId(now)
  const secret = newTotpSecret()
  await db
    .delete('totp_factor')
    .where('totp_factor.person_id', '=', person.personId)
    .where('totp_factor.confirmed_at', 'is', null)
    .execute()
  await db
    .insert('totp_factor', {
      id,
      person_id: person.personId,
      secret: JSON.stringify(encryptSecret(masterKey, bindingOf(id), secret)),
      created_at: now,
    })
    .execute()
  const uri = totpUri(secret, { issuer: `Tacite (${person.company})`, email: person.email })
  return { secret: base32(secret), uri, picture: qrCode(uri) }
}

/** The first code proves that the application has the secret; the one before it is replaced. */
export async function confirmTotp(
  deps: Deps,
  db: CompanyDatabase,
  personId: string,
  code: string,
): Promise<void> {
  const now = deps.clock.now()
  const shown = await factorsOf(db, personId)
    .where('totp_factor.confirmed_at', 'is', null)
    .where('totp_factor.created_at', '>', new Date(now.getTime() - SHOWN_FOR_MS))
    .forUpdate()
    .executeTakeFirst()
  if (!shown) throw new Refused('STATE', 'SECOND_FACTOR_NOT_BEGUN')
  const step = stepOf(deps, shown, code)
  if (step === null) throw new Refused('RULE', { code: 'SECOND_FACTOR_WRONG', field: 'code' })
  await db
    .delete('totp_factor')
    .where('totp_factor.person_id', '=', personId)
    .where('totp_factor.id', '<>', shown.id)
    .execute()
  await db
    .update('totp_factor')
    .set({ confirmed_at: now, last_step: step })
    .where('totp_factor.id', '=', shown.id)
    .execute()
}

/** Whether it is the current code. Each works once: of two at once, one does. */
export async function consumeTotp(
  deps: Deps,
  db: CompanyDatabase,
  personId: string,
  code: string,
): Promise<'right' | 'used' | 'wrong'> {
  const factor = await factorsOf(db, personId)
    .where('totp_factor.confirmed_at', 'is not', null)
    .executeTakeFirst()
  const step = factor ? stepOf(deps, factor, code) : null
  if (!factor || step === null) return 'wrong'
  const { numUpdatedRows } = await db
    .update('totp_factor')
    .set({ last_step: step, last_used_at: deps.clock.now() })
    .where('totp_factor.id', '=', factor.id)
    .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 0n ? 'used' : 'right'
}

function factorsOf(db: CompanyDatabase, personId: string) {
  return db
    .select('totp_factor')
    .where('totp_factor.person_id', '=', personId)
    .select(['totp_factor.id', 'totp_factor.secret'])
}

function stepOf(
  { clock, masterKey }: Deps,
  { id, secret }: { id: string; secret: unknown },
  code: string,
): number | null {
  const bytes = decryptSecret(masterKey, bindingOf(id), secret as EncryptedSecret)
  return matchingStep(bytes, code.replaceAll(/\s/g, ''), clock.now())
}

function bindingOf(factorId: string): SecretBinding {
  return { purpose: 'totp', owner: factorId }
}
