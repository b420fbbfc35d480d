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

/** Where the JPEG picture that these bytes begin with ends; null: they begin with none, or with one that is cut. */
export function completeJpegEnd(buffer: Buffer): number | null {
  if (buffer.length < 4 || buffer.readUIntBE(0, 3) !== 0xffd8ff) return null
  try {
    return endOfJpeg(buffer)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return null
  }
}

const ENDS: Record<ImageHeader['kind'], (buffer: Buffer) => number> = {
  png: endOfPng,
  jpeg: endOfJpeg,
  webp: (buffer) => 8 + buffer.readUInt32LE(4) + (buffer.readUInt32LE(4) % 2),
  gif: endOfGif,
}

const IEND = 0x49454e44

function endOfPng(buffer: Buffer): number {
  for (let at = 8; ;) {
    const next = at + 12 + buffer.readUInt32BE(at)
    if (buffer.readUInt32BE(at + 4) === IEND) return next
    at = next
  }
}

function endOfJpeg(buffer: Buffer): number {
  for (let at = 2; ;) {
    let mark = at
    // Byte by byte: `indexOf` is slow on a file that is full of marks.
    while (mark < buffer.length && buffer[mark] !== 0xff) mark += 1
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
