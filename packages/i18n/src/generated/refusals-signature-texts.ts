// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface RefusalsSignatureTexts {
  'refusals-signature.SIGNATURE_IMAGE_NOT_PNG': null
  'refusals-signature.SIGNATURE_IMAGE_TOO_LARGE': null
  'refusals-signature.SIGNATURE_IMAGE_DIMENSIONS': { minPx: number; maxPx: number }
  'refusals-signature.SIGNATURE_IMAGE_BLANK': null
  'refusals-signature.SIGNATURE_TEXT_REQUIRED': null
  'refusals-signature.SIGNATURE_TEXT_TOO_LONG': { max: number }
}
