import { fileRefused } from '../parser-refusal.ts'
import { withPdfium, type Pdfium } from './pdfium.ts'
import { repairTruncated } from './repair-truncated.ts'

export interface OpenPdf {
  pdfium: Pdfium
  document: number
  pages: number
  /** The file was truncated: this is what could be recovered. */
  isRepaired: boolean
}

/** Far more than any contract with its annexes; a larger file is an attack or a mistake. */
const MAX_PAGES = 10_000
const ERROR_PASSWORD = 4
const ERROR_SECURITY = 5

/**
 * Opens a PDF for the duration of `use`, in this very process: for parser processes only.
 * @throws Refused FILE_TYPE_NOT_ALLOWED, FILE_ENCRYPTED, FILE_UNREADABLE, FILE_TOO_COMPLEX
 */
export async function withPdf<Result>(
  bytes: Uint8Array,
  use: (pdf: OpenPdf) => Result,
): Promise<Result> {
  if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) {
    throw fileRefused('FILE_TYPE_NOT_ALLOWED', { allowed: 'pdf' })
  }
  return withPdfium((pdfium) => {
    const whole = load(pdfium, bytes)
    if (whole) return use({ pdfium, ...whole, isRepaired: false })
    const error = pdfium.call.FPDF_GetLastError()
    if (error === ERROR_PASSWORD || error === ERROR_SECURITY) throw fileRefused('FILE_ENCRYPTED')
    const repaired = repairTruncated(bytes)
    const rest = repaired && load(pdfium, repaired)
    if (rest) return use({ pdfium, ...rest, isRepaired: true })
    throw fileRefused('FILE_UNREADABLE', undefined, `pdf: error ${error}`)
  })
}

/** Nothing is freed individually: the whole memory is reset after each file. */
function load(pdfium: Pdfium, bytes: Uint8Array): { document: number; pages: number } | undefined {
  const { call } = pdfium
  const pointer = call.malloc(bytes.length)
  if (pointer === 0) throw fileRefused('FILE_TOO_COMPLEX', undefined, 'pdf: memory')
  new Uint8Array(pdfium.memory().buffer).set(bytes, pointer)
  const document = call.FPDF_LoadMemDocument(pointer, bytes.length, 0)
  if (document === 0) return undefined
  const pages = call.FPDF_GetPageCount(document)
  if (pages > MAX_PAGES) throw fileRefused('FILE_TOO_COMPLEX', undefined, `pdf: ${pages} pages`)
  return pages > 0 ? { document, pages } : undefined
}

export interface OpenPage {
  page: number
  /** Index of the page, from 0. */
  index: number
  widthPt: number
  heightPt: number
}

/**
 * All pages in order; undefined for a damaged one. A page is closed only once the next is open, so that shared fonts
 * are read once. Nothing is closed after a failure: the whole memory is reset.
 */
export function eachPage<Result>(
  pdf: OpenPdf,
  use: (page: OpenPage) => Result,
): (Result | undefined)[] {
  let before = 0
  return Array.from({ length: pdf.pages }, (_, index) => {
    const page = pdf.pdfium.call.FPDF_LoadPage(pdf.document, index)
    if (before !== 0) pdf.pdfium.call.FPDF_ClosePage(before)
    before = page
    return page === 0 ? undefined : use(measured(pdf, page, index))
  })
}

function measured({ pdfium: { call } }: OpenPdf, page: number, index: number): OpenPage {
  const widthPt = roundPt(single(call.FPDF_GetPageWidthF(page)))
  const heightPt = roundPt(single(call.FPDF_GetPageHeightF(page)))
  return { page, index, widthPt, heightPt }
}

/**
 * The page with that number, from 1.
 * @throws Refused FILE_PAGE_MISSING
 */
export function withNumberedPage<Result>(
  pdf: OpenPdf,
  number: number,
  use: (page: OpenPage) => Result,
): Result {
  const isThere = Number.isInteger(number) && number >= 1 && number <= pdf.pages
  const page = isThere ? pdf.pdfium.call.FPDF_LoadPage(pdf.document, number - 1) : 0
  if (page === 0) throw fileRefused('FILE_PAGE_MISSING', { page: number, pages: pdf.pages })
  return use(measured(pdf, page, number - 1))
}

/** A page without a size is treated as letter; an absurd size is rejected. */
function single(size: number): number {
  return Number.isFinite(size) && size > 0 && size < 100_000 ? size : 792
}

function roundPt(size: number): number {
  return Math.round(size * 100) / 100
}
