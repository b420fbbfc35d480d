// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface RefusalsFoldersTexts {
  'refusals-folders.FOLDER_NOT_FOUND': null
  'refusals-folders.PERSON_NOT_FOUND': null
  'refusals-folders.FOLDER_NAME_REQUIRED': null
  'refusals-folders.FOLDER_NAME_SLASH': null
  'refusals-folders.FOLDER_NAME_TAKEN': { name: string | number }
  'refusals-folders.FOLDER_UNDER_ITSELF': null
  'refusals-folders.FOLDER_GRANTS_ACCESS': { name: string | number }
  'refusals-folders.FOLDER_GRANT_NOT_FOUND': null
  'refusals-folders.FOLDER_GRANT_EXISTS': null
  'refusals-folders.FOLDER_GRANT_ABOVE_OWN': null
}
