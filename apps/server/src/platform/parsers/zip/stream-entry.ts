import { Readable } from 'node:stream'
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib'
import { fileRefused } from '../parser-refusal.ts'
import type { ByteRanges } from './byte-ranges.ts'
import { decodeEntryName } from './decode-name.ts'
import { viewOf } from './find-directory.ts'
import type { ListedEntry } from './list-entries.ts'

/** Where the packed bytes of an entry are, and what they must become. */
export type PackedEntry = Pick<
  ListedEntry,
  'name' | 'method' | 'crc' | 'packedBytes' | 'bytes' | 'localOffset'
>

const LOCAL_BYTES = 30
const FLAG_ENCRYPTED = 1
const FLAG_SIZES_FOLLOW = 8
const FLAG_UTF8 = 0x800
const RANGE_BYTES = 256 * 1024

/** What is unpacked in one go: most contracts. */
const SMALL_BYTES = 2 * 1024 * 1024

/**
 * The bytes of one entry as they are unpacked: never more than it declared, and only complete with the right checksum.
 * Holds some hundred kilobytes at a time, or a small entry.
 *
 * @throws Refused FILE_UNREADABLE when it is damaged, FILE_UNSAFE when its two headers disagree or it unpacks to more
 * than it declared, FILE_ENCRYPTED
 */
export async function* streamEntry(
  file: ByteRanges,
  entry: PackedEntry,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  let crc = 0
  for await (const chunk of unpacked(file, entry)) {
    bytes += chunk.length
    if (bytes > entry.bytes) throw lies('larger than declared')
    crc = crc32(chunk, crc)
    yield chunk
  }
  if (bytes !== entry.bytes) throw damaged(`${bytes} bytes`)
  if (crc !== entry.crc) throw damaged('checksum')
}

async function* unpacked(file: ByteRanges, entry: PackedEntry): AsyncGenerator<Uint8Array> {
  const { method, bytes, packedBytes } = entry
  const isSmall = Math.max(bytes, packedBytes) <= SMALL_BYTES
  const { start, head } = await openLocal(file, entry, isSmall ? packedBytes : 0)
  const packed = isSmall
    ? [await wholeRange(file, { start, bytes: packedBytes, head })]
    : ranges(file, start, start + packedBytes)
  if (method === 'stored') yield* packed
  else if (Array.isArray(packed)) yield inflatedAtOnce(packed[0]!, bytes)
  else yield* inflated(packed)
}

interface Head {
  at: number
  bytes: Uint8Array
}

/** The bytes of a range, of which a first read may have had all. */
async function wholeRange(
  file: ByteRanges,
  { start, bytes, head }: { start: number; bytes: number; head: Head },
): Promise<Uint8Array> {
  const from = start - head.at
  const found =
    from + bytes <= head.bytes.length
      ? head.bytes.subarray(from, from + bytes)
      : await file.readRange(start, start + bytes)
  if (found.length < bytes) throw damaged('cut')
  return found
}

/** What zip programs add to a local header, mostly. */
const USUAL_EXTRA_BYTES = 256

/** The local header must agree with the directory: programs read one or the other. */
async function openLocal(
  file: ByteRanges,
  entry: PackedEntry,
  ahead: number,
): Promise<{ start: number; head: Head }> {
  const { localOffset: at, packedBytes, bytes } = entry
  const hoped = LOCAL_BYTES + Buffer.byteLength(entry.name) + USUAL_EXTRA_BYTES + ahead
  const head = { at, bytes: await file.readRange(at, at + hoped) }
  const header = viewOf(head.bytes)
  if (header.byteLength < LOCAL_BYTES || header.getUint32(0, true) !== 0x04034b50)
    throw damaged('local header')
  const flags = header.getUint16(6, true)
  if (flags & FLAG_ENCRYPTED) throw fileRefused('FILE_ENCRYPTED')
  const local = [header.getUint32(18, true), header.getUint32(22, true)]
  const agrees = [packedBytes, bytes].every(
    (size, index) => local[index] === size || local[index] === 0xffffffff,
  )
  if (!(flags & FLAG_SIZES_FOLLOW) && !agrees) throw lies('two sizes')
  const [nameBytes, extraBytes] = [header.getUint16(26, true), header.getUint16(28, true)]
  const written = await wholeRange(file, { start: at + LOCAL_BYTES, bytes: nameBytes, head })
  const name = decodeEntryName(written, (flags & FLAG_UTF8) !== 0)
  if (name.replaceAll('\\', '/') !== entry.name) throw lies('two names')
  return { start: at + LOCAL_BYTES + nameBytes + extraBytes, head }
}

function inflatedAtOnce(packed: Uint8Array, bytes: number): Uint8Array {
  try {
    const most = Math.max(1, bytes)
    return inflateRawSync(packed, { maxOutputLength: most, chunkSize: Math.max(64, most) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw lies('larger than declared')
    throw damaged(String(error))
  }
}

async function* ranges(file: ByteRanges, start: number, end: number): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; at += RANGE_BYTES) {
    const chunk = await file.readRange(at, Math.min(end, at + RANGE_BYTES))
    if (chunk.length === 0) throw damaged('cut')
    yield chunk
  }
}

async function* inflated(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = Readable.from(packed)
  const inflate = createInflateRaw({ chunkSize: 64 * 1024 })
  source.once('error', (error) => inflate.destroy(error))
  source.pipe(inflate)
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) yield chunk
  } catch (error) {
    throw isOfZlib(error) ? damaged(String(error)) : error
  } finally {
    source.destroy()
    inflate.destroy()
  }
}

function isOfZlib(error: unknown): boolean {
  return ((error as NodeJS.ErrnoException).code ?? '').startsWith('Z_')
}

function damaged(reason: string) {
  return fileRefused('FILE_UNREADABLE', undefined, `zip: ${reason}`)
}

function lies(reason: string) {
  return fileRefused('FILE_UNSAFE', undefined, `zip: ${reason}`)
}
