import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { init } from '@embedpdf/pdfium'
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'

/** A character and the box of its ink, in points from the bottom left corner of the page. */
export interface PdfCharacter {
  character: string
  left: number
  right: number
  bottom: number
  top: number
}

/** The text of each page as an independent PDF reader sees it. */
export async function readPdfText(pdf: Uint8Array): Promise<string[]> {
  const pages = await readPages(pdf, characterAt)
  return pages.map((characters) => characters.join(''))
}

/** The characters of each page, with the place of each. */
export function readPdfCharacters(pdf: Uint8Array): Promise<PdfCharacter[][]> {
  return readPages(pdf, (pdfium, text, at) => ({
    character: characterAt(pdfium, text, at),
    ...boxAt(pdfium, text, at),
  }))
}

type ReadCharacter<Read> = (pdfium: WrappedPdfiumModule, text: number, at: number) => Read

async function readPages<Read>(pdf: Uint8Array, read: ReadCharacter<Read>): Promise<Read[][]> {
  const pdfium = await openPdfium()
  const { malloc, free } = pdfium.pdfium.wasmExports
  const bytes = malloc(pdf.length)
  new Uint8Array(memoryOf(pdfium)).set(pdf, bytes)
  const document = pdfium.FPDF_LoadMemDocument(bytes, pdf.length, '')
  if (!document) throw new Error('PDFium cannot open it')
  const pages = Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, index) => {
    const page = pdfium.FPDF_LoadPage(document, index)
    const text = pdfium.FPDFText_LoadPage(page)
    const characters = Array.from({ length: pdfium.FPDFText_CountChars(text) }, (_, at) =>
      read(pdfium, text, at),
    )
    pdfium.FPDFText_ClosePage(text)
    pdfium.FPDF_ClosePage(page)
    return characters
  })
  pdfium.FPDF_CloseDocument(document)
  free(bytes)
  return pages
}

const characterAt: ReadCharacter<string> = (pdfium, text, at) =>
  String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, at))

const boxAt: ReadCharacter<Omit<PdfCharacter, 'character'>> = (pdfium, text, at) => {
  const { malloc, free } = pdfium.pdfium.wasmExports
  const edges = malloc(4 * Float64Array.BYTES_PER_ELEMENT)
  const edge = (index: number) => edges + index * Float64Array.BYTES_PER_ELEMENT
  pdfium.FPDFText_GetCharBox(text, at, edge(0), edge(1), edge(2), edge(3))
  const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(
    memoryOf(pdfium).slice(edges, edge(4)),
  )
  free(edges)
  return { left, right, bottom, top }
}

/** Read again each time: it moves when it grows. Missing from the type declarations. */
function memoryOf({ pdfium }: WrappedPdfiumModule): ArrayBuffer {
  return (pdfium.wasmExports as unknown as { memory: { buffer: ArrayBuffer } }).memory.buffer
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
