import { calendarDates } from '@tacite/domain/calendar-feeds/calendar-dates.ts'
import { calendarWindow } from '@tacite/domain/calendar-feeds/nearest-entries.ts'
import type { CalendarEntry } from '@tacite/domain/calendar-feeds/reconcile-entries.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Reader } from '../../people/access/public.ts'
import { readContractTerms } from '../deadlines/public.ts'
import { datedContracts } from './dated-contracts.query.ts'
import type { FeedScope } from './feed-scope.ts'

const BATCH = 200

export interface FeedDates {
  entries: CalendarEntry[]
  /** The days about which everything is known. */
  from: string
  until: string
  /** Contracts further away were not read. */
  isCut: boolean
}

/** The dates that hold today for the contracts of a calendar that its reader sees. */
export async function feedDates(
  db: CompanyDatabase,
  reader: Reader,
  scope: FeedScope,
  today: Temporal.PlainDate,
): Promise<FeedDates> {
  const window = calendarWindow(today)
  const { ids, completeDays } = await datedContracts(db, reader, scope, today, window)
  const shown = completeDays === null ? window : within(window, today, completeDays)
  const entries: CalendarEntry[] = []
  for (let start = 0; start < ids.length; start += BATCH)
    entries.push(...(await datesOf(db, ids.slice(start, start + BATCH), today)))
  return {
    entries: entries.filter(({ date }) => date.day >= shown.from && date.day <= shown.until),
    ...shown,
    isCut: completeDays !== null,
  }
}

function within(
  { from, until }: ReturnType<typeof calendarWindow>,
  today: Temporal.PlainDate,
  days: number,
) {
  const first = today.subtract({ days }).toString()
  const last = today.add({ days }).toString()
  return { from: first > from ? first : from, until: last < until ? last : until }
}

async function datesOf(
  db: CompanyDatabase,
  contractIds: readonly string[],
  today: Temporal.PlainDate,
): Promise<CalendarEntry[]> {
  const contracts = await readContractTerms(db, contractIds)
  return contracts.flatMap(({ contractId, terms }) =>
    calendarDates(computeDeadlines(terms, today), terms.signatureDate).map((date) => ({
      contractId,
      date,
    })),
  )
}
