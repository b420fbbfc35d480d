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
  'refusals-library.FIELD_CONDITION_EMPTY': null
  'refusals-library.FIELD_CONDITION_INVALID': { label: string | number }
  'refusals-library.FIELD_CONDITION_CIRCLE': { way: string | number }
  'refusals-library.TAGGED_FIELD_USED': { contracts: string | number; templates: string | number; clauses: string | number }
  'refusals-library.TAGGED_FIELD_DECIDES': { names: string | number }
  'refusals-library.TAGGED_FIELD_OUT': { count: number }
  'refusals-library.CATEGORY_NOT_FOUND': null
  'refusals-library.CATEGORY_NAME_LONG': { max: string | number }
  'refusals-library.CATEGORY_SLASH': null
  'refusals-library.CATEGORY_PARENT_KIND': null
  'refusals-library.CATEGORY_KIND_USED': null
  'refusals-library.CATEGORY_CIRCLE': null
  'refusals-library.CATEGORY_USED': { clauses: string | number; templates: string | number; children: string | number }
  'refusals-library.SIREN_LENGTH': null
  'refusals-library.SIREN_CHECK': null
  'refusals-library.SIRET_LENGTH': null
  'refusals-library.SIRET_CHECK': null
  'refusals-library.SIRET_OTHER_SIREN': null
  'refusals-library.VAT_COUNTRY': null
  'refusals-library.VAT_FORMAT': { country: string | number }
  'refusals-library.VAT_KEY': null
  'refusals-library.VAT_SIREN_CHECK': null
  'refusals-library.VAT_OTHER_SIREN': null
  'refusals-library.PARTY_OUT': { count: number }
  'refusals-library.COUNTERPARTY_NOT_FOUND': null
  'refusals-library.COUNTERPARTY_USED': { contracts: string | number }
  'refusals-library.COUNTERPARTY_MERGED_ITSELF': null
  'refusals-library.CONTACT_NAME_REQUIRED': null
  'refusals-library.CONTACT_EMAIL_INVALID': { name: string | number }
  'refusals-library.LEGAL_ENTITY_NOT_FOUND': null
  'refusals-library.LEGAL_ENTITY_USED': { contracts: string | number }
  'refusals-library.PROJECT_NOT_FOUND': null
  'refusals-library.PROJECT_USED': { contracts: string | number }
}
