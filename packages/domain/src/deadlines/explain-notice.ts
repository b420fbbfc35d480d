import { noticeInputs } from './explain-notice-period.ts'
import type { EndAlignment } from './indeterminate-end.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import type { NoticeJudgement } from './notice-judgement.ts'
import type { NoticePeriod } from './notice-period.ts'
import type { RegisteredNotice } from './registered-notice.ts'
import { conditionSource } from './term-conditions.ts'
import { triennialExitAfter } from './triennial-exits.ts'
import { COMPUTED, dayInput, dayResult, traceLine } from './trace.ts'
import type { TraceInput, TraceLine, TraceSource } from './trace.ts'
import type { TraceCode } from './trace-code.ts'
import type { Unfolding } from './unfold-terms.ts'

const ALIGNMENT_CODE: Record<EndAlignment, TraceCode> = {
  exactDay: 'END_AFTER_NOTICE_EXACT_DAY',
  monthEnd: 'END_AFTER_NOTICE_MONTH_END',
  quarterEnd: 'END_AFTER_NOTICE_QUARTER_END',
  anniversary: 'END_AFTER_NOTICE_ANNIVERSARY',
}

/** R12 and R14: how the recorded notice was judged and its effect; the cancelled ones too. */
export function explainNotice({ notice }: Unfolding, facts: LifecycleFacts): TraceLine[] {
  const cancelled = facts.terms.notices.flatMap(({ id, cancelledOn }) => {
    if (cancelledOn === null) return []
    return [traceLine('TERMINATION_CANCELLED', { day: dayInput(cancelledOn, record(id)) })]
  })
  return notice === null ? cancelled : [...cancelled, ...verdictLines(notice, facts)]
}

function verdictLines(judgement: NoticeJudgement, facts: LifecycleFacts): TraceLine[] {
  const { notice, counted, effect } = judgement
  const end = effect === null ? null : dayResult(effect)
  if (notice.kind === 'termination') {
    const inputs = { endsOn: dayInput(notice.endsOn, record(notice.id)) }
    return [traceLine('TERMINATION_SET', inputs, end)]
  }
  if (counted === null) return []
  const countedInput = dayInput(counted, record(notice.id))
  if (isTriennial(judgement, facts)) {
    return [traceLine('END_AFTER_TRIENNIAL_NOTICE', { counted: countedInput }, end)]
  }
  const clause = openEndedClause(judgement, facts)
  if (clause !== null) {
    const inputs = { counted: countedInput, ...clause.inputs }
    return [traceLine(ALIGNMENT_CODE[clause.alignment], inputs, end)]
  }
  return [statusLine(judgement, countedInput), ...(end ? [effectLine(notice, end)] : [])]
}

/** Whether the end is that of the three-year period that the notice reached (R18). */
function isTriennial({ notice, counted, effect }: NoticeJudgement, facts: LifecycleFacts): boolean {
  if (notice.kind !== 'earlyExit' || counted === null || effect === null) return false
  return triennialExitAfter(counted, facts)?.equals(effect) ?? false
}

/** The clause by which a notice sets the end itself: early exit, or indeterminate duration. */
function openEndedClause(
  { notice, term, effect }: NoticeJudgement,
  facts: LifecycleFacts,
): { alignment: EndAlignment; inputs: Record<string, TraceInput> } | null {
  const { conditions } = term
  if (notice.kind === 'earlyExit' && conditions.earlyExit !== null && effect !== null) {
    const source = conditionSource(facts.terms, conditions, 'earlyExit')
    const { alignment, notice: period } = conditions.earlyExit
    return { alignment, inputs: periodInputs(period, source) }
  }
  if (term.cutBy === null || term.openEnded === null) return null
  const source = conditionSource(facts.terms, conditions, 'notice')
  return {
    alignment: conditions.indeterminateAlignment,
    inputs: periodInputs(conditions.notice, source),
  }
}

function periodInputs(period: NoticePeriod | null, source: TraceSource) {
  return period === null ? {} : noticeInputs(period, source)
}

function statusLine({ status, limits }: NoticeJudgement, counted: TraceInput): TraceLine {
  if (limits === null) return traceLine('NOTICE_IN_TIME_WITHOUT_LIMIT', { counted })
  const limit = dayInput(limits.lastChance, COMPUTED)
  const prudentLimit = dayInput(limits.prudent, COMPUTED)
  switch (status) {
    case 'inTime':
      return traceLine('NOTICE_IN_TIME', { counted, prudentLimit })
    case 'withinTolerance':
      return traceLine('NOTICE_WITHIN_TOLERANCE', { counted, prudentLimit, limit })
    case 'late':
      return traceLine('NOTICE_LATE', { counted, limit })
  }
}

function effectLine({ id }: RegisteredNotice, end: ReturnType<typeof dayResult>): TraceLine {
  return traceLine(
    'NOTICE_EFFECT',
    { notice: { kind: 'text', value: id, source: record(id) } },
    end,
  )
}

function record(id: string): TraceSource {
  return { kind: 'record', field: 'notices', id }
}
