// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface ContractsTexts {
  'contracts.status.DRAFT': null
  'contracts.status.NEGOTIATION': null
  'contracts.status.VALIDATION': null
  'contracts.status.SIGNATURE': null
  'contracts.status.SIGNED': null
  'contracts.status.TERMINATED': null
  'contracts.status.CANCELLED': null
}
