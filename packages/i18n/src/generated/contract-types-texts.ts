// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface ContractTypesTexts {
  'contract-types.title': null
  'contract-types.lead': null
  'contract-types.create': null
  'contract-types.new': null
  'contract-types.delete': null
  'contract-types.empty': null
  'contract-types.emptyHint': null
  'contract-types.column.title': null
  'contract-types.column.description': null
  'contract-types.column.regime': null
  'contract-types.column.contracts': null
  'contract-types.column.templates': null
  'contract-types.descriptionHint': null
  'contract-types.regimeHint': null
  'contract-types.regime.none': null
  'contract-types.regime.consumer': null
  'contract-types.regime.insurance': null
  'contract-types.regime.commercialLease': null
  'contract-types.usedBy': { count: number }
  'contract-types.kept': { contracts: number; templates: number }
}
