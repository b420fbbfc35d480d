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

/** How much of a quota is used: mails counted so far that have not left the window, and when that window began. */
export interface QuotaUse {
  used: number
  windowStartedAt: Date
}

/** Reads a quota without counting anything. */
export function quotaReader(db: Kysely<DB>, clock: Clock) {
  return async ({ key, perWindow, windowMs }: QuotaLimit): Promise<QuotaUse> => {
    const now = clock.now()
    const row = await db
      .selectFrom('rate_limit')
      .where('rate_limit.key', '=', key)
      .select(['hits', 'window_started_at'])
      .executeTakeFirst()
    if (!row) return { used: 0, windowStartedAt: now }
    const started = row.window_started_at.getTime()
    const passed = Math.max(0, Math.floor((now.getTime() - started) / windowMs))
    return {
      used: Math.max(0, row.hits - passed * perWindow),
      windowStartedAt: new Date(started + passed * windowMs),
    }
  }
}

/** What becomes of this many mails: those that leave now, later or not at all, and when the last of them leaves. */
export interface MailForecast {
  atOnce: number
  later: number
  until: Date | null
  beyond: number
}

/**
 * What becomes of this many mails under several quotas, which all have to let each of them leave.
 *
 * @example forecast(3, [{ limit: { key, perWindow: 2, windowMs, windowsAhead: 7 }, use: { used: 0, windowStartedAt } }])
 *   // { atOnce: 2, later: 1, until: a window later, beyond: 0 }
 */
export function forecast(
  count: number,
  quotas: readonly { limit: QuotaLimit; use: QuotaUse }[],
): MailForecast {
  const within = (windowsOf: (limit: QuotaLimit) => number) =>
    quotas.reduce(
      (least, { limit, use }) =>
        Math.min(least, Math.max(0, limit.perWindow * windowsOf(limit) - use.used)),
      count,
    )
  const atOnce = within(() => 1)
  const fitting = within(({ windowsAhead }) => windowsAhead + 1)
  const leaves = quotas.map(({ limit, use }) => {
    const windows = Math.ceil((use.used + fitting) / limit.perWindow) - 1
    return use.windowStartedAt.getTime() + windows * limit.windowMs
  })
  const later = fitting - atOnce
  return {
    atOnce,
    later,
    until: later > 0 ? new Date(Math.max(...leaves)) : null,
    beyond: count - fitting,
  }
}
