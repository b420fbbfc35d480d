import { needsRecognition } from '@tacite/domain/recognition/needs-recognition.ts'
import type { PlacedWord } from '@tacite/domain/recognition/legible-text.ts'
import { packDocument, type DocumentReply } from '../outline/document-reply.ts'
import type { ParserOutput } from '../serve-operations.ts'
import type { PageBox } from './character-corners.ts'
import { eachPage, withNumberedPage, withPdf } from './open-pdf.ts'
import { lookOfPage } from './page-look.ts'
import { readPageText } from './page-text.ts'
import { boxesOfWords } from './page-words.ts'
import type { PdfPage, PdfSummary, PdfText } from './read-pdf.ts'
import { pdfToDocument } from './pdf-to-document.ts'
import { placeWords } from './place-words.ts'
import { renderPng } from './render-page.ts'
import { createWordMatcher } from './word-matcher.ts'

/** A contract made from the text, its images as parts. */
export function parsePdfDocument(input: Uint8Array): Promise<ParserOutput<DocumentReply>> {
  return withPdf(input, (pdf) => packDocument(pdfToDocument(pdf)))
}

/** A title stands on the cover, or on the page after it. */
const TITLE_PAGES = 2

export function summarizePdf(input: Uint8Array): Promise<ParserOutput<PdfSummary>> {
  return withPdf(input, (pdf) => {
    const start = pdfToDocument({ ...pdf, pages: Math.min(pdf.pages, TITLE_PAGES) })
    return { value: { pages: pdf.pages, title: start.document.title } }
  })
}

const MAX_BOXES = 2000

export function parsePdfText(input: Uint8Array): Promise<ParserOutput<PdfText>> {
  return withPdf(input, (pdf) => {
    const read = eachPage(pdf, (page) => {
      const { widthPt, heightPt } = page
      const text = readPageText(pdf, page)
      const isScanned = needsRecognition(lookOfPage(pdf, page, text))
      return { widthPt, heightPt, text, isScanned }
    })
    const pages: PdfPage[] = read.map((page, index) => ({
      number: index + 1,
      ...(page ?? { widthPt: 0, heightPt: 0, text: '', isScanned: false }),
    }))
    return { value: { pages, isRepaired: pdf.isRepaired } }
  })
}

export function locatePdfWords(
  input: Uint8Array,
  { page, words }: { page: number; words: string[] },
): Promise<ParserOutput<PageBox[]>> {
  const isWanted = createWordMatcher(words)
  return withPdf(input, (pdf) => ({
    value: withNumberedPage(pdf, page, (open) => boxesOfWords(pdf, open, isWanted, MAX_BOXES)),
  }))
}

/** Far more than a page holds that people read. */
const MAX_WORDS = 20_000

export function placePdfWords(
  input: Uint8Array,
  { page, text }: { page: number; text: string },
): Promise<ParserOutput<PlacedWord[]>> {
  return withPdf(input, (pdf) => ({
    value: withNumberedPage(pdf, page, (open) => placeWords(pdf, open, text, MAX_WORDS)),
  }))
}

export function renderPdfPage(
  input: Uint8Array,
  { page, widthPx }: { page: number; widthPx: number },
): Promise<ParserOutput<null>> {
  return withPdf(input, (pdf) => ({
    value: null,
    parts: [withNumberedPage(pdf, page, (open) => renderPng(pdf, open, widthPx))],
  }))
}
