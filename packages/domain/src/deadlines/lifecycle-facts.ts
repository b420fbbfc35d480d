import type { Temporal } from 'temporal-polyfill'
import { isBefore } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import { workingCalendar } from '../calendar/working-days.ts'
import type { WorkingCalendar } from '../calendar/working-days.ts'
import { inOrderOfEffect } from './amendment.ts'
import type { Amendment } from './amendment.ts'
import { exitAfterNotice } from './early-exit-clause.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import type { RecordedRenewal } from './recorded-renewal.ts'
import { countedDay } from './registered-notice.ts'
import type { RegisteredNotice } from './registered-notice.ts'
import { conditionsBy } from './term-conditions.ts'
import { triennialExitAfter } from './triennial-exits.ts'

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
  amendments: readonly Amendment[]
  renewals: readonly RecordedRenewal[]
  /** Notices against renewal, earliest first. */
  notices: readonly CountedNotice[]
  /** Earliest first. */
  setEnds: readonly SetEnd[]
  /** Days on which a record may change the course; see `nextEventAfter`. */
  eventDays: readonly Temporal.PlainDate[]
}

export function lifecycleFacts(terms: LifecycleTerms, today: Temporal.PlainDate): LifecycleFacts {
  const calendar = workingCalendar(terms.calendar, terms.closingDays)
  const started = terms.effectiveDate ?? terms.signatureDate
  const start = started === null ? null : dayFromIso(started)
  const active = terms.notices.filter((notice) => notice.cancelledOn === null)
  const counted = active.flatMap((notice) => countedNotice(terms, notice))
  const exits = counted.map((each) => ({ each, endsOn: exitOf(terms, each, start, calendar) }))
  const setEnds = [
    ...active.flatMap(terminationEnd),
    ...exits.flatMap(({ each: { notice }, endsOn }) => (endsOn ? [{ notice, endsOn }] : [])),
  ].sort((a, b) => compare(a.endsOn, b.endsOn))
  const notices = exits
    .flatMap(({ each, endsOn }) => (endsOn ? [] : [each]))
    .sort((a, b) => compare(a.counted, b.counted))
  return {
    terms,
    today,
    calendar,
    start,
    amendments: inOrderOfEffect(terms.amendments),
    renewals: [...terms.renewals].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
    notices,
    setEnds,
    eventDays: eventDays(terms, notices, setEnds),
  }
}

/** The first recorded event after a day, today included: nothing can change before it. */
export function nextEventAfter(facts: LifecycleFacts, day: Temporal.PlainDate): Temporal.PlainDate {
  const later = facts.eventDays.find((event) => isBefore(day, event))
  return later === undefined || isBefore(facts.today, later) ? facts.today : later
}

function countedNotice(terms: LifecycleTerms, notice: RegisteredNotice): CountedNotice[] {
  if (notice.kind === 'termination') return []
  const known = countedDay(notice, terms.noticeCountsWhen)
  if (known === null) return []
  const { noticeCountsWhen } = conditionsBy(terms, known.day)
  const counted = countedDay(notice, noticeCountsWhen) ?? known
  return [{ notice, counted: counted.day, assumed: counted.assumed }]
}

function terminationEnd(notice: RegisteredNotice): SetEnd[] {
  return notice.kind === 'termination' ? [{ notice, endsOn: dayFromIso(notice.endsOn) }] : []
}

/** R18: the end that an early exit sets; without a right to leave it can only prevent the renewal. */
function exitOf(
  terms: LifecycleTerms,
  { notice, counted }: CountedNotice,
  start: Temporal.PlainDate | null,
  calendar: WorkingCalendar,
): Temporal.PlainDate | null {
  if (notice.kind !== 'earlyExit') return null
  const { earlyExit, roll } = conditionsBy(terms, counted)
  const byClause = earlyExit && exitAfterNotice(counted, earlyExit, { start, calendar, roll })
  const byLaw = triennialExitAfter(counted, terms, start, calendar)
  if (byClause === null || byLaw === null) return byClause ?? byLaw
  return isBefore(byLaw, byClause) ? byLaw : byClause
}

function eventDays(
  terms: LifecycleTerms,
  notices: readonly CountedNotice[],
  setEnds: readonly SetEnd[],
): Temporal.PlainDate[] {
  return [
    ...terms.amendments
      .flatMap(({ signedOn, effectiveOn }) => [signedOn, effectiveOn])
      .map(dayFromIso),
    ...terms.renewals.map(({ day }) => dayFromIso(day)),
    ...notices.map(({ counted }) => counted),
    ...setEnds.map(({ endsOn }) => endsOn),
  ].sort(compare)
}

function compare(a: Temporal.PlainDate, b: Temporal.PlainDate): number {
  return isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0
}
