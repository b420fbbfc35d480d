// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface OptionsTexts {
  'options.title': null
  'options.language': null
  'options.languageHint': null
  'options.languageSaved': null
  'options.leads.personal': null
  'options.leads.company': null
  'options.leads.integrations': null
  'options.part.personal': null
  'options.part.company': null
  'options.part.integrations': null
}
