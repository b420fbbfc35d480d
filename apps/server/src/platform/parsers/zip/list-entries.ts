import { fileRefused } from '../parser-refusal.ts'
import type { ByteRanges } from './byte-ranges.ts'
import { decodeEntryName } from './decode-name.ts'
import { isUnsafeEntryName } from './entry-name.ts'
import { findDirectory, number64, viewOf, type DirectoryPlace } from './find-directory.ts'

/** What is wrong with one entry; the others are read. */
export type EntryFault = 'path' | 'link' | 'twice' | 'encrypted' | 'method' | 'tooLarge' | 'bomb'

export interface ListedEntry {
  /** With slashes, whatever the zip has. */
  name: string
  method: 'stored' | 'deflated'
  crc: number
  packedBytes: number
  bytes: number
  /** Of its local header. */
  localOffset: number
  fault: EntryFault | null
}

export interface ListLimits {
  entries: number
  /** Sum of the declared unpacked sizes. */
  totalBytes: number
  entryBytes: number
  ratio: number
  ratioFromBytes: number
}

const HEADER_BYTES = 46
const LOCAL_BYTES = 30
/** Names have at most 500 characters: this is far more than 20,000 of them take. */
const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024
const FLAG_ENCRYPTED = 1
const FLAG_UTF8 = 0x800
const UNIX = 3
const FILE_TYPE_MASK = 0xf000
const REGULAR = 0x8000
const FOLDER = 0x4000

/**
 * The files of a zip, from its directory alone. What deceives about the zip as a whole refuses it; what is wrong with
 * one entry is its `fault`. Folders are left out. Source of the layout: PKWARE APPNOTE 6.3.
 *
 * @throws Refused FILE_UNREADABLE (no zip, truncated), FILE_UNSAFE (entries overlap), FILE_TOO_COMPLEX (too many entries),
 * FILE_TOO_LARGE (unpacked)
 */
export async function listZipEntries(file: ByteRanges, limits: ListLimits): Promise<ListedEntry[]> {
  const place = await findDirectory(file)
  if (place.entries > limits.entries * 2 || place.bytes > MAX_DIRECTORY_BYTES)
    throw tooComplex(`${place.entries} entries`)
  const directory = await file.readRange(place.offset, place.offset + place.bytes)
  const headers = readHeaders(directory, place)
  refuseOverlaps(headers, place.offset)
  const files = headers.filter(({ isFolder }) => !isFolder)
  if (files.length > limits.entries) throw tooComplex(`${files.length} entries`)
  const twice = namesTwice(files)
  const entries = files.map((header) => listed(header, twice, limits))
  const total = entries.reduce((sum, { bytes, fault }) => sum + (fault ? 0 : bytes), 0)
  if (total > limits.totalBytes) throw tooLarge(total, limits.totalBytes)
  return entries
}

interface Header extends Omit<ListedEntry, 'method' | 'fault'> {
  nameBytes: number
  methodNumber: number
  isFolder: boolean
  isLink: boolean
  isEncrypted: boolean
}

function readHeaders(directory: Uint8Array, place: DirectoryPlace): Header[] {
  const view = viewOf(directory)
  const headers: Header[] = []
  let at = 0
  for (let index = 0; index < place.entries; index += 1) {
    if (at + HEADER_BYTES > directory.length || view.getUint32(at, true) !== 0x02014b50)
      throw unreadable('directory header')
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((by) =>
      view.getUint16(at + by, true),
    ) as [number, number, number]
    const next = at + HEADER_BYTES + nameBytes + extraBytes + commentBytes
    if (next > directory.length) throw unreadable('directory header')
    headers.push(readHeader(directory, at, nameBytes, extraBytes))
    at = next
  }
  if (at !== directory.length) throw unreadable('directory length')
  return headers
}

function readHeader(
  directory: Uint8Array,
  at: number,
  nameBytes: number,
  extraBytes: number,
): Header {
  const view = viewOf(directory)
  const flags = view.getUint16(at + 8, true)
  const nameAt = at + HEADER_BYTES
  const extra = directory.subarray(nameAt + nameBytes, nameAt + nameBytes + extraBytes)
  const rawName = directory.subarray(nameAt, nameAt + nameBytes)
  const name = decodeEntryName(rawName, (flags & FLAG_UTF8) !== 0).replaceAll('\\', '/')
  const mode = view.getUint8(at + 5) === UNIX ? (view.getUint32(at + 38, true) >>> 16) & 0xffff : 0
  const type = mode & FILE_TYPE_MASK
  return {
    name,
    nameBytes,
    isFolder: name.endsWith('/'),
    isLink: type !== 0 && type !== REGULAR && type !== FOLDER,
    isEncrypted: (flags & FLAG_ENCRYPTED) !== 0,
    methodNumber: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    ...sizesOf(view, at, extra),
  }
}

/** A size or offset that does not fit stands in the Zip64 field, in this order. */
function sizesOf(view: DataView, at: number, extra: Uint8Array) {
  const wide = zip64Field(extra)
  let read = 0
  const value = (by: number) => {
    const short = view.getUint32(at + by, true)
    if (short !== 0xffffffff || !wide) return short
    if (read + 8 > wide.byteLength) throw unreadable('zip64 field')
    read += 8
    return number64(wide, read - 8)
  }
  const bytes = value(24)
  const packedBytes = value(20)
  return { bytes, packedBytes, localOffset: value(42) }
}

function zip64Field(extra: Uint8Array): DataView | null {
  const view = viewOf(extra)
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true)) {
    const length = view.getUint16(at + 2, true)
    if (view.getUint16(at, true) === 1 && at + 4 + length <= extra.length)
      return viewOf(extra.subarray(at + 4, at + 4 + length))
  }
  return null
}

/** Many entries over the same bytes are how a small zip unpacks to terabytes. */
function refuseOverlaps(headers: readonly Header[], directoryOffset: number): void {
  const ranges = headers
    .map(({ localOffset, nameBytes, packedBytes }) => ({
      from: localOffset,
      to: localOffset + LOCAL_BYTES + nameBytes + packedBytes,
    }))
    .toSorted((one, other) => one.from - other.from)
  let reached = 0
  for (const { from, to } of ranges) {
    if (from < reached) throw unsafe('entries overlap')
    reached = to
  }
  if (reached > directoryOffset) throw unsafe('entries overlap the directory')
}

function namesTwice(headers: readonly Header[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { name } of headers) {
    if (seen.has(keyOf(name))) twice.add(keyOf(name))
    seen.add(keyOf(name))
  }
  return twice
}

const keyOf = (name: string) => name.normalize('NFC').toLowerCase()

function listed(header: Header, twice: ReadonlySet<string>, limits: ListLimits): ListedEntry {
  const { name, crc, packedBytes, bytes, localOffset, methodNumber } = header
  const fault = faultOf(header, twice, limits)
  const method = methodNumber === 0 ? 'stored' : 'deflated'
  return { name, method, crc, packedBytes, bytes, localOffset, fault }
}

function faultOf(
  header: Header,
  twice: ReadonlySet<string>,
  limits: ListLimits,
): EntryFault | null {
  const { name, isLink, isEncrypted, methodNumber, bytes, packedBytes } = header
  if (isUnsafeEntryName(name)) return 'path'
  if (isLink) return 'link'
  if (twice.has(keyOf(name))) return 'twice'
  if (isEncrypted) return 'encrypted'
  if (methodNumber !== 0 && methodNumber !== 8) return 'method'
  if (bytes > limits.entryBytes) return 'tooLarge'
  if (bytes > limits.ratioFromBytes && bytes > packedBytes * limits.ratio) return 'bomb'
  return null
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

function tooLarge(bytes: number, maxBytes: number) {
  const params = { maxMegabytes: Math.floor(maxBytes / 1024 / 1024) }
  return fileRefused('FILE_TOO_LARGE', params, `zip: ${bytes} bytes unpacked`)
}
