import type { Readable } from 'node:stream'
import { deflatedZip, type ZipPart } from './deflated-zip.ts'
import type { ExportCell } from './export-columns.ts'
import type { Sheet } from './sheet.ts'
import { workbookFrame } from './workbook-frame.ts'
import { rowWriter } from './workbook-rows.ts'

type Row = readonly ExportCell['value'][]

/** Excel's, headers included. */
const MOST_ROWS = 1_048_576
/** In characters: small enough that V8 allocates a chunk where it is collected cheaply. */
const CHUNK = 32_768

/**
 * A workbook with one sheet, streamed with its rows: dates are dates, numbers are numbers, and user text is text,
 * whatever it begins with. Rows beyond Excel's limit continue on further sheets.
 */
export function writeWorkbook(
  rows: AsyncIterable<Row>,
  sheet: Sheet,
  mostRows = MOST_ROWS,
): Readable {
  return deflatedZip(parts(rows, sheet, mostRows))
}

async function* parts(
  rows: AsyncIterable<Row>,
  sheet: Sheet,
  mostRows: number,
): AsyncGenerator<ZipPart> {
  const { head, styles, tail } = await workbookFrame(sheet, 1)
  const write = rowWriter(sheet, styles)
  const source = rows[Symbol.asyncIterator]()
  let next = await source.next()
  let sheets = 0

  async function* sheetXml() {
    let text = head
    for (let number = 2; !next.done && number <= mostRows; number += 1) {
      text += write(next.value, number)
      if (text.length >= CHUNK) {
        yield Buffer.from(text)
        text = ''
      }
      next = await source.next()
    }
    yield Buffer.from(text + tail)
  }

  try {
    do {
      sheets += 1
      yield { path: `xl/worksheets/sheet${sheets}.xml`, content: sheetXml() }
    } while (!next.done)
  } finally {
    await source.return?.()
  }
  for (const [path, bytes] of (await workbookFrame(sheet, sheets)).otherParts)
    yield { path, content: [bytes] }
}
