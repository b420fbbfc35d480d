import { fileRefused } from '../parser-refusal.ts'
import type { ByteRanges } from './byte-ranges.ts'

export interface DirectoryPlace {
  entries: number
  offset: number
  bytes: number
}

const END_BYTES = 22
const END64_BYTES = 56
const LOCATOR_BYTES = 20
const MAX_COMMENT_BYTES = 0xffff

/**
 * Where the directory of a zip is, from its end; Zip64 included. It must fill the file up to its end records: no
 * program may see another directory.
 *
 * @throws Refused FILE_UNREADABLE
 */
export async function findDirectory(file: ByteRanges): Promise<DirectoryPlace> {
  const start = Math.max(0, file.size - END_BYTES - MAX_COMMENT_BYTES - LOCATOR_BYTES - END64_BYTES)
  const tail = viewOf(await file.readRange(start, file.size))
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== 0x06054b50) continue
    if (at + END_BYTES + tail.getUint16(at + 20, true) !== tail.byteLength) continue
    return needs64(tail, at) ? read64(file, tail, at, start) : read32(tail, at, start)
  }
  throw unreadable('no end of directory')
}

function needs64(tail: DataView, at: number): boolean {
  return (
    tail.getUint16(at + 10, true) === 0xffff ||
    tail.getUint32(at + 12, true) === 0xffffffff ||
    tail.getUint32(at + 16, true) === 0xffffffff
  )
}

function read32(tail: DataView, at: number, start: number): DirectoryPlace {
  const [disk, startDisk, here, entries] = [4, 6, 8, 10].map((by) => tail.getUint16(at + by, true))
  const [bytes, offset] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)]
  if (disk !== 0 || startDisk !== 0 || here !== entries) throw unreadable('several disks')
  if (offset + bytes !== start + at) throw unreadable('directory not at the end')
  return { entries: entries!, offset, bytes }
}

async function read64(
  file: ByteRanges,
  tail: DataView,
  at: number,
  start: number,
): Promise<DirectoryPlace> {
  const locatorAt = at - LOCATOR_BYTES
  if (locatorAt < 0 || tail.getUint32(locatorAt, true) !== 0x07064b50)
    throw unreadable('no zip64 locator')
  const endAt = number64(tail, locatorAt + 8)
  const end = viewOf(await file.readRange(endAt, endAt + END64_BYTES))
  if (end.byteLength < END64_BYTES || end.getUint32(0, true) !== 0x06064b50)
    throw unreadable('no zip64 end')
  if (endAt + 12 + number64(end, 4) !== start + locatorAt) throw unreadable('zip64 end')
  const [here, entries, bytes, offset] = [24, 32, 40, 48].map((by) => number64(end, by)) as [
    number,
    number,
    number,
    number,
  ]
  if (here !== entries) throw unreadable('several disks')
  if (offset + bytes !== endAt) throw unreadable('directory not at the end')
  return { entries, offset, bytes }
}

/** @throws Refused FILE_UNREADABLE beyond what a number holds exactly */
export function number64(view: DataView, at: number): number {
  const value = view.getBigUint64(at, true)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw unreadable('zip64 number')
  return Number(value)
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function unreadable(reason: string) {
  return fileRefused('FILE_UNREADABLE', undefined, `zip: ${reason}`)
}
