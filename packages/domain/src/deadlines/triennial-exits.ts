import type { Temporal } from 'temporal-polyfill'
import { isAfter, isBefore } from '../calendar/compare-days.ts'
import type { WorkingCalendar } from '../calendar/working-days.ts'
import { withAmendedEnd } from './amended-end.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { firstTerm } from './next-term.ts'
import { noticeLimits } from './notice-limits.ts'
import type { NoticePeriod } from './notice-period.ts'
import { figuresOn, REGIME_LAWS } from './regime-laws.ts'
import { nothingSpent } from './spent-records.ts'
import { endOfCount } from './term-count.ts'
import { monthTermEnd } from './term-end.ts'

/** Enough for the longest usual lease: twelve years have four. */
const MOST_EXITS = 4

/**
 * R18, L145-4: the last days of three-year periods, up to the end of the lease, for which a tenant
 * can still give notice on `from`: six months.
 *
 * @param end last day of the lease as agreed; afterwards it goes on by the quarter
 * @example triennialExits(day('2024-07-01'), day('2033-06-30'), day('2024-07-01'), france)
 *   // 2027-06-30, 2030-06-30, 2033-06-30
 */
export function triennialExits(
  start: Temporal.PlainDate,
  end: Temporal.PlainDate,
  from: Temporal.PlainDate,
  calendar: WorkingCalendar,
): Temporal.PlainDate[] {
  const { periodMonths } = figuresOn(REGIME_LAWS.leaseExit, start)
  const notice = triennialNotice(start)
  const exits: Temporal.PlainDate[] = []
  for (let period = 1; exits.length < MOST_EXITS; period += 1) {
    const exit = monthTermEnd(start, periodMonths * period).end
    if (isAfter(exit, end)) break
    if (!isBefore(noticeLimits(exit, notice, calendar).legal, from)) exits.push(exit)
  }
  return exits
}

/** L145-4: of a lease that takes effect on a day. */
export function triennialNotice(start: Temporal.PlainDate): NoticePeriod {
  return { unit: 'months', count: figuresOn(REGIME_LAWS.leaseExit, start).noticeMonths }
}

/** The exit that a tenant's notice reaches; `null` when the lease has none left, or excludes them. */
export function triennialExitAfter(
  counted: Temporal.PlainDate,
  facts: LifecycleFacts,
): Temporal.PlainDate | null {
  const { terms, start, calendar } = facts
  if (!hasTriennialExits(terms) || start === null) return null
  const end = agreedEnd(facts)
  return end === null ? null : (triennialExits(start, end, counted, calendar)[0] ?? null)
}

/** The last day of the lease as agreed and amended. */
function agreedEnd(facts: LifecycleFacts): Temporal.PlainDate | null {
  const draft = firstTerm(facts)
  if (draft === null) return null
  const { count } = withAmendedEnd(draft, { ...facts, notices: [], setEnds: [] }, nothingSpent())
  return endOfCount(count)?.end ?? null
}

export function hasTriennialExits({ regime }: Pick<LifecycleTerms, 'regime'>): boolean {
  return regime?.kind === 'commercialLease' && !regime.excludesTriennialExit
}
