import type { Temporal } from 'temporal-polyfill'
import { isBefore } from '../calendar/compare-days.ts'
import type { WorkingCalendar } from '../calendar/working-days.ts'
import type { Amendment } from './amendment.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import type { RecordedRenewal } from './recorded-renewal.ts'
import type { RegisteredNotice } from './registered-notice.ts'

/** An effective notice, with the day on which it counts. */
export interface CountedNotice {
  notice: RegisteredNotice
  counted: Temporal.PlainDate
  assumed: boolean
}

/** An end set by a termination or an early exit. */
export interface SetEnd {
  notice: RegisteredNotice
  endsOn: Temporal.PlainDate
}

/** A contract's records, sorted and ready to be processed. */
export interface LifecycleFacts {
  terms: LifecycleTerms
  today: Temporal.PlainDate
  calendar: WorkingCalendar
  start: Temporal.PlainDate | null
  /** The amendment that moved the date of effect. */
  startSetBy: Amendment | null
  /** Every amendment that moved it: its duration is that of the first term. */
  startMovers: readonly Amendment[]
  /** Amendments that state another date of effect, and could not move it. */
  unmovedStarts: readonly Amendment[]
  amendments: readonly Amendment[]
  renewals: readonly RecordedRenewal[]
  /** Notices against renewal, earliest first. */
  notices: readonly CountedNotice[]
  /** Earliest first. */
  setEnds: readonly SetEnd[]
  /** Days on which a record may change the course; see `nextEventAfter`. */
  eventDays: readonly Temporal.PlainDate[]
}

/** The first recorded event after a day, today included: nothing can change before it. */
export function nextEventAfter(facts: LifecycleFacts, day: Temporal.PlainDate): Temporal.PlainDate {
  const later = facts.eventDays.find((event) => isBefore(day, event))
  return later === undefined || isBefore(facts.today, later) ? facts.today : later
}
