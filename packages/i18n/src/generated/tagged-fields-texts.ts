// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface TaggedFieldsTexts {
  'tagged-fields.title': null
  'tagged-fields.lead': null
  'tagged-fields.create': null
  'tagged-fields.new': null
  'tagged-fields.delete': null
  'tagged-fields.empty': null
  'tagged-fields.emptyHint': null
  'tagged-fields.column.label': null
  'tagged-fields.column.variable': null
  'tagged-fields.column.type': null
  'tagged-fields.column.traits': null
  'tagged-fields.column.contracts': null
  'tagged-fields.usedBy': { count: number }
  'tagged-fields.type.text': null
  'tagged-fields.type.longText': null
  'tagged-fields.type.number': null
  'tagged-fields.type.amount': null
  'tagged-fields.type.percentage': null
  'tagged-fields.type.date': null
  'tagged-fields.type.duration': null
  'tagged-fields.type.yesNo': null
  'tagged-fields.type.singleChoice': null
  'tagged-fields.type.multipleChoice': null
  'tagged-fields.type.person': null
  'tagged-fields.type.counterparty': null
  'tagged-fields.type.address': null
  'tagged-fields.kind.system': null
  'tagged-fields.kind.custom': null
  'tagged-fields.category.Simple': null
  'tagged-fields.category.Advanced': null
  'tagged-fields.trait.system': null
  'tagged-fields.trait.required': null
  'tagged-fields.trait.metadata': null
  'tagged-fields.trait.advanced': null
  'tagged-fields.filter.type': null
  'tagged-fields.filter.kind': null
  'tagged-fields.filter.category': null
  'tagged-fields.filter.required': null
  'tagged-fields.filter.isMetadata': null
  'tagged-fields.filter.active': { name: string | number; value: string | number }
  'tagged-fields.description': null
  'tagged-fields.descriptionHint': null
  'tagged-fields.variableHint': null
  'tagged-fields.typePlaceholder': null
  'tagged-fields.choices': null
  'tagged-fields.choicesHint': null
  'tagged-fields.isMetadata': null
  'tagged-fields.isMetadataHint': null
  'tagged-fields.required': null
  'tagged-fields.requiredHint': null
  'tagged-fields.folders': null
  'tagged-fields.foldersHint': null
  'tagged-fields.foldersGone': null
  'tagged-fields.foldersPlaceholder': null
  'tagged-fields.conditions': null
  'tagged-fields.conditionsHint': null
  'tagged-fields.conditionNumber': { number: string | number }
  'tagged-fields.removeCondition': { number: string | number }
  'tagged-fields.addCondition': null
  'tagged-fields.tooMany': null
  'tagged-fields.operator': null
  'tagged-fields.owner': null
  'tagged-fields.ownerHint': null
  'tagged-fields.ownerPlaceholder': null
  'tagged-fields.confirm': { name: string | number }
  'tagged-fields.confirmHint': { count: number }
}
