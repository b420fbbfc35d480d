// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface CategoriesTexts {
  'categories.title': null
  'categories.lead': null
  'categories.create': null
  'categories.new': null
  'categories.delete': null
  'categories.readOnly': null
  'categories.empty': null
  'categories.emptyHint': null
  'categories.column.name': null
  'categories.column.kind': null
  'categories.column.clauses': null
  'categories.column.templates': null
  'categories.kind.clause': null
  'categories.kind.template': null
  'categories.below': { name: string | number }
  'categories.parent': null
  'categories.parentPlaceholder': null
  'categories.nameHint': null
  'categories.kindPlaceholder': null
}
