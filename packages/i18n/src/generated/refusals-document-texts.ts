// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface RefusalsDocumentTexts {
  'refusals-document.DOCUMENT_TITLE_REQUIRED': null
  'refusals-document.DOCUMENT_BODY_REQUIRED': null
  'refusals-document.BLOCK_NAME_REQUIRED': null
  'refusals-document.BLOCK_KIND_REQUIRED': null
  'refusals-document.BLOCK_NOT_FOUND': null
  'refusals-document.SECTION_TITLE_REQUIRED': null
  'refusals-document.SECTION_TITLE_TOO_LONG': { max: string | number }
  'refusals-document.SECTION_TITLE_TEXT_REQUIRED': null
  'refusals-document.SECTION_TITLE_STYLE_FORBIDDEN': null
  'refusals-document.SECTION_TITLE_NUMBERED': null
  'refusals-document.SECTION_CONTENT_REQUIRED': null
  'refusals-document.SECTION_LEVEL_LIMIT': null
  'refusals-document.SECTION_NOT_FOUND': null
  'refusals-document.CONDITIONAL_TEXT_REQUIRED': null
  'refusals-document.CONDITIONAL_FIELD_UNKNOWN': { variable: string | number }
  'refusals-document.CONDITIONAL_VALUE_INVALID': null
  'refusals-document.FIELD_UNKNOWN': { variable: string | number }
  'refusals-document.FIELD_VALUE_REQUIRED': null
  'refusals-document.FIELD_VALUE_INVALID': { label: string | number }
  'refusals-document.FIELD_CHOICE_UNKNOWN': { label: string | number }
  'refusals-document.RICH_TEXT_MALFORMED': null
  'refusals-document.RICH_TEXT_TOO_LARGE': null
  'refusals-document.RICH_TEXT_TOO_DEEP': null
  'refusals-document.RICH_TEXT_CHARACTER_FORBIDDEN': null
  'refusals-document.RICH_TEXT_LINK_FORBIDDEN': null
}
