export type { ExportFinished } from './export-events.ts'
