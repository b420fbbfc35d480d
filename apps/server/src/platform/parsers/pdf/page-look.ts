import type { PageLook } from '@tacite/domain/recognition/needs-recognition.ts'
import type { OpenPage, OpenPdf } from './open-pdf.ts'

const PATH_OBJECT = 2
const IMAGE_OBJECT = 3
/** A group of others: many scanners put the picture of the page inside one. */
const FORM_OBJECT = 5
const PICTURES = new Set([IMAGE_OBJECT, FORM_OBJECT])
/** Enough to find the picture of a page; a drawing can have a million. */
const MAX_OBJECTS_LOOKED_AT = 2_000

/** What stands on a page beside its text. Pictures that overlap count twice, which hardly matters. */
export function lookOfPage(pdf: OpenPdf, page: OpenPage, text: string): PageLook {
  const letters = text.replaceAll(/[^\p{L}\p{N}]+/gu, '').length
  const { call } = pdf.pdfium
  const objects = Math.min(
    Math.max(0, call.FPDFPage_CountObjects(page.page)),
    MAX_OBJECTS_LOOKED_AT,
  )
  let seen = 0
  let covered = 0
  for (let index = 0; index < objects; index += 1) {
    const object = call.FPDFPage_GetObject(page.page, index)
    const type = object === 0 ? 0 : call.FPDFPageObj_GetType(object)
    if (type >= PATH_OBJECT) seen += 1
    if (PICTURES.has(type)) covered += areaOf(pdf, page, object)
  }
  return {
    letters,
    objects: seen,
    pictureShare: Math.min(1, covered / (page.widthPt * page.heightPt)),
  }
}

/** In square points, of what is inside the page. */
function areaOf({ pdfium }: OpenPdf, { widthPt, heightPt }: OpenPage, object: number): number {
  const { call } = pdfium
  const pointer = call.malloc(16)
  try {
    // left, bottom, right, top, as floats.
    const [left, bottom, right, top] = [0, 4, 8, 12].map((by) => pointer + by) as [
      number,
      number,
      number,
      number,
    ]
    if (call.FPDFPageObj_GetBounds(object, left, bottom, right, top) === 0) return 0
    const memory = pdfium.memory()
    const width = memory.getFloat32(right, true) - memory.getFloat32(left, true)
    const height = memory.getFloat32(top, true) - memory.getFloat32(bottom, true)
    const area = Math.abs(width * height)
    return Number.isFinite(area) ? Math.min(area, widthPt * heightPt) : 0
  } finally {
    call.free(pointer)
  }
}
