import { PdfArray, PdfDict, PdfName, PdfNumber, PdfStream, PdfString } from '@libpdf/core'
import type { PDF, PDFPage } from '@libpdf/core'
import { createObjectCopier } from './copy-objects.ts'
import type { PdfObject } from './copy-objects.ts'
import { describeAnnotation } from './structure-tree.ts'

/** Where a signature is shown on the contract: in points, from the top left corner; page 1 is first. */
export interface Placement {
  page: number
  x: number
  y: number
  width: number
  height: number
}

export interface Stamp extends Placement {
  /** Read aloud in place of the picture. */
  text: string
}

/**
 * Shows signatures in the places the contract left for them, as stamps over its pages: the content beneath stays
 * untouched.
 *
 * @param pictures made by this server: one page per stamp, of the size of its place.
 */
export function placeStamps(document: PDF, pictures: PDF, stamps: readonly Stamp[]): void {
  const copier = createObjectCopier(pictures, document, 'stamp-')
  for (const [index, stamp] of stamps.entries()) {
    const page = document.getPage(stamp.page - 1)
    const picture = pictures.getPage(index)
    if (!page || !picture) throw new Error(`No page ${stamp.page} for a stamp`)
    const appearance = document.register(toAppearance(pictures, picture, copier.copy))
    const dict = describeStamp(page, stamp, appearance)
    const reference = document.register(dict)
    const others = page.dict.getArray('Annots', document.getObject.bind(document))?.toArray() ?? []
    page.dict.set('Annots', PdfArray.of(...others, reference))
    describeAnnotation(document, { reference, dict, page: page.ref, text: stamp.text })
  }
}

function describeStamp(page: PDFPage, stamp: Stamp, appearance: PdfObject): PdfDict {
  const bottom = page.height - stamp.y - stamp.height
  const edges = [stamp.x, bottom, stamp.x + stamp.width, bottom + stamp.height]
  return PdfDict.of({
    Type: PdfName.of('Annot'),
    Subtype: PdfName.of('Stamp'),
    Rect: PdfArray.of(...edges.map((edge) => PdfNumber.of(Math.round(edge * 100) / 100))),
    F: PdfNumber.of(printed + readOnly + locked),
    P: page.ref,
    Contents: PdfString.fromString(stamp.text),
    AP: PdfDict.of({ N: appearance }),
  })
}

/** A page as a form XObject that can be placed anywhere (ISO 32000-1, 8.10). */
function toAppearance(
  pictures: PDF,
  page: PDFPage,
  copy: (value: PdfObject) => PdfObject,
): PdfStream {
  const resolve = pictures.getObject.bind(pictures)
  const content = page.dict.get('Contents', resolve)
  const [box, resources] = [page.dict.get('MediaBox'), page.dict.get('Resources')]
  if (!(content instanceof PdfStream) || !box || !resources) throw new Error('A stamp of no page')
  const filter = content.get('Filter')
  return PdfStream.fromDict(
    {
      Type: PdfName.of('XObject'),
      Subtype: PdfName.of('Form'),
      BBox: copy(box),
      Resources: copy(resources),
      ...(filter && { Filter: filter }),
    },
    content.data,
  )
}

/** Annotation flags (ISO 32000-1, table 165). */
const printed = 4
const readOnly = 64
const locked = 128
