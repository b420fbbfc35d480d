// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface SharedContractTexts {
  'shared-contract.title': null
  'shared-contract.lead': { company: string | number }
  'shared-contract.open': null
  'shared-contract.by': { person: string | number; company: string | number }
  'shared-contract.byUntil': { person: string | number; company: string | number; day: string }
  'shared-contract.reference': { reference: string | number }
  'shared-contract.pdf': null
  'shared-contract.sealed': null
  'shared-contract.part': null
  'shared-contract.outline': null
  'shared-contract.end': null
  'shared-contract.empty': null
  'shared-contract.emptyHint': null
  'shared-contract.over': null
  'shared-contract.failed': null
}
