// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface RefusalsAccountTexts {
  'refusals-account.PASSWORDS_DIFFER': null
  'refusals-account.LINK_UNKNOWN': null
  'refusals-account.LINK_USED': null
  'refusals-account.LINK_REPLACED': null
  'refusals-account.LINK_EXPIRED': null
  'refusals-account.PASSWORD_WRONG': null
  'refusals-account.EMAIL_UNCHANGED': null
  'refusals-account.DEVICE_NOT_FOUND': null
  'refusals-account.EMAIL_CONFIRMED_ALREADY': null
  'refusals-account.JOINING_CLOSED': null
}
