import { PdfDict, PdfStream } from '@libpdf/core'
import type { PDF } from '@libpdf/core'
import { pdfDate } from './pdf-date.ts'

/**
 * Updates the metadata: modification date, and PDF/A-3 from now on, since PDF/A-2, which contracts are made in,
 * allows only PDF/A attachments. A document that claims no PDF/A claims none afterwards.
 */
export function updateMetadata(document: PDF, at: Date): void {
  const metadata = document
    .getCatalog()
    .get('Metadata', (reference) => document.getObject(reference))
  if (metadata instanceof PdfStream) {
    const text = Buffer.from(metadata.getDecodedData()).toString('utf8')
    metadata.setData(Buffer.from(rewrite(text, at, document.getPageCount()), 'utf8'))
  }
  const infoReference = document.context.info.trailer.getRef('Info')
  const info = infoReference && document.getObject(infoReference)
  if (info instanceof PdfDict) info.set('ModDate', pdfDate(at))
}

function rewrite(xmp: string, at: Date, pageCount: number): string {
  const moment = `${at.toISOString().slice(0, 19)}Z`
  return xmp
    .replace(
      /(<pdfaid:part>)2(<\/pdfaid:part>)/,
      (_, open: string, close: string) => `${open}3${close}`,
    )
    .replace(/(<xmp:ModifyDate>)[^<]*(<\/xmp:ModifyDate>)/, `$1${moment}$2`)
    .replace(/(<xmpTPg:NPages>)\d+(<\/xmpTPg:NPages>)/, `$1${pageCount}$2`)
}
