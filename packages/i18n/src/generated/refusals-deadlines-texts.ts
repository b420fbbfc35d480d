// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface RefusalsDeadlinesTexts {
  'refusals-deadlines.LIFECYCLE_DAY_INVALID': null
  'refusals-deadlines.LIFECYCLE_DURATION_REQUIRED': null
  'refusals-deadlines.LIFECYCLE_DURATION_COUNT_INVALID': null
  'refusals-deadlines.LIFECYCLE_END_BEFORE_EFFECTIVE': null
  'refusals-deadlines.LIFECYCLE_RENEWAL_DURATION_REQUIRED': null
  'refusals-deadlines.LIFECYCLE_RENEWAL_WITHOUT_TERM': null
  'refusals-deadlines.LIFECYCLE_OCCURRENCES_INVALID': { max: string | number }
  'refusals-deadlines.LIFECYCLE_OCCURRENCES_BELOW_RENEWALS': { made: string | number }
  'refusals-deadlines.LIFECYCLE_NOTICE_REQUIRED': null
  'refusals-deadlines.LIFECYCLE_NOTICE_COUNT_INVALID': null
  'refusals-deadlines.LIFECYCLE_NOTICE_WINDOW_INVALID': { max: string | number }
  'refusals-deadlines.NOTICE_DAY_REQUIRED': null
  'refusals-deadlines.NOTICE_DAY_IN_FUTURE': null
  'refusals-deadlines.NOTICE_DAYS_OUT_OF_ORDER': null
  'refusals-deadlines.EARLY_EXIT_NOT_FORESEEN': null
  'refusals-deadlines.TERMINATION_BEFORE_SIGNATURE': { day: string | number }
  'refusals-deadlines.RENEWAL_DAY_IN_FUTURE': null
  'refusals-deadlines.RENEWAL_AFTER_END': { day: string | number }
  'refusals-deadlines.RENEWAL_REQUEST_LATE': { day: string | number }
  'refusals-deadlines.RENEWAL_UNTIL_BEFORE_END': { day: string | number }
  'refusals-deadlines.CONTRACT_NOT_SIGNED': null
  'refusals-deadlines.CONTRACT_ALREADY_SIGNED': null
  'refusals-deadlines.CONTRACT_WITHOUT_TERM': null
  'refusals-deadlines.CONTRACT_NOT_STARTED': null
  'refusals-deadlines.CONTRACT_EXPIRED': null
  'refusals-deadlines.CONTRACT_TERMINATED': null
  'refusals-deadlines.CONTRACT_CANCELLED': null
  'refusals-deadlines.TERMINATION_ALREADY_GIVEN': null
  'refusals-deadlines.TERMINATION_NOT_GIVEN': null
}
