// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface RefusalsSharingTexts {
  'refusals-sharing.SHARE_NOBODY': null
  'refusals-sharing.SHARE_EMAILS_INVALID': { addresses: string | number }
  'refusals-sharing.SHARE_PERSON_UNKNOWN': null
  'refusals-sharing.SHARE_GROUP_UNKNOWN': null
  'refusals-sharing.SHARE_PERSON_BLOCKED': { name: string | number }
  'refusals-sharing.SHARE_WITH_OWNER': { name: string | number }
  'refusals-sharing.SHARE_LEVEL_THIRD_PARTY': null
  'refusals-sharing.SHARE_LEVEL_ABOVE_OWN': null
  'refusals-sharing.SHARE_EXPIRY_PAST': null
  'refusals-sharing.SHARE_WITHOUT_LINK': null
  'refusals-sharing.SHARE_TO_EXTEND': null
  'refusals-sharing.SHARE_REVOKED': null
  'refusals-sharing.SHARE_EXPIRED': null
  'refusals-sharing.SHARE_SEAL_HOLDS_HIDDEN': null
}
