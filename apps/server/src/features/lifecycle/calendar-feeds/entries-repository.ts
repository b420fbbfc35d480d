import type { CalendarDate } from '@tacite/domain/calendar-feeds/calendar-dates.ts'
import type { PublishedEntry } from '@tacite/domain/calendar-feeds/reconcile-entries.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** A cancelled date is told for a year, to calendars that were not fetched meanwhile. */
const KEPT_DAYS = 365
const BATCH = 500

/** A published date with the number and the words of its last version. */
export interface StoredEntry extends PublishedEntry {
  sequence: number
  digest: Buffer
  publishedAt: Date
  cancelledAt: Date | null
}

/** Everything that a calendar was told, but for what was over a year ago. */
export async function readEntries(db: CompanyDatabase, feedId: string): Promise<StoredEntry[]> {
  const rows = await db
    .select('calendar_entry')
    .where('calendar_entry.feed_id', '=', feedId)
    .select(['contract_id', 'kind', 'place', 'day', 'facts', 'sequence', 'digest'])
    .select(['published_at', 'cancelled_at'])
    .orderBy('day')
    .orderBy('contract_id')
    .execute()
  return rows.map((row) => ({
    contractId: row.contract_id,
    date: {
      ...(row.facts as Omit<CalendarDate, 'kind' | 'place' | 'day'>),
      kind: row.kind,
      place: row.place,
      day: row.day,
    },
    isCancelled: row.cancelled_at !== null,
    sequence: row.sequence,
    digest: row.digest,
    publishedAt: row.published_at,
    cancelledAt: row.cancelled_at,
  }))
}

export async function forgetOldEntries(
  db: CompanyDatabase,
  feedId: string,
  today: Temporal.PlainDate,
): Promise<void> {
  const limit = today.subtract({ days: KEPT_DAYS }).toString()
  await db
    .delete('calendar_entry')
    .where('calendar_entry.feed_id', '=', feedId)
    .where(
      sql<boolean>`case when calendar_entry.cancelled_at is null then calendar_entry.day
        else calendar_entry.cancelled_at::date end < ${limit}::date`,
    )
    .execute()
}

export async function storeEntries(
  db: CompanyDatabase,
  feedId: string,
  entries: readonly Omit<StoredEntry, 'isCancelled'>[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += BATCH)
    await db
      .insert(
        'calendar_entry',
        entries.slice(start, start + BATCH).map((entry) => rowOf(feedId, entry)),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'feed_id', 'contract_id', 'kind', 'place'])
          .doUpdateSet(({ ref }) => ({
            day: ref('excluded.day'),
            facts: ref('excluded.facts'),
            sequence: ref('excluded.sequence'),
            digest: ref('excluded.digest'),
            published_at: ref('excluded.published_at'),
            cancelled_at: ref('excluded.cancelled_at'),
          })),
      )
      .execute()
}

function rowOf(feedId: string, entry: Omit<StoredEntry, 'isCancelled'>) {
  const { kind, place, day, ...facts } = entry.date
  return {
    feed_id: feedId,
    contract_id: entry.contractId,
    kind,
    place,
    day,
    facts: JSON.stringify(facts),
    sequence: entry.sequence,
    digest: entry.digest,
    published_at: entry.publishedAt,
    cancelled_at: entry.cancelledAt,
  }
}
