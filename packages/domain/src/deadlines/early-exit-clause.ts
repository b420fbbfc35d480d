import type { Temporal } from 'temporal-polyfill'
import { isAfter, latestDay } from '../calendar/compare-days.ts'
import { addDays } from '../calendar/days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { WorkingCalendar } from '../calendar/working-days.ts'
import { alignedOnOrAfter, endAfterNotification } from './indeterminate-end.ts'
import type { EarlyExit } from './renewal-conditions.ts'
import { rollLimits } from './roll-limits.ts'
import type { LimitRoll } from './roll-limits.ts'
import { limitsFor } from './term-limits.ts'

/** What an early exit is counted with besides its clause. */
export interface ExitCounting {
  /** The effective day, for exits on anniversaries. */
  start: Temporal.PlainDate | null
  calendar: WorkingCalendar
  roll: LimitRoll
}

/**
 * R18: the last day in force after an exit notified on a day: notice, aligned, never before the
 * lock-in ends. `null` when the clause no longer allows it.
 *
 * @example exitAfterNotice(day('2027-01-31'), { notice: twoMonths, notBefore: '2027-03-31', ... }, counting) // 2027-03-31
 */
export function exitAfterNotice(
  counted: Temporal.PlainDate,
  clause: EarlyExit,
  counting: ExitCounting,
): Temporal.PlainDate | null {
  const notifyBy = knownDay(clause.notifyBy)
  if (notifyBy === null) return reachedExit(counted, clause, counting)
  if (isAfter(counted, notifyBy)) return null
  const end = endOfNotice(counted, clause, counting)
  const first = firstExit(clause, counting)
  return first === null ? end : latestDay(end, first)
}

/**
 * R18: the exit that can still be had by a notice given on a day or later, and that such a notice
 * may miss. `null` when there is none, or when leaving is possible at any time.
 */
export function exitAhead(
  today: Temporal.PlainDate,
  clause: EarlyExit,
  counting: ExitCounting,
): Temporal.PlainDate | null {
  const { start } = counting
  const from = start === null ? today : latestDay(today, start)
  const notifyBy = knownDay(clause.notifyBy)
  if (notifyBy !== null) {
    return isAfter(from, notifyBy) ? null : exitAfterNotice(notifyBy, clause, counting)
  }
  const exit = reachedExit(from, clause, counting)
  const isFirst = firstExit(clause, counting)?.equals(exit) ?? false
  return isAnyDay(clause, counting) && !isFirst ? null : exit
}

/** The earliest exit not before a day whose limit, as the contract rolls it, has not passed on it. */
function reachedExit(
  day: Temporal.PlainDate,
  clause: EarlyExit,
  counting: ExitCounting,
): Temporal.PlainDate {
  const { alignment } = clause
  const { start } = counting
  const first = firstExit(clause, counting)
  const isReached = (exit: Temporal.PlainDate) =>
    !isAfter(day, exit) && !isAfter(day, limitOf(exit, clause, counting))
  if (first !== null && isReached(first)) return first
  if (isAnyDay(clause, counting)) {
    // Past the first one, exits have no limit that could roll.
    const end = endOfNotice(day, clause, counting)
    return first === null ? end : latestDay(end, addDays(first, 1))
  }
  let exit = alignedOnOrAfter(first === null ? day : latestDay(day, first), alignment, start)
  while (!isReached(exit)) exit = alignedOnOrAfter(addDays(exit, 1), alignment, start)
  return exit
}

function limitOf(
  exit: Temporal.PlainDate,
  { notice }: EarlyExit,
  { roll, calendar }: ExitCounting,
): Temporal.PlainDate {
  return rollLimits(limitsFor(exit, notice, calendar), roll, calendar).legal
}

/** The first day on which an exit may take effect, whenever it is notified; `null`: any. */
function firstExit(clause: EarlyExit, counting: ExitCounting): Temporal.PlainDate | null {
  const notBefore = knownDay(clause.notBefore)
  const firstNotice = knownDay(clause.firstNoticeOn)
  const unlocked = notBefore && alignedOnOrAfter(notBefore, clause.alignment, counting.start)
  const notified = firstNotice && endOfNotice(firstNotice, clause, counting)
  if (unlocked === null || notified === null) return unlocked ?? notified
  return latestDay(unlocked, notified)
}

function endOfNotice(
  day: Temporal.PlainDate,
  { notice, alignment }: EarlyExit,
  { start, calendar }: ExitCounting,
): Temporal.PlainDate {
  return endAfterNotification(day, notice, alignment, start, calendar)
}

function isAnyDay({ alignment }: EarlyExit, { start }: ExitCounting): boolean {
  return alignment === 'exactDay' || (alignment === 'anniversary' && start === null)
}

/** Clauses saved before such a day could be stated do not have it. */
function knownDay(day: IsoDay | null | undefined): Temporal.PlainDate | null {
  return day ? dayFromIso(day) : null
}
