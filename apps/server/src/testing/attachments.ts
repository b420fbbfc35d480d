import { strToU8, zipSync } from 'fflate'
import { buildPdf, setLines } from '../platform/parsers/testing/build-pdf.ts'
import type { Answer, Browser } from './start-product.ts'
import { multipart } from './uploads.ts'

/** Attaches a file to a contract, as the Files tab does. */
export function attach(
  browser: Pick<Browser, 'call'>,
  contractId: string,
  name: string,
  bytes: Uint8Array,
  { kind = 'annex', headers = {} }: { kind?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { payload, headers: form } = multipart(name, bytes)
  const path = `/contracts3/${contractId}/attachments?kind=${kind}`
  return browser.call('POST', path, payload, { ...form, ...headers })
}

/** A PDF with one line a page. */
export function pdfOf(...lines: readonly string[]): Uint8Array {
  return buildPdf(lines.map((line) => ({ lines: setLines([line]) })))
}

/** A small real Excel file, with further parts. */
export function workbook(parts: Record<string, Uint8Array> = {}): Uint8Array {
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${main}"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    'xl/workbook.xml': strToU8(
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>',
    ),
    ...parts,
  })
}
