import { createHash } from 'node:crypto'
import { assembleDocument } from '../outline/assemble-document.ts'
import type { FlowItem } from '../outline/flow.ts'
import type { ImportedDocument, ImportedImage } from '../outline/imported-document.ts'
import { createLossRecorder, type LossRecorder } from '../outline/losses.ts'
import { dropRepeatedLines } from './drop-repeated-lines.ts'
import { frameOf, joinLines, paragraphOf } from './join-lines.ts'
import { eachPage, type OpenPage, type OpenPdf } from './open-pdf.ts'
import { readLines, type PdfLine } from './page-lines.ts'
import { renderPng } from './render-page.ts'

/** Up to this many scanned pages are kept as images, wide enough to be read. */
const MAX_PAGE_IMAGES = 40
const PAGE_IMAGE_WIDTH_PX = 1240
const SHOWN_WIDTH_PX = 640

/**
 * Converts the text of a PDF into a contract, in this very process: for parser processes. A PDF holds lines, not
 * paragraphs, so these are guessed; what could not be kept is listed.
 */
export function pdfToDocument(pdf: OpenPdf): ImportedDocument {
  const losses = createLossRecorder()
  const images: ImportedImage[] = []
  if (pdf.isRepaired) losses.add('pagesRepaired')
  const read = eachPage(pdf, (page) => {
    const lines = readLines(pdf, page)
    const pictures = picturesOn(pdf, page)
    if (lines.length === 0) return { lines, image: pageImage(pdf, page, pictures, images, losses) }
    for (let at = 0; at < pictures; at += 1) losses.add('imagesDropped')
    return { lines, image: undefined }
  })
  const { pages, dropped } = dropRepeatedLines(read.map((page) => page?.lines ?? []))
  for (let at = 0; at < dropped; at += 1) losses.add('repeatedLinesDropped')
  const items = itemsOf(
    pages,
    read.map((page) => page?.image),
    losses,
  )
  const { document, language, titleAt } = assembleDocument(items, losses)
  return { document, language, losses: losses.list(titleAt), images }
}

function itemsOf(
  pages: readonly PdfLine[][],
  pageImages: readonly (FlowItem | undefined)[],
  losses: LossRecorder,
): FlowItem[] {
  const frame = frameOf(pages.flat())
  const items: FlowItem[] = []
  let lines: PdfLine[] = []
  const flush = (): void => {
    for (const joined of joinLines(lines, frame)) {
      if (joined.length > 1) losses.add('lineBreaksGuessed', items.length)
      if (joined[0]?.hasColumns) losses.add('tablesAsText', items.length)
      const paragraph = paragraphOf(joined, frame)
      if (paragraph.inline.length > 0) items.push(paragraph)
    }
    lines = []
  }
  for (const [at, page] of pages.entries()) {
    for (const line of page) lines.push(line)
    const image = pageImages[at]
    if (!image) continue
    flush()
    items.push(image)
  }
  flush()
  return items
}

/** A page without text: a scan, kept as an image to be read and typed beside. */
function pageImage(
  pdf: OpenPdf,
  page: OpenPage,
  pictures: number,
  images: ImportedImage[],
  losses: LossRecorder,
): FlowItem | undefined {
  if (pictures === 0) return undefined
  const isKept = images.length < MAX_PAGE_IMAGES
  losses.add(isKept ? 'pagesWithoutText' : 'pagesDropped', undefined, `${page.index + 1}`)
  if (!isKept) return undefined
  const bytes = renderPng(pdf, page, PAGE_IMAGE_WIDTH_PX)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const heightPx = Math.max(1, Math.round((PAGE_IMAGE_WIDTH_PX * page.heightPt) / page.widthPt))
  images.push({ sha256, mime: 'image/png', bytes, widthPx: PAGE_IMAGE_WIDTH_PX, heightPx })
  const shownHeightPx = Math.max(1, Math.round((SHOWN_WIDTH_PX * page.heightPt) / page.widthPt))
  return {
    type: 'block',
    node: {
      type: 'image',
      attrs: { file: sha256, alt: '', widthPx: SHOWN_WIDTH_PX, heightPx: shownHeightPx },
    },
    text: '',
  }
}

const IMAGE_OBJECT = 3
const MAX_OBJECTS_LOOKED_AT = 20_000

function picturesOn({ pdfium: { call } }: OpenPdf, { page }: OpenPage): number {
  const objects = Math.min(call.FPDFPage_CountObjects(page), MAX_OBJECTS_LOOKED_AT)
  let pictures = 0
  for (let index = 0; index < objects; index += 1) {
    const object = call.FPDFPage_GetObject(page, index)
    if (object !== 0 && call.FPDFPageObj_GetType(object) === IMAGE_OBJECT) pictures += 1
  }
  return pictures
}
