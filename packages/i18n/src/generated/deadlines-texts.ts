// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface DeadlinesTexts {
  'deadlines.disclaimer': null
  'deadlines.trace.END_TYPED_INCLUDED': { typed: string | number }
  'deadlines.trace.END_TYPED_EXCLUDED': { typed: string | number; result: string | number }
  'deadlines.trace.TERM_END_YEARS': { count: number; start: string | number; result: string | number }
  'deadlines.trace.TERM_END_MONTHS': { count: number; start: string | number; result: string | number }
  'deadlines.trace.TERM_END_WEEKS': { count: number; start: string | number; result: string | number }
  'deadlines.trace.TERM_END_DAYS': { count: number; start: string | number; result: string | number }
  'deadlines.trace.TERM_END_DAY_MISSING': { dayOfMonth: string | number; result: string | number }
  'deadlines.trace.SERVICES_UNTIL_DONE': null
  'deadlines.trace.SERVICES_DONE': { typed: string | number }
  'deadlines.trace.TERM_RENEWED_MONTHS': { count: number; term: string | number; anchor: string | number; result: string | number }
  'deadlines.trace.TERM_RENEWED_DAYS': { count: number; term: string | number; anchor: string | number; result: string | number }
  'deadlines.trace.TERM_RENEWED_UNTIL': { term: string | number; day: string | number; result: string | number }
  'deadlines.trace.NOTICE_MONTHS_LEGAL': { count: number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_MONTHS_PRUDENT': { count: number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_NONE': { result: string | number }
  'deadlines.trace.NOTICE_WEEKS': { count: number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_CALENDAR_DAYS': { count: number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_CLEAR_DAYS': { count: number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_BUSINESS_DAYS': { count: number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_WORKING_DAYS': { count: number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_MONTH_AND_DAYS_LEGAL': { count: number; months: string | number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_MONTH_AND_DAYS_PRUDENT': { count: number; end: string | number; months: string | number; result: string | number }
  'deadlines.trace.NOTICE_MONTHS_AND_DAYS_LEGAL': { count: number; months: string | number; end: string | number; result: string | number }
  'deadlines.trace.NOTICE_MONTHS_AND_DAYS_PRUDENT': { count: number; end: string | number; months: string | number; result: string | number }
  'deadlines.trace.LIMIT_STAYS': { limit: string | number }
  'deadlines.trace.LIMIT_ROLLED_PREVIOUS': { limit: string | number; result: string | number }
  'deadlines.trace.LIMIT_ROLLED_NEXT': { limit: string | number; result: string | number }
  'deadlines.trace.COUNTS_WHEN_SENT': null
  'deadlines.trace.COUNTS_WHEN_PRESENTED': null
  'deadlines.trace.COUNTS_WHEN_RECEIVED': null
  'deadlines.trace.SEND_BY': { result: string | number; prudentLimit: string | number }
  'deadlines.trace.SEND_BY_WITH_DELIVERY': { count: number; result: string | number; prudentLimit: string | number }
  'deadlines.trace.RENEWAL_NONE': { end: string | number }
  'deadlines.trace.RENEWAL_TACIT': { end: string | number }
  'deadlines.trace.RENEWAL_WITH_AGREEMENT': { end: string | number }
  'deadlines.trace.RENEWAL_WITH_NOTICE': { end: string | number }
  'deadlines.trace.RENEWAL_AGREED': { day: string | number; end: string | number }
  'deadlines.trace.RENEWAL_REQUESTED': { day: string | number; end: string | number }
  'deadlines.trace.RENEWALS_LIMITED': { made: string | number; max: string | number }
  'deadlines.trace.LAST_TERM': { max: string | number; result: string | number }
  'deadlines.trace.INDETERMINATE_TYPED': null
  'deadlines.trace.INDETERMINATE_NO_RENEWAL_DURATION': { end: string | number; result: string | number }
  'deadlines.trace.INDETERMINATE_PERFORMED': { end: string | number; result: string | number }
  'deadlines.trace.END_AFTER_NOTICE_EXACT_DAY': { counted: string | number; result: string | number }
  'deadlines.trace.END_AFTER_NOTICE_MONTH_END': { counted: string | number; result: string | number }
  'deadlines.trace.END_AFTER_NOTICE_QUARTER_END': { counted: string | number; result: string | number }
  'deadlines.trace.END_AFTER_NOTICE_ANNIVERSARY': { counted: string | number; result: string | number }
  'deadlines.trace.AMENDMENT_END': { reference: string | number; signedOn: string | number; result: string | number }
  'deadlines.trace.AMENDMENT_OPEN_ENDED': { reference: string | number; signedOn: string | number }
  'deadlines.trace.AMENDMENT_CONDITIONS': { reference: string | number; signedOn: string | number; effectiveOn: string | number }
  'deadlines.trace.AMENDMENT_TOO_LATE': { reference: string | number; signedOn: string | number; end: string | number }
  'deadlines.trace.NOTICE_IN_TIME': { counted: string | number; prudentLimit: string | number }
  'deadlines.trace.NOTICE_IN_TIME_WITHOUT_LIMIT': { counted: string | number }
  'deadlines.trace.NOTICE_WITHIN_TOLERANCE': { counted: string | number; prudentLimit: string | number; limit: string | number }
  'deadlines.trace.NOTICE_LATE': { counted: string | number; limit: string | number }
  'deadlines.trace.NOTICE_EFFECT': { result: string | number }
  'deadlines.trace.TERMINATION_SET': { result: string | number }
  'deadlines.trace.TERMINATION_CANCELLED': { day: string | number }
  'deadlines.trace.TERM_NUMBER': { term: string | number; of: string | number }
  'deadlines.trace.TERM_NUMBER_UNLIMITED': { term: string | number }
  'deadlines.trace.PHASE_UNKNOWN_START': { today: string | number }
  'deadlines.trace.PHASE_NOT_STARTED': { today: string | number; start: string | number }
  'deadlines.trace.PHASE_RUNNING': { today: string | number; end: string | number }
  'deadlines.trace.PHASE_RUNNING_WITHOUT_END': { today: string | number }
  'deadlines.trace.PHASE_NOTICE_WINDOW': { count: number; today: string | number; opens: string | number; limit: string | number }
  'deadlines.trace.PHASE_RENEWAL_LOCKED': { today: string | number; end: string | number }
  'deadlines.trace.PHASE_INDETERMINATE': { today: string | number }
  'deadlines.trace.PHASE_TERMINATING': { today: string | number; end: string | number }
  'deadlines.trace.PHASE_ENDED': { today: string | number; end: string | number }
  'deadlines.trace.CONSUMER_INFORM': { from: string | number; result: string | number; limit: string | number; law: string | number }
  'deadlines.trace.INSURANCE_LAW': { law: string | number }
  'deadlines.trace.INSURANCE_REMINDER_LATE': { reminder: string | number; limit: string | number; result: string | number }
  'deadlines.trace.LEASE_LAW': { law: string | number }
  'deadlines.warning.START_UNKNOWN': null
  'deadlines.warning.DURATION_MISSING': null
  'deadlines.warning.START_ASSUMED_FROM_SIGNATURE': { start: string | number }
  'deadlines.warning.END_BEFORE_START': null
  'deadlines.warning.QUANTIEME_ABSENT': { dayOfMonth: string | number; end: string | number }
  'deadlines.warning.PERPETUAL_DURATION': null
  'deadlines.warning.SERVICES_END_UNKNOWN': null
  'deadlines.warning.LIMIT_BEFORE_SIGNATURE': { limit: string | number; day: string | number }
  'deadlines.warning.LIMIT_BEFORE_START': { limit: string | number; day: string | number }
  'deadlines.warning.AMENDMENT_AFTER_EXPIRY': { reference: string | number; signedOn: string | number; end: string | number }
  'deadlines.warning.AMENDMENT_END_BEFORE_TERM': { reference: string | number }
  'deadlines.warning.RENEWAL_AFTER_END': { day: string | number; end: string | number }
  'deadlines.warning.RENEWAL_REQUEST_LATE': { day: string | number; limit: string | number; end: string | number }
  'deadlines.warning.OCCURRENCES_BELOW_RENEWALS': { made: string | number; max: string | number }
  'deadlines.warning.NOTICE_LATE': { counted: string | number; limit: string | number; effect: string | number }
  'deadlines.warning.NOTICE_WITHIN_TOLERANCE': { counted: string | number; limit: string | number }
  'deadlines.warning.NOTICE_DAY_ASSUMED': { counted: string | number }
  'deadlines.warning.NOTICE_DAY_UNKNOWN': null
  'deadlines.warning.REASONABLE_NOTICE': null
  'deadlines.warning.EARLY_EXIT_NOT_FORESEEN': null
  'deadlines.warning.TERMINATION_CANCELLED_RENEWS': { limit: string | number; renewsOn: string | number }
  'deadlines.warning.PERFORMED_AFTER_TERMINATION': { end: string | number }
  'deadlines.warning.CONSUMER_NOT_INFORMED': { informUntil: string | number }
  'deadlines.warning.INSURANCE_REMINDER_LATE': { until: string | number }
  'deadlines.warning.INSURANCE_REMINDER_MISSING': { limit: string | number }
  'deadlines.phase.NOT_STARTED': null
  'deadlines.phase.RUNNING': null
  'deadlines.phase.NOTICE_WINDOW': null
  'deadlines.phase.RENEWAL_LOCKED': null
  'deadlines.phase.INDETERMINATE': null
  'deadlines.phase.TERMINATING': null
  'deadlines.phase.ENDED': null
  'deadlines.notice.status.inTime': null
  'deadlines.notice.status.withinTolerance': null
  'deadlines.notice.status.late': null
  'deadlines.lifeline.drafted': null
  'deadlines.lifeline.validated': null
  'deadlines.lifeline.signed': null
  'deadlines.lifeline.effective': null
  'deadlines.lifeline.noticeLimit': null
  'deadlines.lifeline.today': null
  'deadlines.lifeline.termEnd': null
  'deadlines.lifeline.end': null
  'deadlines.lifeline.renewal': null
  'deadlines.source.field': { field: string | number }
  'deadlines.source.extract': { field: string | number; fileName: string | number; page: string | number }
  'deadlines.source.amendment': { field: string | number; reference: string | number; signedOn: string | number }
  'deadlines.source.record': { field: string | number }
  'deadlines.source.company': { field: string | number }
  'deadlines.source.law': { reference: string | number }
  'deadlines.source.today': null
  'deadlines.field.signatureDate': null
  'deadlines.field.effectiveDate': null
  'deadlines.field.endDate': null
  'deadlines.field.duration': null
  'deadlines.field.renewalType': null
  'deadlines.field.renewalDuration': null
  'deadlines.field.maxRenewals': null
  'deadlines.field.notice': null
  'deadlines.field.roll': null
  'deadlines.field.noticeCountsWhen': null
  'deadlines.field.sendingMode': null
  'deadlines.field.calendar': null
  'deadlines.field.closingDays': null
  'deadlines.field.noticeWindowDays': null
  'deadlines.field.renewals': null
  'deadlines.field.notices': null
  'deadlines.field.amendments': null
  'deadlines.field.regime': null
  'deadlines.field.performedAfterEnd': null
  'deadlines.field.earlyExit': null
  'deadlines.field.indeterminateAlignment': null
}
