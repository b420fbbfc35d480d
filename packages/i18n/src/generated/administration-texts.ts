// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface AdministrationTexts {
  'administration.search': null
  'administration.failed': null
  'administration.noMatch': null
  'administration.showAll': null
  'administration.notFound': null
  'administration.nowhere': null
  'administration.saved': { name: string | number }
  'administration.removed': { name: string | number }
  'administration.restored': { name: string | number }
  'administration.identity.name': null
  'administration.identity.siren': null
  'administration.identity.sirenHint': null
  'administration.identity.siret': null
  'administration.identity.siretHint': null
  'administration.identity.vatNumber': null
  'administration.identity.vatNumberHint': null
  'administration.identity.address': null
}
