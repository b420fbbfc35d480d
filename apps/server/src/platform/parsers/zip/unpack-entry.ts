import { crc32, inflateRawSync } from 'node:zlib'
import { fileRefused } from '../parser-refusal.ts'
import type { ZipEntry } from './zip-directory.ts'

/**
 * The bytes of one entry: never more than it declared, and only with the right checksum.
 * @throws Refused FILE_UNREADABLE when it is damaged, FILE_UNSAFE when it unpacks to more than it declared
 */
export function unpackEntry(file: Uint8Array, entry: ZipEntry): Uint8Array {
  const packed = file.subarray(entry.offset, entry.offset + entry.packedBytes)
  const bytes = entry.method === 'stored' ? packed : inflate(packed, entry)
  if (bytes.length !== entry.bytes) throw damaged(entry, `${bytes.length} bytes`)
  if (crc32(bytes) !== entry.crc) throw damaged(entry, 'checksum')
  return bytes
}

function inflate(packed: Uint8Array, entry: ZipEntry): Uint8Array {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.bytes) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw fileRefused('FILE_UNSAFE', undefined, `zip: ${entry.name} is larger than declared`)
    }
    throw damaged(entry, String(error))
  }
}

function damaged(entry: ZipEntry, reason: string) {
  return fileRefused('FILE_UNREADABLE', undefined, `zip: ${entry.name}: ${reason}`)
}
