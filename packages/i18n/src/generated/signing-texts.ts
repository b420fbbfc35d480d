// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface SigningTexts {
  'signing.consent': { title: string | number; reference: string | number }
}
