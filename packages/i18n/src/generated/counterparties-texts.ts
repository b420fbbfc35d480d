// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface CounterpartiesTexts {
  'counterparties.title': null
  'counterparties.lead': null
  'counterparties.create': null
  'counterparties.new': null
  'counterparties.delete': null
  'counterparties.empty': null
  'counterparties.emptyHint': null
  'counterparties.column.name': null
  'counterparties.column.siren': null
  'counterparties.column.contact': null
  'counterparties.column.contracts': null
  'counterparties.usedBy': { count: number }
  'counterparties.moreContacts': { count: number }
  'counterparties.duplicate': null
  'counterparties.onlyDuplicates': null
  'counterparties.kind': null
  'counterparties.professional': null
  'counterparties.consumer': null
  'counterparties.email': null
  'counterparties.contacts': null
  'counterparties.contactNumber': { number: string | number }
  'counterparties.contactPart.name': null
  'counterparties.contactPart.role': null
  'counterparties.contactPart.email': null
  'counterparties.contactPart.phone': null
  'counterparties.addContact': null
  'counterparties.removeContact': { number: string | number }
  'counterparties.duplicates': null
  'counterparties.duplicatesHint': null
  'counterparties.merge': null
  'counterparties.mergeTitle': { other: string | number; name: string | number }
  'counterparties.mergeHint': { count: number }
  'counterparties.mergeForGood': null
  'counterparties.merged': { name: string | number }
  'counterparties.nothing': null
  'counterparties.part.name': null
  'counterparties.part.kind': null
  'counterparties.part.siren': null
  'counterparties.part.siret': null
  'counterparties.part.vatNumber': null
  'counterparties.part.address': null
  'counterparties.part.email': null
}
