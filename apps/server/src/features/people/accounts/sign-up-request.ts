import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../../../platform/database/generated/schema.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import { hashToken, newToken } from '../../../platform/http/session-cookie.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Long enough to say that a link has expired, rather than that it never existed. */
const KEPT_MS = 7 * DAY_MS

type Deps = Pick<Platform, 'clock'> & { preAuth: PreAuthDatabase }

/** What somebody asked for with an address that may not be theirs. */
export interface SignUpRequest {
  requestId: string
  email: string
  companyName: string
  firstName: string
  lastName: string
  locale: Locale
}

/** Returns its id. Requests long expired are forgotten here: they hold the names of strangers. */
export async function insertSignUpRequest(
  { clock }: Pick<Platform, 'clock'>,
  tx: Transaction<DB>,
  form: Omit<SignUpRequest, 'requestId'>,
): Promise<string> {
  const now = clock.now()
  await tx
    .deleteFrom('sign_up_request')
    .where('expires_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute()
  const id = newId(now)
  await tx
    .insertInto('sign_up_request')
    .values({
      id,
      email: form.email,
      company_name: form.companyName,
      first_name: form.firstName,
      last_name: form.lastName,
      locale: form.locale,
      created_at: now,
      expires_at: new Date(now.getTime() + DAY_MS),
    })
    .execute()
  return id
}

/** A new token for its mail; a repeated job replaces the one that may not have left. Undefined: used or forgotten. */
export async function createSignUpLink(
  { preAuth }: Deps,
  requestId: string,
): Promise<{ token: string; email: string; locale: Locale } | undefined> {
  const token = newToken()
  const row = await preAuth.db
    .updateTable('sign_up_request')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', requestId)
    .where('used_at', 'is', null)
    .returning(['email', 'locale'])
    .executeTakeFirst()
  return row && { token, ...row }
}

/** Whose company a token creates, without consuming it; null when it is not such a token. */
export async function findSignUpRequest(
  { preAuth, clock }: Deps,
  token: string,
): Promise<SignUpRequest | null> {
  const row = await preAuth.db
    .selectFrom('sign_up_request')
    .where('token_hash', '=', hashToken(token))
    .select(['id', 'email', 'company_name', 'first_name', 'last_name', 'locale'])
    .select(['used_at', 'expires_at'])
    .executeTakeFirst()
  if (!row) return null
  if (row.used_at) throw new Refused('STATE', 'ACTIVATION_USED')
  if (row.expires_at <= clock.now()) throw new Refused('STATE', 'LINK_EXPIRED')
  return {
    requestId: row.id,
    email: row.email,
    companyName: row.company_name,
    firstName: row.first_name,
    lastName: row.last_name,
    locale: row.locale,
  }
}

/** After its company was created: what keeps it from being created twice is that an address is confirmed once. */
export async function markSignUpUsed(
  { preAuth, clock }: Deps,
  { requestId }: Pick<SignUpRequest, 'requestId'>,
): Promise<void> {
  await preAuth.db
    .updateTable('sign_up_request')
    .set({ used_at: clock.now() })
    .where('id', '=', requestId)
    .execute()
}
