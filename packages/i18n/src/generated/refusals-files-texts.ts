// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface RefusalsFilesTexts {
  'refusals-files.FILE_EMPTY': null
  'refusals-files.FILE_TOO_LARGE': { maxMegabytes: string | number }
  'refusals-files.FILE_TYPE_NOT_ALLOWED': { allowed: string | number }
  'refusals-files.FILE_LEGACY_WORD': null
  'refusals-files.FILE_ENCRYPTED': null
  'refusals-files.FILE_UNREADABLE': null
  'refusals-files.FILE_UNSAFE': null
  'refusals-files.FILE_TOO_COMPLEX': null
  'refusals-files.FILE_PAGE_MISSING': { page: string | number; pages: string | number }
  'refusals-files.IMAGE_TOO_LARGE': { widthPx: string | number; heightPx: string | number; maxSidePx: string | number; maxMegapixels: string | number }
}
