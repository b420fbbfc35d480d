import { sql, type Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { DB } from '../database/generated/schema.ts'

/** How many fit into a window, and for how many windows ahead places are given away. */
export interface QuotaLimit {
  key: string
  perWindow: number
  windowMs: number
  windowsAhead: number
}

/**
 * Counts one mail; returns when it may leave: now, or in a later window when this one is full. What did not fit is
 * carried over, so that a new window does not begin empty. Null: no place is left, and it was not counted.
 */
export type Quota = (limit: QuotaLimit) => Promise<Date | null>

export function quotaCounter(db: Kysely<DB>, clock: Clock): Quota {
  return async ({ key, perWindow, windowMs, windowsAhead }) => {
    const now = clock.now()
    const passed = sql<number>`greatest(0, floor(extract(epoch from ${now}::timestamptz - rate_limit.window_started_at) * 1000 / ${windowMs}::float8))`
    const carried = sql<number>`greatest(0, rate_limit.hits - ${passed} * ${perWindow})`
    const row = await db
      .insertInto('rate_limit')
      .values({ key, window_started_at: now, hits: 1 })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            hits: sql`${carried} + 1`,
            window_started_at: sql`rate_limit.window_started_at + ${passed} * ${`${windowMs} milliseconds`}::interval`,
          })
          .where(sql<boolean>`${carried} < ${perWindow * (windowsAhead + 1)}`),
      )
      .returning(['hits', 'window_started_at'])
      .executeTakeFirst()
    if (!row) return null
    const later = Math.ceil(row.hits / perWindow) - 1
    return later === 0 ? now : new Date(row.window_started_at.getTime() + later * windowMs)
  }
}
