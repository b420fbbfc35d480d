import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import { hashToken } from '../../../platform/http/session-cookie.ts'

/** A calendar and the hash of the token that opened it. */
export interface FoundFeed {
  companyId: string
  feedId: string
  tokenHash: Buffer
}

const FILE = /^([\w-]{43})\.ics$/

/** The calendar of an address `<token>.ics`; null when it is malformed, unknown or was replaced. */
export async function findFeed(
  { preAuth }: { preAuth: PreAuthDatabase },
  file: string,
): Promise<FoundFeed | null> {
  const token = FILE.exec(file)?.[1]
  if (token === undefined) return null
  const tokenHash = hashToken(token)
  const row = await preAuth.db
    .selectFrom('calendar_feed')
    .where('calendar_feed.token_hash', '=', tokenHash)
    .select(['calendar_feed.company_id', 'calendar_feed.id'])
    .executeTakeFirst()
  return row ? { companyId: row.company_id, feedId: row.id, tokenHash } : null
}
