import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { init } from '@embedpdf/pdfium'
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'

/** The hash of each page's pixels at 72 dpi. */
export async function picturePages(
  pdf: Uint8Array,
  { withAnnotations } = { withAnnotations: true },
): Promise<string[]> {
  const pdfium = await openPdfium()
  const { malloc, free } = pdfium.pdfium.wasmExports
  const bytes = malloc(pdf.length)
  memoryOf(pdfium).set(pdf, bytes)
  const document = pdfium.FPDF_LoadMemDocument(bytes, pdf.length, '')
  if (!document) throw new Error('PDFium cannot open it')
  const pictures = Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, index) =>
    picturePage(pdfium, document, index, withAnnotations ? annotationFlag : 0),
  )
  pdfium.FPDF_CloseDocument(document)
  free(bytes)
  return pictures
}

function picturePage(
  pdfium: WrappedPdfiumModule,
  document: number,
  index: number,
  flags: number,
): string {
  const page = pdfium.FPDF_LoadPage(document, index)
  const width = Math.round(pdfium.FPDF_GetPageWidthF(page))
  const height = Math.round(pdfium.FPDF_GetPageHeightF(page))
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0)
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags)
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap)
  const length = pdfium.FPDFBitmap_GetStride(bitmap) * height
  const pixels = memoryOf(pdfium).subarray(start, start + length)
  const hash = createHash('sha256').update(pixels).digest('hex')
  pdfium.FPDFBitmap_Destroy(bitmap)
  pdfium.FPDF_ClosePage(page)
  return hash
}

/** Read again each time: it moves when it grows. Missing from the type declarations. */
function memoryOf({ pdfium }: WrappedPdfiumModule): Uint8Array {
  const exports = pdfium.wasmExports as unknown as { memory: WebAssembly.Memory }
  return new Uint8Array(exports.memory.buffer)
}

const annotationFlag = 1

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
