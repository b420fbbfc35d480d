import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { init } from '@embedpdf/pdfium'
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'

/** The text of each page as an independent PDF reader sees it. */
export async function readPdfText(pdf: Uint8Array): Promise<string[]> {
  const pdfium = await openPdfium()
  const memory = pdfium.pdfium
  const bytes = memory.wasmExports.malloc(pdf.length)
  // Its type declarations omit the heap.
  const heap = (memory as unknown as { HEAPU8: Uint8Array }).HEAPU8
  heap.set(pdf, bytes)
  const document = pdfium.FPDF_LoadMemDocument(bytes, pdf.length, '')
  if (!document) throw new Error('PDFium cannot open it')
  const pages = Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, index) =>
    readPage(pdfium, document, index),
  )
  pdfium.FPDF_CloseDocument(document)
  memory.wasmExports.free(bytes)
  return pages
}

function readPage(pdfium: WrappedPdfiumModule, document: number, index: number): string {
  const page = pdfium.FPDF_LoadPage(document, index)
  const text = pdfium.FPDFText_LoadPage(page)
  const characters = Array.from({ length: pdfium.FPDFText_CountChars(text) }, (_, at) =>
    String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, at)),
  )
  pdfium.FPDFText_ClosePage(text)
  pdfium.FPDF_ClosePage(page)
  return characters.join('')
}

let opened: Promise<WrappedPdfiumModule> | undefined

function openPdfium(): Promise<WrappedPdfiumModule> {
  opened ??= (async () => {
    const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
    const pdfium = await init({ wasmBinary: new Uint8Array(readFileSync(wasm)).buffer })
    pdfium.PDFiumExt_Init()
    return pdfium
  })()
  return opened
}
