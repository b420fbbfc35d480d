import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { DB } from '../database/generated/schema.ts'

/**
 * Counts one hit in a fixed window; over the limit it refuses and says when to retry. Shared across processes and
 * restarts.
 */
export type RateLimit = (key: string, limit: number, windowSeconds: number) => Promise<void>

export function rateLimiter(db: Kysely<DB>, clock: Clock): RateLimit {
  return async (key, limit, windowSeconds) => {
    const now = clock.now()
    const windowStart = new Date(now.getTime() - windowSeconds * 1000)
    const row = await db
      .insertInto('rate_limit')
      .values({ key, window_started_at: now, hits: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql`case when rate_limit.window_started_at <= ${windowStart} then 1 else rate_limit.hits + 1 end`,
          window_started_at: sql`case when rate_limit.window_started_at <= ${windowStart} then ${now} else rate_limit.window_started_at end`,
        }),
      )
      .returning(['hits', 'window_started_at'])
      .executeTakeFirstOrThrow()
    if (row.hits <= limit) return
    const waitMs = row.window_started_at.getTime() + windowSeconds * 1000 - now.getTime()
    throw new Refused('TOO_MANY', 'TOO_MANY_REQUESTS', Math.max(1, Math.ceil(waitMs / 1000)))
  }
}
