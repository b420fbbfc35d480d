import { unzipSync } from 'fflate'
import { writeXlsxStream } from 'hucre/xlsx'
import { buffer } from 'node:stream/consumers'
import type { ExportKind } from './export-columns.ts'
import type { Sheet } from './sheet.ts'

/** Everything in a workbook but its rows. */
interface WorkbookFrame {
  /** The sheet up to its header row, and after its last row. */
  head: string
  tail: string
  /** The style of each column's cells; 0 is none. */
  styles: readonly number[]
  /** The files of the workbook besides its sheets, by path. */
  otherParts: readonly (readonly [path: string, bytes: Uint8Array])[]
}

const FORMATS: Partial<Record<ExportKind, string>> = {
  day: 'dd/mm/yyyy',
  moment: 'dd/mm/yyyy hh:mm',
  amount: '#,##0.00',
  count: '0',
}

/** Made by hucre with one row a sheet, whose place the real rows take. */
export async function workbookFrame(
  { name, columns }: Sheet,
  sheetCount: number,
): Promise<WorkbookFrame> {
  const row = columns.map(() => 0)
  const workbook = writeXlsxStream(
    Array.from({ length: sheetCount }, () => row),
    {
      name,
      freezePane: { rows: 1 },
      columns: columns.map(({ header, kind, width }) => {
        const numFmt = FORMATS[kind]
        return { header, width, ...(numFmt === undefined ? {} : { numFmt }) }
      }),
      maxRowsPerSheet: 2,
    },
  )
  const files = Object.entries(unzipSync(await buffer(workbook)))
  const isSheet = ([path]: readonly [string, unknown]) => path.startsWith('xl/worksheets/')
  const xml = new TextDecoder().decode(files.find(isSheet)![1])
  const [, head, cells, tail] = FIRST_ROW.exec(xml)!
  return {
    head: head!,
    tail: tail!,
    styles: Array.from(cells!.matchAll(CELL), ([, style = '0']) => Number(style)),
    otherParts: files.filter((file) => !isSheet(file)),
  }
}

const FIRST_ROW = /^(.*)<row r="2">(.*)<\/row>(.*)$/s
const CELL = /<c r="[A-Z]+2"(?: s="(\d+)")?>/g
