import { Temporal } from 'temporal-polyfill'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { CalendarEntry } from './reconcile-entries.ts'
import { entryKey } from './reconcile-entries.ts'

/** The most dates of a calendar: more would slow every fetch of every telephone. */
export const MOST_ENTRIES = 2000

/** The days a calendar shows. */
export function calendarWindow(today: Temporal.PlainDate): { from: IsoDay; until: IsoDay } {
  return {
    from: today.subtract({ days: 30 }).toString(),
    until: today.add({ months: 24 }).toString(),
  }
}

/** The dates to show, the nearest first when there are too many, and how many of them were left out. */
export function nearestEntries<Entry extends CalendarEntry>(
  entries: readonly Entry[],
  today: Temporal.PlainDate,
  most = MOST_ENTRIES,
): { shown: Entry[]; leftOut: number } {
  const distance = ({ date }: Entry) =>
    Math.abs(today.until(Temporal.PlainDate.from(date.day), { largestUnit: 'days' }).days)
  const byDistance = entries
    .map((entry) => ({ entry, distance: distance(entry), key: entryKey(entry) }))
    .toSorted((a, b) => a.distance - b.distance || (a.key < b.key ? -1 : 1))
  return {
    shown: byDistance.slice(0, most).map(({ entry }) => entry),
    leftOut: Math.max(0, entries.length - most),
  }
}
