// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface RefusalsLibraryTexts {
  'refusals-library.TAG_NOT_FOUND': null
  'refusals-library.VARIABLE_INVALID': null
  'refusals-library.VARIABLE_USED': { contracts: string | number; templates: string | number; clauses: string | number }
  'refusals-library.FIELD_TYPE_USED': { count: number }
  'refusals-library.FIELD_TYPE_DECIDES': { names: string | number }
  'refusals-library.CHOICES_REQUIRED': null
  'refusals-library.CHOICE_BLANK': { line: string | number }
  'refusals-library.CHOICE_TWICE': { choice: string | number }
  'refusals-library.CHOICE_USED': { count: number; choices: string | number }
  'refusals-library.SYSTEM_FIELD_FIXED': null
  'refusals-library.FIELD_CONDITION_INVALID': { label: string | number }
  'refusals-library.FIELD_CONDITION_CIRCLE': { way: string | number }
  'refusals-library.TAGGED_FIELD_USED': { contracts: string | number; templates: string | number; clauses: string | number }
  'refusals-library.TAGGED_FIELD_DECIDES': { names: string | number }
  'refusals-library.TAGGED_FIELD_OUT': { count: number }
}
