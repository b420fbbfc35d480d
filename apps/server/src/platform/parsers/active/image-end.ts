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

/**
 * Whether what follows the end of a photograph is only what phones put there: further JPEG pictures (gain maps, CIPA
 * DC-007), an MP4 video, or Samsung's blocks, which end with their mark. Nothing of it is ever kept as a picture.
 */
export function arePhotoExtras(after: Buffer): boolean {
  if (after.toString('latin1', after.length - 4) === 'SEFT') return true
  return after.toString('latin1', 4, 8) === 'ftyp' ? isVideo(after) : arePictures(after)
}

function arePictures(buffer: Buffer): boolean {
  let rest = withoutPadding(buffer)
  while (rest.length > 0) {
    if (rest.length < 4 || rest.readUIntBE(0, 3) !== 0xffd8ff) return false
    const end = imageEnd(rest, 'jpeg')
    if (rest.readUInt16BE(end - 2) !== 0xffd9) return false
    rest = withoutPadding(rest.subarray(end))
  }
  return true
}

function withoutPadding(buffer: Buffer): Buffer {
  const start = buffer.findIndex((byte) => byte !== 0)
  return start < 0 ? Buffer.alloc(0) : buffer.subarray(start)
}

/** Boxes from one end to the other (ISO 14496-12, 4.2). */
function isVideo(buffer: Buffer): boolean {
  let at = 0
  while (at + 8 <= buffer.length) {
    const size = buffer.readUInt32BE(at)
    // 0: to the end; 1: the size is in the 64 bits that follow the type.
    if (size === 0) return true
    if (size === 1 && at + 16 > buffer.length) return false
    const length = size === 1 ? Number(buffer.readBigUInt64BE(at + 8)) : size
    if (length < 8) return false
    at += length
  }
  return at === buffer.length
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
