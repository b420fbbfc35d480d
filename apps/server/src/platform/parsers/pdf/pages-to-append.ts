import { fileRefused } from '../parser-refusal.ts'
import type { ParserOutput } from '../serve-operations.ts'
import { withNumberedPage, withPdf, type OpenPdf } from './open-pdf.ts'

export interface PageSize {
  widthPt: number
  heightPt: number
}

export interface PagesToAppend {
  pages: PageSize[]
  /** Protected by its author, or signed: it is kept as it is, and not appended. */
  obstacle: 'protected' | 'signed' | null
}

/** As it is printed, not as it is displayed. */
const FLATTEN_PRINT = 1
const NO_SECURITY_HANDLER = -1

/**
 * The pages of a PDF without forms, notes, links and actions: what shows of them becomes part of the page. The part is
 * the new PDF.
 * @throws Refused FILE_ENCRYPTED when it needs a password, FILE_UNREADABLE, FILE_TOO_COMPLEX
 */
export function pagesToAppend(input: Uint8Array): Promise<ParserOutput<PagesToAppend>> {
  return withPdf(input, (pdf) => {
    const { call } = pdf.pdfium
    const isProtected = call.FPDF_GetSecurityHandlerRevision(pdf.document) !== NO_SECURITY_HANDLER
    const isSigned = call.FPDF_GetSignatureCount(pdf.document) > 0
    const pages = Array.from({ length: pdf.pages }, (_, index) => flatten(pdf, index + 1))
    const obstacle = isProtected ? 'protected' : isSigned ? 'signed' : null
    if (obstacle) return { value: { pages, obstacle } }
    return { value: { pages, obstacle }, parts: [savedCopy(pdf)] }
  })
}

function flatten(pdf: OpenPdf, number: number): PageSize {
  const { call } = pdf.pdfium
  return withNumberedPage(pdf, number, ({ page, widthPt, heightPt }) => {
    call.FPDFPage_Flatten(page, FLATTEN_PRINT)
    call.FPDF_ClosePage(page)
    return { widthPt, heightPt }
  })
}

function savedCopy({ pdfium: { call, memory }, document }: OpenPdf): Uint8Array {
  const writer = call.PDFiumExt_OpenFileWriter()
  call.PDFiumExt_SaveAsCopy(document, writer)
  const size = call.PDFiumExt_GetFileWriterSize(writer)
  const start = size > 0 ? call.malloc(size) : 0
  if (start === 0) throw fileRefused('FILE_UNREADABLE', undefined, 'pdf: not saved')
  call.PDFiumExt_GetFileWriterData(writer, start, size)
  return new Uint8Array(memory().buffer.slice(start, start + size))
}
