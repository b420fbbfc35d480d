import { PdfArray, PdfDict, PdfName, PdfNumber, PdfStream, PdfString } from '@libpdf/core'
import type { PDF } from '@libpdf/core'
import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { pdfDate } from './pdf-date.ts'

export interface Attachment {
  /** Letters, digits, `-`, `_` and dots. Unique in the document. */
  fileName: string
  /** Description for the reader's list of attachments. */
  description: string
  mediaType: string
  /**
   * What the file is to the document (ISO 19005-3, 6.8): the `Source` it was made from, `Data` that
   * its pages show, or a `Supplement`.
   */
  relationship: 'Source' | 'Data' | 'Supplement'
  content: Uint8Array
}

/** Embeds files as PDF/A-3 requires: named, dated, and associated with the document. */
export function attachFiles(document: PDF, attachments: readonly Attachment[], at: Date): void {
  if (attachments.length === 0) return
  const catalog = document.getCatalog()
  const resolve = document.getObject.bind(document)
  const catalogNames = new PdfDict(catalog.getDict('Names', resolve) ?? [])
  if (catalog.has('AF') || catalogNames.has('EmbeddedFiles')) {
    throw new Error('The PDF has attachments already')
  }
  const files = attachments
    .map((attachment) => ({ attachment, specification: describeFile(document, attachment, at) }))
    .toSorted((a, b) => (a.attachment.fileName < b.attachment.fileName ? -1 : 1))
  const names = files.flatMap(({ attachment, specification }) => [
    PdfString.fromString(attachment.fileName),
    specification,
  ])
  catalogNames.set('EmbeddedFiles', PdfDict.of({ Names: PdfArray.of(...names) }))
  catalog.set('Names', document.register(catalogNames))
  catalog.set('AF', PdfArray.of(...files.map(({ specification }) => specification)))
}

function describeFile(document: PDF, attachment: Attachment, at: Date) {
  if (!safeName.test(attachment.fileName)) throw new Error(`File name ${attachment.fileName}`)
  const name = PdfString.fromString(attachment.fileName)
  const file = document.register(embed(attachment, at))
  return document.register(
    PdfDict.of({
      Type: PdfName.of('Filespec'),
      F: name,
      UF: name,
      Desc: PdfString.fromString(attachment.description),
      AFRelationship: PdfName.of(attachment.relationship),
      EF: PdfDict.of({ F: file, UF: file }),
    }),
  )
}

function embed({ content, mediaType }: Attachment, at: Date): PdfStream {
  const parameters = PdfDict.of({
    Size: PdfNumber.of(content.length),
    ModDate: pdfDate(at),
    CheckSum: new PdfString(createHash('md5').update(content).digest(), 'hex'),
  })
  const entries = {
    Type: PdfName.of('EmbeddedFile'),
    Subtype: PdfName.of(mediaType),
    Filter: PdfName.of('FlateDecode'),
    Params: parameters,
  }
  return PdfStream.fromDict(entries, deflateSync(content))
}

const safeName = /^[\w-][\w.-]*$/
