/** The rules of the deadline engine, named as in the rule page of the documentation. */
export type TraceRule =
  | 'R0'
  | 'R1'
  | 'R2'
  | 'R3'
  | 'R4'
  | 'R5'
  | 'R6'
  | 'R7'
  | 'R8'
  | 'R9'
  | 'R10'
  | 'R11'
  | 'R12'
  | 'R13'
  | 'R14'
  | 'R15'
  | 'R16'
  | 'R18'

/**
 * Every sentence of an explanation: its rule and the question it answers. Texts: `deadlines.trace.<code>` in the
 * three catalogues.
 */
export const TRACE_CODES = {
  END_TYPED_INCLUDED: { rule: 'R0', subject: 'end' },
  END_TYPED_EXCLUDED: { rule: 'R0', subject: 'end' },
  TERM_END_YEARS: { rule: 'R1', subject: 'end' },
  TERM_END_MONTHS: { rule: 'R1', subject: 'end' },
  TERM_END_WEEKS: { rule: 'R1', subject: 'end' },
  TERM_END_DAYS: { rule: 'R1', subject: 'end' },
  TERM_END_DAY_MISSING: { rule: 'R1', subject: 'end' },
  SERVICES_UNTIL_DONE: { rule: 'R1', subject: 'end' },
  SERVICES_DONE: { rule: 'R1', subject: 'end' },
  TERM_RENEWED_MONTHS: { rule: 'R2', subject: 'end' },
  TERM_RENEWED_DAYS: { rule: 'R2', subject: 'end' },
  TERM_RENEWED_UNTIL: { rule: 'R2', subject: 'end' },
  NOTICE_MONTHS_LEGAL: { rule: 'R3', subject: 'limit' },
  NOTICE_MONTHS_PRUDENT: { rule: 'R3', subject: 'limit' },
  NOTICE_NONE: { rule: 'R4', subject: 'limit' },
  NOTICE_WEEKS: { rule: 'R4', subject: 'limit' },
  NOTICE_CALENDAR_DAYS: { rule: 'R4', subject: 'limit' },
  NOTICE_CLEAR_DAYS: { rule: 'R4', subject: 'limit' },
  NOTICE_BUSINESS_DAYS: { rule: 'R5', subject: 'limit' },
  NOTICE_WORKING_DAYS: { rule: 'R5', subject: 'limit' },
  NOTICE_MONTH_AND_DAYS_LEGAL: { rule: 'R6', subject: 'limit' },
  NOTICE_MONTH_AND_DAYS_PRUDENT: { rule: 'R6', subject: 'limit' },
  NOTICE_MONTHS_AND_DAYS_LEGAL: { rule: 'R6', subject: 'limit' },
  NOTICE_MONTHS_AND_DAYS_PRUDENT: { rule: 'R6', subject: 'limit' },
  LIMIT_STAYS: { rule: 'R7', subject: 'limit' },
  LIMIT_ROLLED_PREVIOUS: { rule: 'R7', subject: 'limit' },
  LIMIT_ROLLED_NEXT: { rule: 'R7', subject: 'limit' },
  COUNTS_WHEN_SENT: { rule: 'R8', subject: 'sendBy' },
  COUNTS_WHEN_PRESENTED: { rule: 'R8', subject: 'sendBy' },
  COUNTS_WHEN_RECEIVED: { rule: 'R8', subject: 'sendBy' },
  SEND_BY: { rule: 'R8', subject: 'sendBy' },
  SEND_BY_WITH_DELIVERY: { rule: 'R8', subject: 'sendBy' },
  SEND_BY_WITH_ACCEPTANCE: { rule: 'R8', subject: 'sendBy' },
  RENEWAL_NONE: { rule: 'R9', subject: 'renewal' },
  RENEWAL_TACIT: { rule: 'R9', subject: 'renewal' },
  RENEWAL_WITH_AGREEMENT: { rule: 'R9', subject: 'renewal' },
  RENEWAL_WITH_NOTICE: { rule: 'R9', subject: 'renewal' },
  RENEWAL_AGREED: { rule: 'R9', subject: 'renewal' },
  RENEWAL_REFUSED: { rule: 'R9', subject: 'renewal' },
  RENEWAL_REQUESTED: { rule: 'R9', subject: 'renewal' },
  RENEWALS_LIMITED: { rule: 'R10', subject: 'renewal' },
  LAST_TERM: { rule: 'R10', subject: 'renewal' },
  INDETERMINATE_TYPED: { rule: 'R11', subject: 'end' },
  INDETERMINATE_NO_RENEWAL_DURATION: { rule: 'R11', subject: 'end' },
  INDETERMINATE_PERFORMED: { rule: 'R11', subject: 'end' },
  END_AFTER_NOTICE_EXACT_DAY: { rule: 'R12', subject: 'notice' },
  END_AFTER_NOTICE_MONTH_END: { rule: 'R12', subject: 'notice' },
  END_AFTER_NOTICE_QUARTER_END: { rule: 'R12', subject: 'notice' },
  END_AFTER_NOTICE_ANNIVERSARY: { rule: 'R12', subject: 'notice' },
  AMENDMENT_START: { rule: 'R13', subject: 'end' },
  AMENDMENT_START_UNMOVED: { rule: 'R13', subject: 'end' },
  AMENDMENT_END: { rule: 'R13', subject: 'end' },
  AMENDMENT_OPEN_ENDED: { rule: 'R13', subject: 'end' },
  AMENDMENT_CONDITIONS: { rule: 'R13', subject: 'renewal' },
  AMENDMENT_TOO_LATE: { rule: 'R13', subject: 'end' },
  NOTICE_IN_TIME: { rule: 'R14', subject: 'notice' },
  NOTICE_IN_TIME_WITHOUT_LIMIT: { rule: 'R14', subject: 'notice' },
  NOTICE_WITHIN_TOLERANCE: { rule: 'R14', subject: 'notice' },
  NOTICE_LATE: { rule: 'R14', subject: 'notice' },
  NOTICE_EFFECT: { rule: 'R14', subject: 'notice' },
  TERMINATION_SET: { rule: 'R14', subject: 'notice' },
  TERMINATION_CANCELLED: { rule: 'R14', subject: 'notice' },
  TERM_NUMBER: { rule: 'R15', subject: 'phase' },
  TERM_NUMBER_UNLIMITED: { rule: 'R15', subject: 'phase' },
  PHASE_UNKNOWN_START: { rule: 'R15', subject: 'phase' },
  PHASE_UNSIGNED: { rule: 'R15', subject: 'phase' },
  PHASE_NOT_STARTED: { rule: 'R15', subject: 'phase' },
  PHASE_RUNNING: { rule: 'R15', subject: 'phase' },
  PHASE_RUNNING_WITHOUT_END: { rule: 'R15', subject: 'phase' },
  PHASE_NOTICE_WINDOW: { rule: 'R15', subject: 'phase' },
  PHASE_RENEWAL_LOCKED: { rule: 'R15', subject: 'phase' },
  PHASE_INDETERMINATE: { rule: 'R15', subject: 'phase' },
  PHASE_TERMINATING: { rule: 'R15', subject: 'phase' },
  PHASE_ENDED: { rule: 'R15', subject: 'phase' },
  CONSUMER_INFORM: { rule: 'R16', subject: 'regime' },
  INSURANCE_LAW: { rule: 'R16', subject: 'regime' },
  INSURANCE_REMINDER_LATE: { rule: 'R16', subject: 'regime' },
  LEASE_LAW: { rule: 'R16', subject: 'regime' },
  EXIT_NOT_BEFORE: { rule: 'R18', subject: 'earlyExit' },
  EXIT_FIRST_NOTICE: { rule: 'R18', subject: 'earlyExit' },
  EXIT_NEXT: { rule: 'R18', subject: 'earlyExit' },
  EXIT_NOTIFY_BY: { rule: 'R18', subject: 'earlyExit' },
  EXIT_ANY_TIME: { rule: 'R18', subject: 'earlyExit' },
  EXIT_TRIENNIAL: { rule: 'R18', subject: 'earlyExit' },
  EXIT_TRIENNIAL_EXCLUDED: { rule: 'R18', subject: 'earlyExit' },
  END_AFTER_TRIENNIAL_NOTICE: { rule: 'R18', subject: 'notice' },
} as const satisfies Record<string, { rule: TraceRule; subject: TraceSubject }>

export type TraceCode = keyof typeof TRACE_CODES

/** Which question of the screen a line answers, so that a date opens its own explanation. */
export type TraceSubject =
  | 'end'
  | 'renewal'
  | 'limit'
  | 'sendBy'
  | 'notice'
  | 'phase'
  | 'regime'
  | 'earlyExit'
