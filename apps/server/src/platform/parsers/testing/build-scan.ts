import { deflateSync, inflateSync } from 'node:zlib'
import { renderPage } from '../pdf/read-pdf.ts'
import { buildPdf, setLines, stream, writePdf } from './build-pdf.ts'

export interface ScannedPage {
  lines: string[]
  size?: number
  /** Quarters by which the paper lay turned clockwise in the scanner. */
  turns?: 0 | 1 | 2 | 3
}

const WIDTH_PX = 1240
const A4 = { widthPt: 595, heightPt: 842 }

/** A PDF as a scanner makes it: each page is one grey picture of its text, at 150 dots an inch. */
export async function buildScan(pages: ScannedPage[]): Promise<Uint8Array> {
  const typed = buildPdf(
    pages.map(({ lines, size = 12, turns = 0 }) => ({
      lines: setLines(lines.map((text) => ({ text, size }))),
      entries: `/Rotate ${turns * 90}`,
    })),
  )
  const pictures: Picture[] = []
  for (const index of pages.keys())
    pictures.push(pictureOf(await renderPage(typed, index + 1, WIDTH_PX)))
  return picturePdf(pictures)
}

export interface Picture {
  width: number
  height: number
  /** Compressed, one byte a pixel. */
  grey: Uint8Array
}

/** A PDF of pages that are one picture each: objects 10, 20, 30 … */
export function picturePdf(pictures: Picture[]): Uint8Array {
  const kids = pictures.map((_, at) => `${(at + 1) * 10} 0 R`).join(' ')
  return writePdf([
    [1, Buffer.from('<</Type/Catalog/Pages 2 0 R>>')],
    [2, Buffer.from(`<</Type/Pages/Count ${pictures.length}/Kids[${kids}]>>`)],
    ...pictures.flatMap(({ width, height, grey }, at): [number, Buffer][] => {
      const id = (at + 1) * 10
      const isWide = width > height
      const [wide, high] = isWide ? [A4.heightPt, A4.widthPt] : [A4.widthPt, A4.heightPt]
      const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${wide} ${high}]/Resources<</XObject<</I ${id + 1} 0 R>>>>/Contents ${id + 2} 0 R>>`
      const entries = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/FlateDecode`
      return [
        [id, Buffer.from(page)],
        [id + 1, stream(entries, Buffer.from(grey))],
        [id + 2, stream('', Buffer.from(`q ${wide} 0 0 ${high} 0 0 cm /I Do Q`))],
      ]
    }),
  ])
}

/** Our PNGs have three bytes a pixel, one picture part, and unfiltered rows. */
function pictureOf(png: Uint8Array): Picture {
  const bytes = Buffer.from(png)
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const start = bytes.indexOf('IDAT') + 4
  const rows = inflateSync(bytes.subarray(start, start + bytes.readUInt32BE(start - 8)))
  const grey = Buffer.alloc(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) grey[y * width + x] = rows[y * (1 + width * 3) + 1 + x * 3]!
  return { width, height, grey: deflateSync(grey) }
}
