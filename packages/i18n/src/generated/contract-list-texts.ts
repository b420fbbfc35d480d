// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface ContractListTexts {
  'contract-list.statusDetail.NOT_STARTED': null
  'contract-list.statusDetail.IN_FORCE': null
  'contract-list.statusDetail.TACITLY_RENEWED': null
  'contract-list.statusDetail.RENEWED': null
  'contract-list.statusDetail.INDEFINITE': null
  'contract-list.statusDetail.TERMINATING': null
  'contract-list.statusDetail.EXPIRED': null
  'contract-list.statusDetail.TERMINATED': null
  'contract-list.statusDetail.CANCELLED': null
  'contract-list.statusDetail.unknown': null
  'contract-list.renewalType.none': null
  'contract-list.renewalType.tacit': null
  'contract-list.renewalType.withAgreement': null
  'contract-list.renewalType.withNotice': null
  'contract-list.title': null
  'contract-list.lead': null
  'contract-list.failed': null
  'contract-list.noMatch': null
  'contract-list.showAll': null
  'contract-list.empty': null
  'contract-list.emptyHint': null
  'contract-list.limitOn': { day: string | number }
  'contract-list.endOn': { day: string | number }
  'contract-list.column.reference': null
  'contract-list.column.title': null
  'contract-list.column.supplier': null
  'contract-list.column.type': null
  'contract-list.column.status': null
  'contract-list.column.life': null
  'contract-list.column.terminationDate': null
  'contract-list.column.endDate': null
  'contract-list.column.amount': null
  'contract-list.filter.text': null
  'contract-list.filter.dates': null
  'contract-list.filter.whichDate': null
  'contract-list.filter.from': null
  'contract-list.filter.to': null
  'contract-list.filter.apply': null
  'contract-list.filter.taggedFields': null
  'contract-list.filter.whichField': null
  'contract-list.filter.value': null
  'contract-list.filter.atLeast': null
  'contract-list.filter.atMost': null
  'contract-list.filter.days': null
  'contract-list.filter.applyField': null
  'contract-list.filter.valueMissing': null
  'contract-list.filter.yes': null
  'contract-list.filter.no': null
  'contract-list.filter.said.eq': { name: string | number; value: string | number }
  'contract-list.filter.said.ne': { name: string | number; value: string | number }
  'contract-list.filter.said.gt': { name: string | number; value: string | number }
  'contract-list.filter.said.gte': { name: string | number; value: string | number }
  'contract-list.filter.said.lt': { name: string | number; value: string | number }
  'contract-list.filter.said.lte': { name: string | number; value: string | number }
  'contract-list.filter.said.range': { name: string | number; from: string | number; to: string | number }
  'contract-list.filter.field.status': null
  'contract-list.filter.field.statusDetail': null
  'contract-list.filter.field.type': null
  'contract-list.filter.field.tags': null
  'contract-list.filter.field.supplier': null
  'contract-list.filter.field.owner': null
  'contract-list.filter.field.department': null
  'contract-list.filter.field.parent': null
  'contract-list.filter.field.createdAt': null
  'contract-list.filter.field.effectiveDate': null
  'contract-list.filter.field.signatureDate': null
  'contract-list.filter.field.endDate': null
  'contract-list.filter.field.terminationDate': null
  'contract-list.filter.field.expiryAndTerminationDates': null
  'contract-list.filter.field.renewalTypes': null
  'contract-list.filter.field.typeRenewal': null
  'contract-list.filter.field.retroactiveEffectiveDate': null
  'contract-list.filter.field.isRenewed': null
  'contract-list.filter.field.willBeRenewable': null
  'contract-list.filter.field.renewable': null
  'contract-list.filter.field.inTacitRenewal': null
  'contract-list.filter.field.tacitRenewalDuration': null
  'contract-list.filter.field.financialAmount': null
  'contract-list.filter.field.actionRequired': null
  'contract-list.filter.field.archived': null
  'contract-list.filter.field.provider': null
  'contract-list.filter.field.project': null
  'contract-list.filter.field.text': null
  'contract-list.filter.field.other': null
  'contract-list.filter.word.none': null
  'contract-list.filter.word.tacit': null
  'contract-list.filter.word.withAgreement': null
  'contract-list.filter.word.withNotice': null
  'contract-list.filter.word.indefinite': null
  'contract-list.filter.word.NOT_STARTED': null
  'contract-list.filter.word.IN_FORCE': null
  'contract-list.filter.word.TACITLY_RENEWED': null
  'contract-list.filter.word.RENEWED': null
  'contract-list.filter.word.INDEFINITE': null
  'contract-list.filter.word.TERMINATING': null
  'contract-list.filter.word.EXPIRED': null
  'contract-list.filter.word.TERMINATED': null
  'contract-list.filter.word.CANCELLED': null
  'contract-list.filter.word.local': null
  'contract-list.filter.word.scan': null
  'contract-list.export.label': null
  'contract-list.export.xlsx': null
  'contract-list.export.csv': null
  'contract-list.export.done': null
  'contract-list.export.later': null
  'contract-list.export.refused': null
  'contract-list.searchSigned': null
}
