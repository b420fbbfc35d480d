import { isWorkedDay } from '../calendar/working-days.ts'
import { explainNoticePeriod } from './explain-notice-period.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import type { DeliveryTime, NoticeCountsWhen } from './send-by.ts'
import { conditionSource } from './term-conditions.ts'
import type { TermConditions } from './term-conditions.ts'
import type { DatedLimits } from './term-limits.ts'
import { COMPUTED, dayInput, dayResult, numberInput, textInput, traceLine } from './trace.ts'
import type { TraceLine } from './trace.ts'
import type { TraceCode } from './trace-code.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'

const COUNTS_CODE: Record<NoticeCountsWhen, TraceCode> = {
  sent: 'COUNTS_WHEN_SENT',
  presented: 'COUNTS_WHEN_PRESENTED',
  received: 'COUNTS_WHEN_RECEIVED',
}

const DELIVERY_CODE: Record<DeliveryTime['unit'], TraceCode> = {
  businessDays: 'SEND_BY_WITH_DELIVERY',
  calendarDays: 'SEND_BY_WITH_ACCEPTANCE',
}

/** R3 to R8 for the current term; nothing when it has no limit. */
export function explainLimits(term: UnfoldedTerm, facts: LifecycleFacts): TraceLine[] {
  const { limits, end } = term
  if (limits === null || end === null) return []
  const { conditions } = term
  const { notice } = conditions
  const source = conditionSource(facts.terms, conditions, 'notice')
  return [
    ...explainNoticePeriod({ notice, source }, end, limits.unrolled, facts),
    ...explainRoll(conditions, limits, facts),
    ...explainSendBy(conditions, limits, facts),
  ]
}

/** R7: said only when the day of a limit is not *ouvré*. */
export function explainRoll(
  conditions: TermConditions,
  limits: DatedLimits,
  facts: LifecycleFacts,
): TraceLine[] {
  const { legal } = limits.unrolled
  if (isWorkedDay(legal, 'business', facts.calendar)) return []
  const limit = dayInput(legal, COMPUTED)
  const source = conditionSource(facts.terms, conditions, 'roll')
  const { roll } = conditions
  const inputs = { limit, roll: textInput(roll, source) }
  if (roll === 'none') return [traceLine('LIMIT_STAYS', inputs, dayResult(legal))]
  const code = roll === 'previous' ? 'LIMIT_ROLLED_PREVIOUS' : 'LIMIT_ROLLED_NEXT'
  return [traceLine(code, inputs, dayResult(limits.legal))]
}

/**
 * R8: when the notice counts, and the day to send it by.
 *
 * @param sending how it is sent; as typed, unless the law asks for another way
 */
export function explainSendBy(
  conditions: TermConditions,
  limits: DatedLimits,
  { terms }: LifecycleFacts,
  sending = textInput(conditions.sendingMode, conditionSource(terms, conditions, 'sendingMode')),
): TraceLine[] {
  const { noticeCountsWhen } = conditions
  const counting = traceLine(COUNTS_CODE[noticeCountsWhen], {
    noticeCountsWhen: textInput(
      noticeCountsWhen,
      conditionSource(terms, conditions, 'noticeCountsWhen'),
    ),
  })
  const inputs = {
    prudentLimit: dayInput(limits.prudent, COMPUTED),
    sendingMode: sending,
  }
  const sendBy = dayResult(limits.sendBy)
  const { count, unit } = limits.delivery
  if (count === 0) return [counting, traceLine('SEND_BY', inputs, sendBy)]
  const kept = numberInput(count, sending.source)
  return [counting, traceLine(DELIVERY_CODE[unit], { ...inputs, count: kept }, sendBy)]
}
