import { isWorkedDay } from '../calendar/working-days.ts'
import { fieldSource } from './field-sources.ts'
import { explainNoticePeriod } from './explain-notice-period.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import type { DeliveryTime, NoticeCountsWhen } from './send-by.ts'
import { conditionSource } from './term-conditions.ts'
import type { TermLimits } from './term-limits.ts'
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
  return [
    ...explainNoticePeriod(term.conditions, end, limits.unrolled, facts),
    ...explainRoll(term, limits, facts),
    ...explainSendBy(term, limits, facts),
  ]
}

/** R7: said only when the day of a limit is not *ouvré*. */
function explainRoll(term: UnfoldedTerm, limits: TermLimits, facts: LifecycleFacts): TraceLine[] {
  const { legal } = limits.unrolled
  if (isWorkedDay(legal, 'business', facts.calendar)) return []
  const limit = dayInput(legal, COMPUTED)
  const source = conditionSource(facts.terms, term.conditions, 'roll')
  const { roll } = term.conditions
  const inputs = { limit, roll: textInput(roll, source) }
  if (roll === 'none') return [traceLine('LIMIT_STAYS', inputs, dayResult(legal))]
  const code = roll === 'previous' ? 'LIMIT_ROLLED_PREVIOUS' : 'LIMIT_ROLLED_NEXT'
  return [traceLine(code, inputs, dayResult(limits.legal))]
}

function explainSendBy(term: UnfoldedTerm, limits: TermLimits, facts: LifecycleFacts): TraceLine[] {
  const { terms } = facts
  const { noticeCountsWhen } = term.conditions
  const counting = traceLine(COUNTS_CODE[noticeCountsWhen], {
    noticeCountsWhen: textInput(
      noticeCountsWhen,
      conditionSource(terms, term.conditions, 'noticeCountsWhen'),
    ),
  })
  const inputs = {
    prudentLimit: dayInput(limits.prudent, COMPUTED),
    sendingMode: textInput(terms.sendingMode, fieldSource(terms, 'sendingMode')),
  }
  const sendBy = dayResult(limits.sendBy)
  const { count, unit } = limits.delivery
  if (count === 0) return [counting, traceLine('SEND_BY', inputs, sendBy)]
  const kept = numberInput(count, fieldSource(terms, 'sendingMode'))
  return [counting, traceLine(DELIVERY_CODE[unit], { ...inputs, count: kept }, sendBy)]
}
