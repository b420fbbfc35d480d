import type { OpenPage, OpenPdf } from './open-pdf.ts'

/** A rectangle on a page, from its top left corner: in points, and as fractions of the page from 0 to 1. */
export interface PageBox {
  leftPt: number
  topPt: number
  widthPt: number
  heightPt: number
  left: number
  top: number
  width: number
  height: number
}

/** On the page as displayed, in points from its top left corner. */
export interface Corners {
  left: number
  top: number
  right: number
  bottom: number
}

/** Rounded to hundredths of a point. */
const DEVICE_PER_PT = 100

export function cornersOf(
  { pdfium }: OpenPdf,
  { page, widthPt, heightPt }: OpenPage,
  textPage: number,
  index: number,
): Corners | undefined {
  const { call } = pdfium
  const pointer = call.malloc(24)
  try {
    // FS_RECTF: left, top, right, bottom, as floats in the page's own coordinates.
    if (call.FPDFText_GetLooseCharBox(textPage, index, pointer) === 0) return undefined
    const rect = [0, 4, 8, 12].map((by) => pdfium.memory().getFloat32(pointer + by, true))
    const [left = 0, top = 0, right = 0, bottom = 0] = rect
    const onDevice = (x: number, y: number): [number, number] => {
      const size = [
        Math.round(widthPt * DEVICE_PER_PT),
        Math.round(heightPt * DEVICE_PER_PT),
      ] as const
      call.FPDF_PageToDevice(page, 0, 0, size[0], size[1], 0, x, y, pointer + 16, pointer + 20)
      const memory = pdfium.memory()
      return [memory.getInt32(pointer + 16, true), memory.getInt32(pointer + 20, true)].map(
        (value) => value / DEVICE_PER_PT,
      ) as [number, number]
    }
    const [x1, y1] = onDevice(left, top)
    const [x2, y2] = onDevice(right, bottom)
    return {
      left: Math.min(x1, x2),
      top: Math.min(y1, y2),
      right: Math.max(x1, x2),
      bottom: Math.max(y1, y2),
    }
  } finally {
    call.free(pointer)
  }
}

export function grow(line: Corners, by: Corners): void {
  line.left = Math.min(line.left, by.left)
  line.top = Math.min(line.top, by.top)
  line.right = Math.max(line.right, by.right)
  line.bottom = Math.max(line.bottom, by.bottom)
}

export function boxOf(
  { left, top, right, bottom }: Corners,
  { widthPt, heightPt }: OpenPage,
): PageBox {
  const [widthOfBox, heightOfBox] = [right - left, bottom - top]
  return {
    leftPt: rounded(left, 2),
    topPt: rounded(top, 2),
    widthPt: rounded(widthOfBox, 2),
    heightPt: rounded(heightOfBox, 2),
    left: rounded(left / widthPt, 5),
    top: rounded(top / heightPt, 5),
    width: rounded(widthOfBox / widthPt, 5),
    height: rounded(heightOfBox / heightPt, 5),
  }
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
