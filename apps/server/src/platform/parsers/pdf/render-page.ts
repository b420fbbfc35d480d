import { fileRefused } from '../parser-refusal.ts'
import { encodePng } from './encode-png.ts'
import type { OpenPage, OpenPdf } from './open-pdf.ts'

const MAX_RENDER_WIDTH_PX = 4000
const MAX_PIXELS = 40_000_000
const WHITE = 0xffffffff
/** Including annotations; bytes in the order red, green, blue. */
const FLAGS = 0x01 | 0x10

/**
 * A page as a PNG of that width, on white.
 * @throws Refused FILE_TOO_COMPLEX when the image would be too high
 */
export function renderPng({ pdfium }: OpenPdf, page: OpenPage, widthPx: number): Uint8Array {
  const { call } = pdfium
  const width = Math.max(1, Math.min(MAX_RENDER_WIDTH_PX, Math.round(widthPx)))
  const height = Math.max(1, Math.round((width * page.heightPt) / page.widthPt))
  if (width * height > MAX_PIXELS)
    throw fileRefused('FILE_TOO_COMPLEX', undefined, 'pdf: page size')
  const bitmap = call.FPDFBitmap_Create(width, height, 0)
  if (bitmap === 0) throw fileRefused('FILE_TOO_COMPLEX', undefined, 'pdf: bitmap')
  try {
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    call.FPDF_RenderPageBitmap(bitmap, page.page, 0, 0, width, height, 0, FLAGS)
    const stride = call.FPDFBitmap_GetStride(bitmap)
    const start = call.FPDFBitmap_GetBuffer(bitmap)
    const pixels = new Uint8Array(pdfium.memory().buffer, start, stride * height)
    return encodePng({ pixels, width, height, stride })
  } finally {
    call.FPDFBitmap_Destroy(bitmap)
  }
}
