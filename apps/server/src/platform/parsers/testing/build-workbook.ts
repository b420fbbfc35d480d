import { writeXlsx } from 'hucre/xlsx'

/** A workbook of one sheet. */
export function buildWorkbook(rows: string[][]): Promise<Uint8Array> {
  return writeXlsx({ sheets: [{ name: 'Index', rows }] })
}
