import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Refused } from '@tacite/domain/refusal.ts'
import { init } from '@embedpdf/pdfium'

/** The PDFium functions that we call: all take and return numbers (pointers, indexes, sizes). */
export type PdfiumFunctions = Record<PdfiumFunction, (...numbers: number[]) => number>

type PdfiumFunction =
  | 'malloc'
  | 'free'
  | 'PDFiumExt_Init'
  | 'FPDF_LoadMemDocument'
  | 'FPDF_CloseDocument'
  | 'FPDF_GetLastError'
  | 'FPDF_GetPageCount'
  | 'FPDF_LoadPage'
  | 'FPDF_ClosePage'
  | 'FPDF_GetPageWidthF'
  | 'FPDF_GetPageHeightF'
  | 'FPDF_GetSecurityHandlerRevision'
  | 'FPDF_GetSignatureCount'
  | 'FPDFPage_Flatten'
  | 'PDFiumExt_OpenFileWriter'
  | 'PDFiumExt_SaveAsCopy'
  | 'PDFiumExt_GetFileWriterSize'
  | 'PDFiumExt_GetFileWriterData'
  | 'FPDF_PageToDevice'
  | 'FPDF_RenderPageBitmap'
  | 'FPDFBitmap_Create'
  | 'FPDFBitmap_CreateEx'
  | 'FPDFBitmap_Destroy'
  | 'FPDFBitmap_FillRect'
  | 'FPDFBitmap_GetBuffer'
  | 'FPDFBitmap_GetStride'
  | 'FPDFPage_CountObjects'
  | 'FPDFPage_GetObject'
  | 'FPDFPageObj_GetType'
  | 'FPDFPageObj_GetBounds'
  | 'FPDFImageObj_GetImagePixelSize'
  | 'FPDFText_LoadPage'
  | 'FPDFText_ClosePage'
  | 'FPDFText_CountChars'
  | 'FPDFText_GetUnicode'
  | 'FPDFText_IsHyphen'
  | 'FPDFText_GetLooseCharBox'
  | 'FPDFText_GetCharOrigin'
  | 'FPDFText_GetFontSize'
  | 'FPDFText_GetFontInfo'

export interface Pdfium {
  call: PdfiumFunctions
  /** The memory as it is now: it moves when it grows, so a view must not be kept across a call. */
  memory(): DataView
}

/** A PDFium instance and a snapshot of its memory before the first file. */
interface Kept {
  pdfium: Pdfium
  memory: WebAssembly.Memory
  atStart: Uint8Array<ArrayBuffer>
}

let kept: Kept | undefined

/** A PDFium that grew beyond this is discarded: WebAssembly memory cannot shrink. */
const MAX_KEPT_BYTES = 128 * 1024 * 1024

/**
 * Lends a PDFium for one file. Its memory is then reset to the initial snapshot, so that no file sees anything of
 * another: 3 ms, against 10 to 40 for a new instance and 110 for the first. One that crashed is not reused.
 */
export async function withPdfium<Result>(use: (pdfium: Pdfium) => Result): Promise<Result> {
  const lent = kept ?? (await startPdfium())
  kept = undefined
  try {
    const result = use(lent.pdfium)
    setBack(lent)
    return result
  } catch (error) {
    if (error instanceof Refused) setBack(lent)
    throw error
  }
}

function setBack(lent: Kept): void {
  if (lent.memory.buffer.byteLength > MAX_KEPT_BYTES) return
  const now = new Uint8Array(lent.memory.buffer)
  now.set(lent.atStart)
  now.fill(0, lent.atStart.length)
  kept = lent
}

let compiled: Promise<WebAssembly.Module> | undefined

async function startPdfium(): Promise<Kept> {
  compiled ??= compile()
  const wasmModule = await compiled
  const { pdfium } = await init({
    instantiateWasm(
      imports: WebAssembly.Imports,
      onReady: (instance: WebAssembly.Instance) => void,
    ) {
      void WebAssembly.instantiate(wasmModule, imports).then(onReady)
      return {}
    },
    print: () => undefined,
    printErr: () => undefined,
  })
  // Emscripten's wrappers check and convert every argument, at a third of the speed.
  const call = pdfium.wasmExports as unknown as PdfiumFunctions
  const { memory } = pdfium.wasmExports as unknown as { memory: WebAssembly.Memory }
  call.PDFiumExt_Init()
  const atStart = new Uint8Array(memory.buffer.slice(0, lengthOf(memory)))
  return { pdfium: { call, memory: () => new DataView(memory.buffer) }, memory, atStart }
}

/** Most of it is still empty, and zeroing takes half the time of copying zeros. */
function lengthOf(memory: WebAssembly.Memory): number {
  const words = new Uint32Array(memory.buffer)
  let length = words.length
  while (length > 0 && words[length - 1] === 0) length -= 1
  return length * Uint32Array.BYTES_PER_ELEMENT
}

function compile(): Promise<WebAssembly.Module> {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
  return WebAssembly.compile(readFileSync(path))
}
