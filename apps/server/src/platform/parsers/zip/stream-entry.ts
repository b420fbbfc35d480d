import { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
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

/**
 * The bytes of one entry as they are unpacked: never more than it declared, and only complete with the right checksum.
 * Holds some hundred kilobytes at a time.
 *
 * @throws Refused FILE_UNREADABLE when it is damaged, FILE_UNSAFE when its two headers disagree or it unpacks to more
 * than it declared, FILE_ENCRYPTED
 */
export async function* streamEntry(
  file: ByteRanges,
  entry: PackedEntry,
): AsyncGenerator<Uint8Array> {
  const start = await packedStart(file, entry)
  const packed = ranges(file, start, start + entry.packedBytes)
  let bytes = 0
  let crc = 0
  for await (const chunk of entry.method === 'stored' ? packed : inflated(packed)) {
    bytes += chunk.length
    if (bytes > entry.bytes)
      throw fileRefused('FILE_UNSAFE', undefined, 'zip: larger than declared')
    crc = crc32(chunk, crc)
    yield chunk
  }
  if (bytes !== entry.bytes) throw damaged(`${bytes} bytes`)
  if (crc !== entry.crc) throw damaged('checksum')
}

/** The local header must agree with the directory: programs read one or the other. */
async function packedStart(file: ByteRanges, entry: PackedEntry): Promise<number> {
  const { localOffset, packedBytes, bytes } = entry
  const header = viewOf(await file.readRange(localOffset, localOffset + LOCAL_BYTES))
  if (header.byteLength < LOCAL_BYTES || header.getUint32(0, true) !== 0x04034b50)
    throw damaged('local header')
  const flags = header.getUint16(6, true)
  if (flags & FLAG_ENCRYPTED) throw fileRefused('FILE_ENCRYPTED')
  const local = [header.getUint32(18, true), header.getUint32(22, true)]
  const agrees = [packedBytes, bytes].every(
    (size, index) => local[index] === size || local[index] === 0xffffffff,
  )
  if (!(flags & FLAG_SIZES_FOLLOW) && !agrees)
    throw fileRefused('FILE_UNSAFE', undefined, 'zip: two sizes')
  const nameAt = localOffset + LOCAL_BYTES
  const nameEnd = nameAt + header.getUint16(26, true)
  const name = decodeEntryName(await file.readRange(nameAt, nameEnd), (flags & FLAG_UTF8) !== 0)
  if (name.replaceAll('\\', '/') !== entry.name)
    throw fileRefused('FILE_UNSAFE', undefined, 'zip: two names')
  return nameEnd + header.getUint16(28, true)
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
  return String((error as NodeJS.ErrnoException).code ?? '').startsWith('Z_')
}

function damaged(reason: string) {
  return fileRefused('FILE_UNREADABLE', undefined, `zip: ${reason}`)
}
