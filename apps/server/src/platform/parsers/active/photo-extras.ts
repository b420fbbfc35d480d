import { completeJpegEnd } from './image-end.ts'

/** More than any phone writes; what is larger would hold up the process that reads it. */
const MAX_PICTURES = 16
const MAX_PADDING_BYTES = 64 * 1024
const MAX_BOXES = 1024
const MAX_BLOCKS = 64

/**
 * Whether what follows the end of a photograph has, from one end to the other, the structure of what phones put there:
 * further JPEG pictures (gain maps, CIPA DC-007), then an MP4 video, then Samsung's blocks. What these hold is not
 * looked at.
 */
export function arePhotoExtras(after: Buffer): boolean {
  let rest = after.subarray(0, samsungStart(after) ?? after.length)
  for (let pictures = 0; ; pictures += 1) {
    // A box begins with zeros that are no padding.
    if (rest.toString('latin1', 4, 8) === 'ftyp') return isVideo(rest)
    rest = withoutPadding(rest)
    if (rest.length === 0) return true
    if (pictures === MAX_PICTURES) return false
    const end = completeJpegEnd(rest)
    if (end === null) return false
    rest = rest.subarray(end)
  }
}

function withoutPadding(buffer: Buffer): Buffer {
  const limit = Math.min(buffer.length, MAX_PADDING_BYTES)
  let start = 0
  while (start < limit && buffer[start] === 0) start += 1
  return buffer.subarray(start)
}

/** Boxes from one end to the other (ISO 14496-12, 4.2), each with its size: "to the end" could be anything. */
function isVideo(buffer: Buffer): boolean {
  let at = 0
  for (let boxes = 0; boxes < MAX_BOXES && at + 8 <= buffer.length; boxes += 1) {
    const size = buffer.readUInt32BE(at)
    // 1: the size is in the 64 bits that follow the type.
    if (size === 1 && at + 16 > buffer.length) return false
    const length = size === 1 ? Number(buffer.readBigUInt64BE(at + 8)) : size
    if (length < (size === 1 ? 16 : 8)) return false
    at += length
  }
  return at === buffer.length
}

/**
 * Where Samsung's blocks begin: they are followed by the directory that lists them ("SEFH", version, count, then type,
 * distance back from the directory and size of each), its size, and "SEFT". Null: they are not there, or leave bytes
 * that are in no block.
 */
function samsungStart(buffer: Buffer): number | null {
  if (buffer.length < 20 || buffer.toString('latin1', buffer.length - 4) !== 'SEFT') return null
  const size = buffer.readUInt32LE(buffer.length - 8)
  const directory = buffer.length - 8 - size
  if (size < 12 || directory < 0) return null
  const count = buffer.readUInt32LE(directory + 8)
  const isDirectory = buffer.toString('latin1', directory, directory + 4) === 'SEFH'
  if (!isDirectory || count > MAX_BLOCKS || size !== 12 + 12 * count) return null
  return blocksStart(buffer, directory, count)
}

function blocksStart(buffer: Buffer, directory: number, count: number): number | null {
  let first = directory
  let sizes = 0
  for (let entry = directory + 12; entry < directory + 12 + 12 * count; entry += 12) {
    const start = directory - buffer.readUInt32LE(entry + 4)
    const size = buffer.readUInt32LE(entry + 8)
    if (start < 0 || size < 8 || start + size > directory) return null
    // A block begins with its type.
    if (buffer.readUInt32LE(start) !== buffer.readUInt32LE(entry)) return null
    first = Math.min(first, start)
    sizes += size
  }
  return first + sizes === directory ? first : null
}
