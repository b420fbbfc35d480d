// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface OptionsTexts {
  'options.title': null
  'options.lead': null
  'options.language': null
  'options.languageHint': null
  'options.languageSaved': null
}
