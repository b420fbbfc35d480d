import { readXlsx } from 'hucre/xlsx'

export type WorkbookRow = Readonly<Record<string, unknown>>

/** The rows of the first sheet of a workbook by the headers of their columns; an empty cell is null. */
export async function readWorkbook(bytes: Buffer): Promise<WorkbookRow[]> {
  const { sheets } = await readXlsx(new Uint8Array(bytes))
  const [headers = [], ...rows] = sheets[0]!.rows
  return rows.map((cells) =>
    Object.fromEntries(headers.map((header, at) => [String(header), cells[at] ?? null])),
  )
}
