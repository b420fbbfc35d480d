// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface RefusalsSigningTexts {
  'refusals-signing.SIGNATORIES_REQUIRED': null
  'refusals-signing.SIGNATORY_NAME_UNPRINTABLE': null
  'refusals-signing.SIGNATORY_REPEATED': { name: string | number }
  'refusals-signing.SIGNATORY_NOT_INSIDE': null
  'refusals-signing.SIGNATORY_IS_INSIDE': null
  'refusals-signing.SIGNATURE_FIELD_EMPTY': { label: string | number }
  'refusals-signing.SIGNATURE_RESTRICTED_SECTIONS': { count: number; titles: string | number }
  'refusals-signing.SIGNATURE_VALIDATION_MISSING': null
  'refusals-signing.SIGNATURE_CONTENT_CHANGED': null
  'refusals-signing.SIGNATURE_NOT_OUT': null
  'refusals-signing.SIGNATURE_COMPLETE': null
  'refusals-signing.SIGNATURE_CANCELLED': null
  'refusals-signing.SIGNATURE_CHARACTERS': { characters: string | number }
  'refusals-signing.SIGNATURE_IMAGE_MISSING': null
  'refusals-signing.SIGNATURE_NOT_SEALED': null
  'refusals-signing.SIGNATURE_OTHER_DOCUMENT': null
  'refusals-signing.SIGNATURE_CONSENT_REQUIRED': null
  'refusals-signing.SIGNATURE_ALREADY_SIGNED': null
  'refusals-signing.SIGNATURE_NOT_YOUR_TURN': null
  'refusals-signing.NOT_A_SIGNATORY': null
  'refusals-signing.SIGNATORY_NOT_INVITED': null
  'refusals-signing.SIGNATORY_HAS_SIGNED': null
  'refusals-signing.INVITATION_UNKNOWN': null
  'refusals-signing.INVITATION_REVOKED': null
  'refusals-signing.INVITATION_EXPIRED': null
  'refusals-signing.CODE_NOT_SENT': null
  'refusals-signing.CODE_USED': null
  'refusals-signing.CODE_EXPIRED': null
  'refusals-signing.CODE_EXHAUSTED': null
  'refusals-signing.CODE_WRONG': { count: number }
}
