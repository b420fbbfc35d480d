import type { ExportKind } from './export-columns.ts'

export interface SheetColumn {
  header: string
  kind: ExportKind
  width: number
}

export interface Sheet {
  name: string
  columns: readonly SheetColumn[]
  /** In which instants are shown. */
  timeZone: string
}
