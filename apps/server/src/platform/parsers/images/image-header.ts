import { fileRefused } from '../parser-refusal.ts'

export interface ImageHeader {
  kind: 'png' | 'jpeg' | 'webp' | 'gif'
  widthPx: number
  heightPx: number
}

/** Reads the size of an image from its header. Sources: PNG 3rd ed. 11.2.1, T.81 B.2.2, RFC 9649, GIF89a. */
export function readImageHeader(bytes: Uint8Array): ImageHeader {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return (
      readPng(buffer) ?? readJpeg(buffer) ?? readWebp(buffer) ?? readGif(buffer) ?? notAnImage()
    )
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw fileRefused('FILE_UNREADABLE', undefined, 'image: cut header')
  }
}

function notAnImage(): never {
  throw fileRefused('FILE_TYPE_NOT_ALLOWED', { allowed: 'png, jpeg, webp, gif' })
}

function readPng(buffer: Buffer): ImageHeader | undefined {
  if (!buffer.subarray(0, 8).equals(PNG_SIGNATURE)) return undefined
  if (buffer.toString('latin1', 12, 16) !== 'IHDR') return damaged('no IHDR')
  return { kind: 'png', widthPx: buffer.readUInt32BE(16), heightPx: buffer.readUInt32BE(20) }
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Walks the segments to the frame header of any coding process. */
function readJpeg(buffer: Buffer): ImageHeader | undefined {
  if (buffer.length < 3 || buffer.readUIntBE(0, 3) !== 0xffd8ff) return undefined
  let at = 2
  for (;;) {
    if (buffer.readUInt8(at) !== 0xff) return damaged('no marker')
    const marker = buffer.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrameHeader(marker)) {
      return {
        kind: 'jpeg',
        heightPx: buffer.readUInt16BE(at + 5),
        widthPx: buffer.readUInt16BE(at + 7),
      }
    }
    if (marker === 0xd9 || marker === 0xda) return damaged('no frame')
    const hasNoLength = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
    at += hasNoLength ? 2 : 2 + Math.max(2, buffer.readUInt16BE(at + 2))
  }
}

function isFrameHeader(marker: number): boolean {
  const isTable = marker === 0xc4 || marker === 0xc8 || marker === 0xcc
  return marker >= 0xc0 && marker <= 0xcf && !isTable
}

function readWebp(buffer: Buffer): ImageHeader | undefined {
  const isWebp =
    buffer.toString('latin1', 0, 4) === 'RIFF' && buffer.toString('latin1', 8, 12) === 'WEBP'
  if (!isWebp) return undefined
  switch (buffer.toString('latin1', 12, 16)) {
    case 'VP8X':
      return {
        kind: 'webp',
        widthPx: 1 + buffer.readUIntLE(24, 3),
        heightPx: 1 + buffer.readUIntLE(27, 3),
      }
    case 'VP8L': {
      const bits = buffer.readUInt32LE(21)
      return { kind: 'webp', widthPx: 1 + (bits & 0x3fff), heightPx: 1 + ((bits >>> 14) & 0x3fff) }
    }
    case 'VP8 ':
      return {
        kind: 'webp',
        widthPx: buffer.readUInt16LE(26) & 0x3fff,
        heightPx: buffer.readUInt16LE(28) & 0x3fff,
      }
    default:
      return damaged('webp chunk')
  }
}

function readGif(buffer: Buffer): ImageHeader | undefined {
  if (!/^GIF8[79]a$/.test(buffer.toString('latin1', 0, 6))) return undefined
  return { kind: 'gif', widthPx: buffer.readUInt16LE(6), heightPx: buffer.readUInt16LE(8) }
}

function damaged(reason: string): never {
  throw fileRefused('FILE_UNREADABLE', undefined, `image: ${reason}`)
}
