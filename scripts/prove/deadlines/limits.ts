import type { LifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import type { NoticePeriod } from '../../../packages/domain/src/deadlines/notice-period.ts'
import type { Day } from './days.ts'
import { legalLimit, prudentLimit } from './notice-limits.ts'
import { firstBusinessDayFrom, lastBusinessDayUntil } from './working-days.ts'
import type { Workdays } from './working-days.ts'

export interface Limits {
  legal: Day
  prudent: Day
  sendBy: Day
}

/** How a notice is sent, and what moves its limits. */
export type Sending = Pick<LifecycleTerms, 'roll' | 'noticeCountsWhen' | 'sendingMode'> & Workdays

/** R3 to R8: the limits of a notice for the end `E`. */
export function limitsOf(E: Day, notice: NoticePeriod | null, sending: Sending): Limits {
  const prudent = rolled(prudentLimit(E, notice, sending), sending)
  return {
    legal: rolled(legalLimit(E, notice, sending), sending),
    prudent,
    sendBy: lastBusinessDayUntil(lessBuffer(prudent, sending), sending),
  }
}

/** R7: the limits roll only when the contract says so. */
function rolled(limit: Day, sending: Sending): Day {
  if (sending.roll === 'previous') return lastBusinessDayUntil(limit, sending)
  if (sending.roll === 'next') return firstBusinessDayFrom(limit, sending)
  return limit
}

const REGISTERED_LETTER_DAYS = 5
const ACCEPTANCE_DAYS = 15

/** R8: prudent limit - buffer. */
function lessBuffer(prudent: Day, sending: Sending): Day {
  switch (sending.sendingMode) {
    case 'email':
      return prudent
    case 'electronicRegisteredLetter':
      return sending.noticeCountsWhen === 'received' ? prudent - ACCEPTANCE_DAYS : prudent
    case 'registeredLetter':
      return legalLimit(prudent, { unit: 'businessDays', count: REGISTERED_LETTER_DAYS }, sending)
  }
}
