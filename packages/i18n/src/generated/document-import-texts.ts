// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface DocumentImportTexts {
  'document-import.names.body': null
  'document-import.names.preamble': null
  'document-import.names.parties': null
  'document-import.names.annex': null
  'document-import.names.signatures': null
}
