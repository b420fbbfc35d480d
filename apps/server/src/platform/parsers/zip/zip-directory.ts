import { fileRefused } from '../parser-refusal.ts'
import { isUnsafeEntryName } from './entry-name.ts'

export interface ZipEntry {
  name: string
  isFolder: boolean
  method: 'stored' | 'deflated'
  crc: number
  packedBytes: number
  bytes: number
  /** Where the packed bytes begin in the file. */
  offset: number
}

export interface ZipLimits {
  entries: number
  /** Sum of the declared unpacked sizes. */
  totalBytes: number
  /** Unpacked to packed, per entry and in total, checked above `ratioFromBytes`. */
  ratio: number
  ratioFromBytes: number
}

/**
 * Reads and checks the whole directory of a zip before unpacking a byte: number of entries, sizes, ratios, names,
 * links, duplicates, overlaps, and whether each local header agrees with the directory. Source of the layout: PKWARE
 * APPNOTE 6.3.
 * @throws Refused FILE_UNREADABLE (no zip, truncated, zip64), FILE_ENCRYPTED, FILE_UNSAFE, FILE_TOO_COMPLEX
 */
export function readZipDirectory(file: Uint8Array, limits: ZipLimits): ZipEntry[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const end = findEnd(view)
  if (end.entries > limits.entries) throw tooComplex(`${end.entries} entries`)
  const headers = readHeaders(file, view, end)
  refuseUnsafe(headers)
  const entries = headers.map((header) => locate(file, view, header))
  refuseOverlaps(headers, entries, end.offset)
  refuseBombs(entries, limits)
  return entries
}

interface End {
  entries: number
  offset: number
  bytes: number
}

interface Header extends Omit<ZipEntry, 'offset'> {
  localOffset: number
  flags: number
  isLink: boolean
}

const END_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff
const HEADER_BYTES = 46
const LOCAL_BYTES = 30
const FLAG_ENCRYPTED = 1
const FLAG_SIZES_FOLLOW = 8
const UNIX = 3
const FILE_TYPE_MASK = 0xf000
const SYMLINK = 0xa000
const REGULAR = 0x8000
const FOLDER = 0x4000

function findEnd(view: DataView): End {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at -= 1) {
    if (view.getUint32(at, true) !== 0x06054b50) continue
    if (at + END_BYTES + view.getUint16(at + 20, true) !== view.byteLength) continue
    const [disk, startDisk, here, entries] = [4, 6, 8, 10].map((by) =>
      view.getUint16(at + by, true),
    )
    const [bytes, offset] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)]
    if (entries === 0xffff || bytes === 0xffffffff || offset === 0xffffffff) break
    if (disk !== 0 || startDisk !== 0 || here !== entries) break
    if (offset + bytes !== at) break
    return { entries: entries!, offset, bytes }
  }
  throw unreadable('no end of directory')
}

function readHeaders(file: Uint8Array, view: DataView, end: End): Header[] {
  const headers: Header[] = []
  let at = end.offset
  for (let index = 0; index < end.entries; index += 1) {
    if (at + HEADER_BYTES > end.offset + end.bytes || view.getUint32(at, true) !== 0x02014b50) {
      throw unreadable('directory header')
    }
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((by) =>
      view.getUint16(at + by, true),
    ) as [number, number, number]
    const nameAt = at + HEADER_BYTES
    headers.push(readHeader(view, at, decodeName(file.subarray(nameAt, nameAt + nameBytes))))
    at = nameAt + nameBytes + extraBytes + commentBytes
  }
  if (at !== end.offset + end.bytes) throw unreadable('directory length')
  return headers
}

function readHeader(view: DataView, at: number, name: string): Header {
  const method = view.getUint16(at + 10, true)
  if (method !== 0 && method !== 8) throw unreadable(`method ${method} of ${name}`)
  const mode = view.getUint8(at + 5) === UNIX ? (view.getUint32(at + 38, true) >>> 16) & 0xffff : 0
  const type = mode & FILE_TYPE_MASK
  return {
    name,
    isFolder: name.endsWith('/'),
    isLink: type === SYMLINK || (type !== 0 && type !== REGULAR && type !== FOLDER),
    method: method === 0 ? 'stored' : 'deflated',
    flags: view.getUint16(at + 8, true),
    crc: view.getUint32(at + 16, true),
    packedBytes: view.getUint32(at + 20, true),
    bytes: view.getUint32(at + 24, true),
    localOffset: view.getUint32(at + 42, true),
  }
}

function refuseUnsafe(headers: Header[]): void {
  const names = new Set<string>()
  for (const { name, flags, isLink } of headers) {
    if (flags & FLAG_ENCRYPTED) throw fileRefused('FILE_ENCRYPTED')
    if (isLink) throw unsafe(`link ${name}`)
    if (isUnsafeEntryName(name)) throw unsafe(`name ${name}`)
    const key = name.normalize('NFC').toLowerCase()
    if (names.has(key)) throw unsafe(`twice ${name}`)
    names.add(key)
  }
}

/** The local header must agree with the directory: programs read one or the other. */
function locate(file: Uint8Array, view: DataView, header: Header): ZipEntry {
  const at = header.localOffset
  if (at + LOCAL_BYTES > file.length || view.getUint32(at, true) !== 0x04034b50) {
    throw unreadable(`local header of ${header.name}`)
  }
  const nameBytes = view.getUint16(at + 26, true)
  const nameAt = at + LOCAL_BYTES
  const offset = nameAt + nameBytes + view.getUint16(at + 28, true)
  if (offset + header.packedBytes > file.length) throw unreadable(`cut ${header.name}`)
  if (decodeName(file.subarray(nameAt, nameAt + nameBytes)) !== header.name) {
    throw unsafe(`two names ${header.name}`)
  }
  const sizesFollow = (view.getUint16(at + 6, true) & FLAG_SIZES_FOLLOW) !== 0
  const samePacked = view.getUint32(at + 18, true) === header.packedBytes
  const sameBytes = view.getUint32(at + 22, true) === header.bytes
  if (!sizesFollow && !(samePacked && sameBytes)) throw unsafe(`two sizes ${header.name}`)
  const { name, isFolder, method, crc, packedBytes, bytes } = header
  return { name, isFolder, method, crc, packedBytes, bytes, offset }
}

function refuseOverlaps(headers: Header[], entries: ZipEntry[], directoryOffset: number): void {
  const ranges = entries
    .map((entry, index) => ({
      from: headers[index]!.localOffset,
      to: entry.offset + entry.packedBytes,
    }))
    .toSorted((one, other) => one.from - other.from)
  let reached = 0
  for (const { from, to } of ranges) {
    if (from < reached) throw unsafe('entries overlap')
    reached = to
  }
  if (reached > directoryOffset) throw unsafe('entries overlap the directory')
}

function refuseBombs(entries: ZipEntry[], limits: ZipLimits): void {
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  const packedBytes = entries.reduce((sum, entry) => sum + entry.packedBytes, 0)
  if (bytes > limits.totalBytes) throw tooComplex(`${bytes} bytes unpacked`)
  for (const entry of [...entries, { name: 'all', bytes, packedBytes }]) {
    const isLarge = entry.bytes > limits.ratioFromBytes
    if (isLarge && entry.bytes > entry.packedBytes * limits.ratio) {
      throw tooComplex(`ratio of ${entry.name}`)
    }
  }
}

function decodeName(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8')
}

function unreadable(reason: string) {
  return fileRefused('FILE_UNREADABLE', undefined, `zip: ${reason}`)
}

function unsafe(reason: string) {
  return fileRefused('FILE_UNSAFE', undefined, `zip: ${reason}`)
}

function tooComplex(reason: string) {
  return fileRefused('FILE_TOO_COMPLEX', undefined, `zip: ${reason}`)
}
