import { crc32, deflateSync } from 'node:zlib'

/** Four bytes a pixel, of which the last is ignored; `stride` bytes a row. */
export interface Pixels {
  pixels: Uint8Array
  width: number
  height: number
  stride: number
}

/** An opaque PNG of 8 bits a colour (PNG, 3rd edition). */
export function encodePng({ pixels, width, height, stride }: Pixels): Uint8Array {
  const rows = Buffer.alloc(height * (1 + width * 3))
  let at = 0
  for (let y = 0; y < height; y += 1) {
    at += 1 // Filter 0: pages are mostly white, which compresses well unfiltered.
    for (let x = 0; x < width; x += 1) {
      const from = y * stride + x * 4
      rows[at] = pixels[from]!
      rows[at + 1] = pixels[from + 1]!
      rows[at + 2] = pixels[from + 2]!
      at += 3
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(content.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
