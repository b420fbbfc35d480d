import type { Temporal } from 'temporal-polyfill'
import { fieldSource } from './field-sources.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import type { NoticeLimits } from './notice-limits.ts'
import type { NoticePeriod, NoticeUnit } from './notice-period.ts'
import { COMPUTED, dayInput, dayResult, numberInput, textInput, traceLine } from './trace.ts'
import type { TraceInput, TraceLine, TraceSource } from './trace.ts'
import type { TraceCode } from './trace-code.ts'

/** Units whose prudent limit is the legal one: a single line states both. */
const SINGLE_LIMIT_CODE: Record<Exclude<NoticeUnit, 'months'>, TraceCode> = {
  weeks: 'NOTICE_WEEKS',
  calendarDays: 'NOTICE_CALENDAR_DAYS',
  clearDays: 'NOTICE_CLEAR_DAYS',
  businessDays: 'NOTICE_BUSINESS_DAYS',
  workingDays: 'NOTICE_WORKING_DAYS',
}

/** A notice period, and where it came from. */
export interface SourcedNotice {
  notice: NoticePeriod | null
  source: TraceSource
}

/** R3 to R6: how the notice period leads to the limits, before any rolling. */
export function explainNoticePeriod(
  { notice, source }: SourcedNotice,
  termEnd: Temporal.PlainDate,
  limits: NoticeLimits,
  facts: LifecycleFacts,
): TraceLine[] {
  const end = dayInput(termEnd, COMPUTED)
  const legal = dayResult(limits.legal)
  const prudent = dayResult(limits.prudent)
  if (notice === null) return [traceLine('NOTICE_NONE', { end }, legal)]
  const inputs = { end, ...noticeInputs(notice, source) }
  switch (notice.unit) {
    case 'months':
      return [
        traceLine('NOTICE_MONTHS_LEGAL', inputs, legal),
        traceLine('NOTICE_MONTHS_PRUDENT', inputs, prudent),
      ]
    case 'monthsAndDays': {
      const stem = notice.months === 1 ? 'NOTICE_MONTH_AND_DAYS' : 'NOTICE_MONTHS_AND_DAYS'
      return [
        traceLine(`${stem}_LEGAL`, inputs, legal),
        traceLine(`${stem}_PRUDENT`, inputs, prudent),
      ]
    }
    case 'businessDays':
    case 'workingDays':
      return [
        traceLine(SINGLE_LIMIT_CODE[notice.unit], { ...inputs, ...calendarInputs(facts) }, legal),
      ]
    case 'weeks':
    case 'calendarDays':
    case 'clearDays':
      return [traceLine(SINGLE_LIMIT_CODE[notice.unit], inputs, legal)]
  }
}

/** The parameters of a notice period; `count` (days when combined with months) drives the plural. */
export function noticeInputs(
  notice: NoticePeriod,
  source: TraceSource,
): Record<string, TraceInput> {
  return notice.unit === 'monthsAndDays'
    ? { months: numberInput(notice.months, source), count: numberInput(notice.days, source) }
    : { count: numberInput(notice.count, source) }
}

function calendarInputs({ terms }: LifecycleFacts): Record<string, TraceInput> {
  return {
    calendar: textInput(terms.calendar, fieldSource(terms, 'calendar')),
    closingDays: numberInput(terms.closingDays.length, fieldSource(terms, 'closingDays')),
  }
}
