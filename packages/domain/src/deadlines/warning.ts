import type { TraceValue } from './trace.ts'

/** A warning that goes with the dates. Texts: `deadlines.warning.<code>`. */
export const WARNING_CODES = [
  'START_UNKNOWN',
  'DURATION_MISSING',
  'START_ASSUMED_FROM_SIGNATURE',
  'END_BEFORE_START',
  /** R1; the name is fixed by the worked examples. */
  'QUANTIEME_ABSENT',
  'PERPETUAL_DURATION',
  'SERVICES_END_UNKNOWN',
  'LIMIT_BEFORE_SIGNATURE',
  'LIMIT_BEFORE_START',
  'AMENDMENT_AFTER_EXPIRY',
  'AMENDMENT_END_BEFORE_TERM',
  'AMENDMENT_START_UNMOVED',
  'RENEWAL_AFTER_END',
  'RENEWAL_REQUEST_LATE',
  'OCCURRENCES_BELOW_RENEWALS',
  'NOTICE_LATE',
  'NOTICE_WITHIN_TOLERANCE',
  'NOTICE_DAY_ASSUMED',
  'NOTICE_DAY_UNKNOWN',
  'REASONABLE_NOTICE',
  'EARLY_EXIT_NOT_FORESEEN',
  'TERMINATION_CANCELLED_RENEWS',
  'PERFORMED_AFTER_TERMINATION',
  'CONSUMER_NOT_INFORMED',
  'INSURANCE_REMINDER_LATE',
  'INSURANCE_REMINDER_MISSING',
  'LAW_REPLACES_RENEWAL',
  'LAW_REPLACES_NOTICE',
] as const

export type WarningCode = (typeof WARNING_CODES)[number]

export interface DeadlineWarning {
  code: WarningCode
  params: Record<string, TraceValue>
}

/** @example warning('NOTICE_LATE', { counted: dayResult(counted) }) */
export function warning(
  code: WarningCode,
  params: Record<string, TraceValue> = {},
): DeadlineWarning {
  return { code, params }
}
