import {
  CODE_DIGITS,
  CODE_MINUTES,
  CODE_TRIES,
  codeRefusal,
  type CodeRefusal,
} from '@tacite/domain/signing/signing-code.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hangsOn, holderColumns, type CodePurpose, type Invitee } from './invitation-kind.ts'

/** A new code, in clear for one mail only. The one sent before is void. */
export async function issueCode(
  { clock, masterKey }: Pick<Platform, 'clock' | 'masterKey'>,
  db: CompanyDatabase,
  invitee: Invitee,
  purpose: CodePurpose,
): Promise<{ code: string; expiresAt: Date }> {
  const now = clock.now()
  const id = newId(now)
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000)
  await db
    .update('signing_code')
    .set({ expires_at: now })
    .where(hangsOn('signing_code', invitee.holder))
    .where('signing_code.purpose', '=', purpose)
    .where('signing_code.expires_at', '>', now)
    .execute()
  await db
    .insert('signing_code', {
      id,
      ...holderColumns(invitee.holder),
      purpose,
      document_sha256: invitee.documentSha256,
      code_hash: hashCode(masterKey.bytes, invitee, { purpose, codeId: id, code }),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { code, expiresAt }
}

/**
 * Compares a typed code with the last one sent. The attempt is counted, and the count committed, before the
 * comparison: guesses in parallel or across restarts share five attempts. Returns the id for `consumeCode`.
 */
export async function tryCode(
  deps: Pick<Platform, 'clock' | 'events' | 'inCompany' | 'masterKey'>,
  companyId: string,
  invitee: Invitee,
  { purpose, code }: { purpose: CodePurpose; code: string },
): Promise<string> {
  const issued = await deps.inCompany(companyId, (db) => countTry(deps, db, invitee, purpose))
  if ('refusal' in issued) throw refusedCode(issued.refusal)
  const hash = hashCode(deps.masterKey.bytes, invitee, { purpose, codeId: issued.id, code })
  if (timingSafeEqual(hash, issued.hash)) return issued.id
  const { tries } = issued
  await deps.inCompany(companyId, (db) => deps.events.record(db, invitee.wrongCode(purpose, tries)))
  const left = CODE_TRIES - tries
  const wrong = { code: 'CODE_WRONG', params: { count: left }, field: 'code' } as const
  throw left > 0 ? new Refused('RULE', wrong) : refusedCode('CODE_EXHAUSTED')
}

/** Consumes a code in the transaction of its effect: of two concurrent calls, one succeeds. */
export async function consumeCode(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  codeId: string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .update('signing_code')
    .set({ used_at: clock.now() })
    .where('signing_code.id', '=', codeId)
    .where('signing_code.used_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw refusedCode('CODE_USED')
}

/** A code submitted twice finds the effect of the first call: a conflict of state, like its signature. */
function refusedCode(code: CodeRefusal): Refused {
  return new Refused(code === 'CODE_USED' ? 'STATE' : 'RULE', { code, field: 'code' })
}

async function countTry(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { holder }: Invitee,
  purpose: CodePurpose,
): Promise<{ id: string; hash: Buffer; tries: number } | { refusal: CodeRefusal }> {
  const row = await db
    .select('signing_code')
    .where(hangsOn('signing_code', holder))
    .where('signing_code.purpose', '=', purpose)
    .select(['id', 'code_hash', 'tries', 'expires_at', 'used_at'])
    // An earlier one expired at the latest when this one was sent.
    .orderBy('expires_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  const issued = row
    ? { expiresAt: row.expires_at, isUsed: row.used_at !== null, tries: row.tries }
    : null
  const refusal = codeRefusal(issued, clock.now())
  if (refusal === 'CODE_EXPIRED') await expireForGood(db, holder, purpose)
  if (refusal || !row) return { refusal: refusal ?? 'CODE_NOT_SENT' }
  await db
    .update('signing_code')
    .set({ tries: row.tries + 1 })
    .where('signing_code.id', '=', row.id)
    .execute()
  return { id: row.id, hash: row.code_hash, tries: row.tries + 1 }
}

/** Even if the clock goes back: no code sent so far, this one or an earlier one, is accepted again. */
async function expireForGood(
  db: CompanyDatabase,
  holder: Invitee['holder'],
  purpose: CodePurpose,
): Promise<void> {
  await db
    .update('signing_code')
    .set({ expires_at: new Date(0) })
    .where(hangsOn('signing_code', holder))
    .where('signing_code.purpose', '=', purpose)
    .execute()
}

/**
 * Keyed, so that a stolen database does not reveal which of a million codes it is; bound to everything the code is
 * about.
 */
function hashCode(
  key: Uint8Array,
  { holder, boundTo }: Invitee,
  { purpose, codeId, code }: { purpose: CodePurpose; codeId: string; code: string },
): Buffer {
  const subkey = createHmac('sha256', key).update('tacite-signing-code-1').digest()
  const bound = JSON.stringify([holder.id, ...boundTo, purpose, codeId, code])
  return createHmac('sha256', subkey).update(bound).digest()
}
