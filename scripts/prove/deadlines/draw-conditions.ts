import type {
  ContractDuration,
  Span,
} from '../../../packages/domain/src/deadlines/contract-duration.ts'
import type { LifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import type { NoticePeriod } from '../../../packages/domain/src/deadlines/notice-period.ts'
import type {
  EarlyExit,
  RenewalConditions,
} from '../../../packages/domain/src/deadlines/renewal-conditions.ts'
import { dayOf, formatDay, lastDayOfMonth } from './days.ts'
import type { Day } from './days.ts'
import { between, chance, pick } from './random.ts'
import type { Random } from './random.ts'

/** Any day, more often one on which calendars go wrong: around the ends of months, 29 February. */
export function drawDay(random: Random, firstYear: number, lastYear: number): Day {
  const year = between(random, firstYear, lastYear)
  const day = dayOf(year, between(random, 1, 12), between(random, 1, 28))
  switch (between(random, 0, 9)) {
    case 0:
    case 1:
      return lastDayOfMonth(day)
    case 2:
      return lastDayOfMonth(day) - between(random, 0, 3)
    case 3:
      return dayOf(year - (year % 4), 2, 29)
    case 4:
    case 5:
    case 6:
      return lastDayOfMonth(day) + 1
    default:
      return day
  }
}

export function drawSpan(random: Random): Span {
  switch (between(random, 0, 5)) {
    case 0:
      return { count: between(random, 1, 9), unit: 'years' }
    case 1:
      return { count: between(random, 2, 60), unit: 'weeks' }
    case 2:
      return { count: between(random, 10, 800), unit: 'days' }
    default:
      return { count: pick(random, [1, 3, 6, 12, 12, 13, 24, 36]), unit: 'months' }
  }
}

export function drawDuration(random: Random, effective: Day): ContractDuration {
  const day = formatDay(effective + between(random, 20, 1500))
  switch (between(random, 0, 14)) {
    case 0:
      return { kind: 'until', day, meaning: pick(random, ['lastDayInForce', 'firstDayAfter']) }
    case 1:
      return { kind: 'indefinite' }
    case 2:
      return { kind: 'services', endedOn: chance(random, 0.5) ? day : null }
    default:
      return { kind: 'span', ...drawSpan(random) }
  }
}

function drawNotice(random: Random): NoticePeriod | null {
  if (chance(random, 0.05)) return null
  switch (between(random, 0, 12)) {
    case 0:
      return { unit: 'weeks', count: between(random, 1, 30) }
    case 1:
      return { unit: 'calendarDays', count: between(random, 1, 190) }
    case 2:
      return { unit: 'clearDays', count: between(random, 1, 190) }
    case 3:
      return { unit: 'businessDays', count: between(random, 1, 140) }
    case 4:
      return { unit: 'workingDays', count: between(random, 1, 165) }
    case 5:
      return { unit: 'monthsAndDays', months: between(random, 1, 6), days: between(random, 1, 20) }
    default:
      return { unit: 'months', count: pick(random, [1, 2, 3, 3, 4, 6, 12]) }
  }
}

const ALIGNMENTS = ['exactDay', 'monthEnd', 'quarterEnd', 'anniversary'] as const

function drawEarlyExit(random: Random, effective: Day): EarlyExit {
  return {
    notice: drawNotice(random),
    alignment: pick(random, ALIGNMENTS),
    notBefore: chance(random, 0.8) ? formatDay(effective + between(random, 30, 1500)) : null,
  }
}

export function drawConditions(random: Random, effective: Day): RenewalConditions {
  return {
    renewalType: pick(random, ['none', 'tacit', 'tacit', 'tacit', 'withAgreement', 'withNotice']),
    renewalDuration: chance(random, 0.85) ? drawSpan(random) : null,
    maxRenewals: chance(random, 0.3) ? between(random, 1, 4) : null,
    notice: drawNotice(random),
    roll: pick(random, ['none', 'none', 'none', 'previous', 'next']),
    noticeCountsWhen: pick(random, ['received', 'received', 'presented', 'sent']),
    sendingMode: pick(random, ['email', 'electronicRegisteredLetter', 'registeredLetter']),
    earlyExit: chance(random, 0.2) ? drawEarlyExit(random, effective) : null,
    indeterminateAlignment: pick(random, ALIGNMENTS),
  }
}

export function drawRegime(random: Random): LifecycleTerms['regime'] {
  switch (between(random, 0, 19)) {
    case 0:
      return { kind: 'consumer', informedOn: null }
    case 1:
    case 2:
      return { kind: 'insurance', privatePerson: chance(random, 0.8), reminderPostedOn: null }
    case 3:
    case 4:
      return { kind: 'commercialLease', excludesTriennialExit: chance(random, 0.3) }
    default:
      return null
  }
}

/** R16: the day of a reminder of an insurance: on the last day in time, or often too late. */
export function drawReminder(random: Random, limit: Day): Day {
  return limit - pick(random, [16, 15, 14, between(random, -10, 25)])
}

/** One to come is not recorded yet. */
export function reminded(
  regime: LifecycleTerms['regime'],
  posted: Day,
  today: Day,
): LifecycleTerms['regime'] {
  return regime?.kind === 'insurance' && posted <= today
    ? { ...regime, reminderPostedOn: formatDay(posted) }
    : regime
}
