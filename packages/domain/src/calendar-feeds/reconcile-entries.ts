import type { IsoDay } from '../calendar/iso-day.ts'
import type { CalendarDate } from './calendar-dates.ts'

/** One date of one contract in one calendar. */
export interface CalendarEntry {
  contractId: string
  date: CalendarDate
}

/** What a calendar was told last. */
export interface PublishedEntry extends CalendarEntry {
  isCancelled: boolean
}

/** `cancelled`: the date no longer holds. `withdrawn`: the same, of a contract that the reader no longer sees. */
export type EntryState = 'current' | 'cancelled' | 'withdrawn'

export interface ReconciledEntry extends CalendarEntry {
  state: EntryState
}

interface CalendarContents {
  /** Everything that the calendar was told. */
  published: readonly PublishedEntry[]
  /** The dates that hold, within the days shown. */
  dates: readonly CalendarEntry[]
  /** Whether the reader may see a contract today. */
  sees: (contractId: string) => boolean
  today: IsoDay
  /** The days shown; beyond the last one, nothing is known. */
  from: IsoDay
  until: IsoDay
}

/**
 * What a calendar shows today, and as what. A date that has come stays in the calendar as it was; one that no longer
 * holds is cancelled rather than left out, because calendars keep what nobody cancels.
 */
export function reconcileEntries(contents: CalendarContents): ReconciledEntry[] {
  const { published, dates, sees, from, until } = contents
  const holding = new Set(dates.map(entryKey))
  const others = published.filter((entry) => !holding.has(entryKey(entry)))
  return [
    ...dates.map((entry) => ({ ...entry, state: 'current' as const })),
    ...others
      .filter(({ date, isCancelled }) => isCancelled || (date.day >= from && date.day <= until))
      .map(({ contractId, date, isCancelled }) => ({
        contractId,
        date,
        state: sees(contractId) ? stateOf(date, isCancelled, contents) : ('withdrawn' as const),
      })),
  ]
}

function stateOf(
  { day }: CalendarDate,
  isCancelled: boolean,
  { today }: Pick<CalendarContents, 'today'>,
): EntryState {
  return day < today && !isCancelled ? 'current' : 'cancelled'
}

/** Names a date for as long as the contract has it, whatever its day. */
export function entryKey({ contractId, date }: CalendarEntry): string {
  return `${contractId}/${date.kind}/${date.place}`
}

/**
 * The identity of an event (RFC 5545, 3.8.4.7): the same on every fetch, different in each calendar.
 * @example entryUid('7f…', { contractId: '01…', date }) // 'limit-1-01…-7f…@tacite'
 */
export function entryUid(feedId: string, { contractId, date }: CalendarEntry): string {
  return `${date.kind}-${date.place}-${contractId}-${feedId}@tacite`
}
