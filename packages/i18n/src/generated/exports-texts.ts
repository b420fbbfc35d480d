// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface ExportsTexts {
  'exports.sheet': null
  'exports.column.reference': null
  'exports.column.title': null
  'exports.column.type': null
  'exports.column.status': null
  'exports.column.statusDetail': null
  'exports.column.supplier': null
  'exports.column.folders': null
  'exports.column.project': null
  'exports.column.owner': null
  'exports.column.financialAmount': null
  'exports.column.currency': null
  'exports.column.signatureDate': null
  'exports.column.effectiveDate': null
  'exports.column.endDate': null
  'exports.column.terminationDate': null
  'exports.column.legalLimit': null
  'exports.column.sendBy': null
  'exports.column.terminatedOn': null
  'exports.column.typeRenewal': null
  'exports.column.termNumber': null
  'exports.column.parent': null
  'exports.column.createdAt': null
  'exports.column.updatedAt': null
  'exports.column.isLocked': null
  'exports.column.isArchived': null
}
