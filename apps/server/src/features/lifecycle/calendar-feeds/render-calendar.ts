import { entryUid, type CalendarEntry } from '@tacite/domain/calendar-feeds/reconcile-entries.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import ical, {
  escape,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import type { EntryWords } from './entry-words.ts'

/** One event, in its last version. */
export interface CalendarEvent extends CalendarEntry {
  words: EntryWords
  isCancelled: boolean
  sequence: number
  publishedAt: Date
}

const REFRESH_SECONDS = 4 * 60 * 60

/** The calendar as RFC 5545 and 7986 write it. The same dates give the same bytes. */
export function renderCalendar(
  feedId: string,
  { name, description, locale }: { name: string; description: string; locale: Locale },
  events: readonly CalendarEvent[],
): string {
  const calendar = ical({
    prodId: `//Tacite//Tacite//${locale.toUpperCase()}`,
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes the texts of events, but not these two.
    name: escape(name, false),
    description: escape(description, false),
    ttl: REFRESH_SECONDS,
  })
  for (const event of events) {
    const day = Temporal.PlainDate.from(event.date.day)
    calendar.createEvent({
      id: entryUid(feedId, event),
      sequence: event.sequence,
      stamp: event.publishedAt,
      lastModified: event.publishedAt,
      start: day,
      // RFC 5545, 3.6.1: the day after the last.
      end: day.add({ days: 1 }),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: event.words.summary,
      description: event.words.description,
      url: event.words.url,
    })
  }
  return `${calendar.toString()}\r\n`
}
