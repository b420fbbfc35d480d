import { fileRefused } from '../parser-refusal.ts'
import type { OpenPage, OpenPdf } from '../pdf/open-pdf.ts'

/** One byte a pixel, from black (0) to white (255), row by row. */
export interface GreyPixels {
  grey: Uint8Array
  width: number
  height: number
}

/** What engines are made for. */
const DOTS_PER_POINT = 300 / 72
/** An A3 at 300 dots an inch has 17 million; a larger page is shown smaller. */
const MAX_PIXELS = 20_000_000
/** An A0 at 400 dots an inch. What is drawn is decoded whole, whatever the size of the page. */
const MAX_PICTURE_PIXELS = 250_000_000
const GREY_FORMAT = 1
const WHITE = 0xffffffff
/** Including annotations: stamps and signatures. */
const FLAGS = 0x01
const IMAGE_OBJECT = 3
const MAX_OBJECTS_LOOKED_AT = 20_000

/**
 * A page in grey as it is displayed, at about 300 dots an inch.
 * @throws Refused IMAGE_TOO_LARGE, FILE_TOO_COMPLEX
 */
export function renderGrey(pdf: OpenPdf, page: OpenPage): GreyPixels {
  refuseHugePictures(pdf, page)
  const { call } = pdf.pdfium
  const most = Math.sqrt(MAX_PIXELS / (page.widthPt * page.heightPt))
  const scale = Math.min(DOTS_PER_POINT, most)
  const width = Math.max(1, Math.floor(page.widthPt * scale))
  const height = Math.max(1, Math.floor(page.heightPt * scale))
  if (width * height > MAX_PIXELS)
    throw fileRefused('FILE_TOO_COMPLEX', undefined, 'pdf: page size')
  const bitmap = call.FPDFBitmap_CreateEx(width, height, GREY_FORMAT, 0, 0)
  if (bitmap === 0) throw fileRefused('FILE_TOO_COMPLEX', undefined, 'pdf: bitmap')
  try {
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    call.FPDF_RenderPageBitmap(bitmap, page.page, 0, 0, width, height, 0, FLAGS)
    const stride = call.FPDFBitmap_GetStride(bitmap)
    const start = call.FPDFBitmap_GetBuffer(bitmap)
    const rows = new Uint8Array(pdf.pdfium.memory().buffer, start, stride * height)
    const grey = new Uint8Array(width * height)
    for (let y = 0; y < height; y += 1)
      grey.set(rows.subarray(y * stride, y * stride + width), y * width)
    return { grey, width, height }
  } finally {
    call.FPDFBitmap_Destroy(bitmap)
  }
}

function refuseHugePictures({ pdfium }: OpenPdf, { page }: OpenPage): void {
  const { call } = pdfium
  const pointer = call.malloc(8)
  try {
    const objects = Math.min(call.FPDFPage_CountObjects(page), MAX_OBJECTS_LOOKED_AT)
    for (let index = 0; index < objects; index += 1) {
      const object = call.FPDFPage_GetObject(page, index)
      if (object === 0 || call.FPDFPageObj_GetType(object) !== IMAGE_OBJECT) continue
      if (call.FPDFImageObj_GetImagePixelSize(object, pointer, pointer + 4) === 0) continue
      const memory = pdfium.memory()
      const [widthPx, heightPx] = [
        memory.getUint32(pointer, true),
        memory.getUint32(pointer + 4, true),
      ]
      if (widthPx * heightPx > MAX_PICTURE_PIXELS)
        throw fileRefused('IMAGE_TOO_LARGE', undefined, `pdf: ${widthPx} x ${heightPx} pixels`)
    }
  } finally {
    call.free(pointer)
  }
}

/** How often a page has to be turned clockwise by a quarter for its text to be upright. */
export type QuarterTurns = 0 | 1 | 2 | 3

/** The same turned clockwise by that many quarters. */
export function turned({ grey, width, height }: GreyPixels, turns: QuarterTurns): GreyPixels {
  if (turns === 0) return { grey, width, height }
  const result = new Uint8Array(grey.length)
  if (turns === 2) {
    for (let index = 0; index < grey.length; index += 1)
      result[grey.length - 1 - index] = grey[index]!
    return { grey: result, width, height }
  }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [toX, toY] = turns === 1 ? [height - 1 - y, x] : [y, width - 1 - x]
      result[toY * height + toX] = grey[y * width + x]!
    }
  return { grey: result, width: height, height: width }
}

/** As a Portable Graymap, which every engine reads without a decoder. */
export function portableGraymap({ grey, width, height }: GreyPixels): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey])
}

/** One small word has ten times as many; specks of dust have fewer. */
const LEAST_DARK_SHARE = 1 / 20_000

/** Whether nothing is printed on the page: the back of a sheet. */
export function isBlank({ grey }: GreyPixels): boolean {
  let dark = 0
  for (const pixel of grey) if (pixel < DARK) dark += 1
  return dark < grey.length * LEAST_DARK_SHARE
}

const DARK = 140
/** Every pixel would tell no more. */
const STEP = 3
/** Lines of text alternate with white; ruled tables do so in both directions. */
const CLEARLY = 1.6

/** Whether the lines of text run up or down the page. */
export function isSideways({ grey, width, height }: GreyPixels): boolean {
  const rows = new Float64Array(Math.ceil(height / STEP))
  const columns = new Float64Array(Math.ceil(width / STEP))
  for (let y = 0; y < height; y += STEP)
    for (let x = 0; x < width; x += STEP)
      if (grey[y * width + x]! < DARK) {
        rows[y / STEP]! += 1 / columns.length
        columns[x / STEP]! += 1 / rows.length
      }
  return unevenness(columns) > CLEARLY * unevenness(rows)
}

function unevenness(shares: Float64Array): number {
  let sum = 0
  for (let index = 1; index < shares.length; index += 1)
    sum += (shares[index]! - shares[index - 1]!) ** 2
  return sum / Math.max(1, shares.length)
}
