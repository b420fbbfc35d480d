// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface LegalEntitiesTexts {
  'legal-entities.title': null
  'legal-entities.lead': null
  'legal-entities.create': null
  'legal-entities.new': null
  'legal-entities.delete': null
  'legal-entities.empty': null
  'legal-entities.emptyHint': null
  'legal-entities.column.name': null
  'legal-entities.column.details': null
  'legal-entities.column.contracts': null
  'legal-entities.usedBy': { count: number }
}
