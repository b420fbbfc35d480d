// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface OptionsIntegrationsTexts {
  'options-integrations.refused': null
  'options-integrations.saved': null
  'options-integrations.forgotten': null
  'options-integrations.configured': null
  'options-integrations.notConfigured': null
  'options-integrations.changed': { person: string | number; moment: string | number }
  'options-integrations.keptSecret': null
  'options-integrations.forget': null
  'options-integrations.forgetTitle': { name: string | number }
  'options-integrations.forgetConsequence': null
  'options-integrations.field.publicKey': null
  'options-integrations.field.privateKey': null
  'options-integrations.field.account': null
  'options-integrations.field.password': null
  'options-integrations.field.url': null
  'options-integrations.field.siteUri': null
  'options-integrations.field.workFolderPath': null
  'options-integrations.field.username': null
  'options-integrations.service.provider1.title': null
  'options-integrations.service.provider1.lead': null
  'options-integrations.service.provider2.title': null
  'options-integrations.service.provider2.lead': null
  'options-integrations.service.sharing.title': null
  'options-integrations.service.sharing.lead': null
}
