import type { Temporal } from 'temporal-polyfill'
import { isBefore } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import { workingCalendar } from '../calendar/working-days.ts'
import { agreedStart, startOf } from './agreed-start.ts'
import { inOrderOfEffect } from './amendment.ts'
import { exitAfterNotice } from './early-exit-clause.ts'
import type { CountedNotice, LifecycleFacts, SetEnd } from './lifecycle-facts.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { countedDay } from './registered-notice.ts'
import type { RegisteredNotice } from './registered-notice.ts'
import { conditionsBy } from './term-conditions.ts'
import { triennialExitAfter } from './triennial-exits.ts'

/** Sorts a contract's records, and works out its start and the ends that its notices set. */
export function lifecycleFacts(stated: LifecycleTerms, today: Temporal.PlainDate): LifecycleFacts {
  const { effectiveDate, setBy, movers, unmoved } = agreedStart(stated)
  const terms = { ...stated, effectiveDate }
  const calendar = workingCalendar(terms.calendar, terms.closingDays)
  const unnoticed = {
    terms,
    today,
    calendar,
    start: startOf(terms),
    startSetBy: setBy,
    startMovers: movers,
    unmovedStarts: unmoved,
    amendments: inOrderOfEffect(terms.amendments),
    renewals: [...terms.renewals].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
    notices: [],
    setEnds: [],
    eventDays: [],
  }
  const active = terms.notices.filter((notice) => notice.cancelledOn === null)
  const counted = active.flatMap((notice) => countedNotice(terms, notice))
  const exits = counted.map((each) => ({ each, endsOn: exitOf(each, unnoticed) }))
  const setEnds = [
    ...active.flatMap(terminationEnd),
    ...exits.flatMap(({ each: { notice }, endsOn }) => (endsOn ? [{ notice, endsOn }] : [])),
  ].sort((a, b) => compare(a.endsOn, b.endsOn))
  const notices = exits
    .flatMap(({ each, endsOn }) => (endsOn ? [] : [each]))
    .sort((a, b) => compare(a.counted, b.counted))
  return { ...unnoticed, notices, setEnds, eventDays: eventDays(terms, notices, setEnds) }
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
  { notice, counted }: CountedNotice,
  facts: LifecycleFacts,
): Temporal.PlainDate | null {
  if (notice.kind !== 'earlyExit') return null
  const { earlyExit, roll } = conditionsBy(facts.terms, counted)
  const byClause = earlyExit && exitAfterNotice(counted, earlyExit, { ...facts, roll })
  const byLaw = triennialExitAfter(counted, facts)
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
    ...[...terms.renewals, ...(terms.refusedRenewals ?? [])].map(({ day }) => dayFromIso(day)),
    ...notices.map(({ counted }) => counted),
    ...setEnds.map(({ endsOn }) => endsOn),
  ].sort(compare)
}

function compare(a: Temporal.PlainDate, b: Temporal.PlainDate): number {
  return isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0
}
