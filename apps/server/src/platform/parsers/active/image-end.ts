import type { ImageHeader } from '../images/image-header.ts'

/**
 * Where an image ends: what follows is no part of it. A truncated one ends with its file. Walks the blocks without
 * decoding a pixel. Sources: PNG 3rd ed. 5.3, T.81 B.1, RFC 9649 2.3, GIF89a 12 to 27.
 */
export function imageEnd(bytes: Uint8Array, kind: ImageHeader['kind']): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return Math.min(ENDS[kind](buffer), buffer.length)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return buffer.length
  }
}

const ENDS: Record<ImageHeader['kind'], (buffer: Buffer) => number> = {
  png: endOfPng,
  jpeg: endOfJpeg,
  webp: (buffer) => 8 + buffer.readUInt32LE(4) + (buffer.readUInt32LE(4) % 2),
  gif: endOfGif,
}

function endOfPng(buffer: Buffer): number {
  for (let at = 8; ;) {
    const next = at + 12 + buffer.readUInt32BE(at)
    if (buffer.toString('latin1', at + 4, at + 8) === 'IEND') return next
    at = next
  }
}

function endOfJpeg(buffer: Buffer): number {
  for (let at = 2; ;) {
    const mark = buffer.indexOf(0xff, at)
    if (mark < 0) return buffer.length
    const marker = buffer.readUInt8(mark + 1)
    if (marker === 0xd9) return mark + 2
    // Fill bytes, a byte of the picture, and restarts stand alone; everything else is a segment with its length.
    const isAlone = marker === 0xff || marker === 0 || marker === 1 || (marker & 0xf8) === 0xd0
    if (marker === 0xff) at = mark + 1
    else at = mark + (isAlone ? 2 : 2 + Math.max(2, buffer.readUInt16BE(mark + 2)))
  }
}

function endOfGif(buffer: Buffer): number {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + colours(buffer.readUInt8(10))
  for (;;) {
    const block = buffer.readUInt8(at)
    if (block === 0x3b) return at + 1
    if (block === 0x2c) at += 11 + colours(buffer.readUInt8(at + 9))
    else if (block === 0x21) at += 2
    else return buffer.length
    for (let size = buffer.readUInt8(at); size > 0; size = buffer.readUInt8(at)) at += size + 1
    at += 1
  }
}
