import type { NoticePeriod } from '../../../packages/domain/src/deadlines/notice-period.ts'
import { addMonths } from './days.ts'
import type { Day } from './days.ts'
import { isBusinessDay, isWorkingDay } from './working-days.ts'
import type { Workdays } from './working-days.ts'

/** No notice stated: it may be given until the last day. */
const NO_NOTICE: NoticePeriod = { unit: 'calendarDays', count: 0 }

/** R3 to R6: the latest day on which the notice can be given for the end `E`. */
export function legalLimit(E: Day, stated: NoticePeriod | null, workdays: Workdays): Day {
  const notice = stated ?? NO_NOTICE
  switch (notice.unit) {
    case 'months':
      return latestFittingDay(E, notice.count, 0)
    case 'monthsAndDays':
      return latestFittingDay(E, notice.months, notice.days)
    case 'calendarDays':
      return E - notice.count
    case 'weeks':
      return E - 7 * notice.count
    case 'clearDays':
      return E - notice.count - 1
    case 'businessDays':
      return dayBeforeWorkedDays(E, notice.count, (day) => isBusinessDay(day, workdays))
    case 'workingDays':
      return dayBeforeWorkedDays(E, notice.count, (day) => isWorkingDay(day, workdays))
  }
}

/** R3, R6: counted back from `E`; for the other units the same as the legal limit. */
export function prudentLimit(E: Day, stated: NoticePeriod | null, workdays: Workdays): Day {
  if (stated?.unit === 'months') return addMonths(E, -stated.count)
  if (stated?.unit === 'monthsAndDays') return addMonths(E - stated.days, -stated.months)
  return legalLimit(E, stated, workdays)
}

/** R12: notification + notice, counted forwards. */
export function addNotice(day: Day, stated: NoticePeriod | null, workdays: Workdays): Day {
  const notice = stated ?? NO_NOTICE
  switch (notice.unit) {
    case 'months':
      return addMonths(day, notice.count)
    case 'monthsAndDays':
      return addMonths(day, notice.months) + notice.days
    case 'calendarDays':
      return day + notice.count
    case 'weeks':
      return day + 7 * notice.count
    case 'clearDays':
      return day + notice.count + 1
    case 'businessDays':
      return dayOfWorkedDays(day, notice.count, (each) => isBusinessDay(each, workdays))
    case 'workingDays':
      return dayOfWorkedDays(day, notice.count, (each) => isWorkingDay(each, workdays))
  }
}

const SHORTEST_MONTH = 28

/** R3, R6: the latest X with X + months + days <= E. */
function latestFittingDay(E: Day, months: number, days: number): Day {
  let X = E - SHORTEST_MONTH * months - days
  while (addMonths(X, months) + days > E) X -= 1
  return X
}

/** R5: the latest X such that `count` worked days are in (X, E]. */
function dayBeforeWorkedDays(E: Day, count: number, isWorked: (day: Day) => boolean): Day {
  let X = E
  for (let found = 0; found < count; X -= 1) if (isWorked(X)) found += 1
  return X
}

/** The first X such that `count` worked days are in (day, X]. */
function dayOfWorkedDays(day: Day, count: number, isWorked: (day: Day) => boolean): Day {
  let X = day
  for (let found = 0; found < count;) {
    X += 1
    if (isWorked(X)) found += 1
  }
  return X
}
