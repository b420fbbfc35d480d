export { companyTimeZone } from './company-time-zone.query.ts'
export { exportFileName, MEDIA_TYPES, sheetFile, type ExportFileType } from './export-file.ts'
export type { SheetColumn } from './sheet.ts'
