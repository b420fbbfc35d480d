import { fileRefused } from '../parser-refusal.ts'
import { withPdfium, type Pdfium } from './pdfium.ts'
import { repairTruncated } from './repair-truncated.ts'

export interface OpenPdf {
  pdfium: Pdfium
  document: number
  pages: number
  /** The file was cut: what could be found of it. */
  isRepaired: boolean
}

/** Far above any contract with its annexes; a file that says more is an attack or a mistake. */
const MAX_PAGES = 10_000
const ERROR_PASSWORD = 4
const ERROR_SECURITY = 5

/**
 * Opens a PDF for the time of `use`, in this very process: for parser processes only.
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

/** Nothing is freed: the whole memory is set back after each file. */
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
 * All pages in their order; undefined for one that is damaged. One is closed when the next is open, so that the
 * fonts of both are read once. A failure closes nothing: the whole memory is set back after it.
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
 * The page of that number, from 1.
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

/** A page without a size of its own is a letter; a size beyond reason is none. */
function single(size: number): number {
  return Number.isFinite(size) && size > 0 && size < 100_000 ? size : 792
}

function roundPt(size: number): number {
  return Math.round(size * 100) / 100
}
