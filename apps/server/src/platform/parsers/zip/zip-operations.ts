import { read } from 'node:fs'
import { promisify } from 'node:util'
import type { GiveChunk, ParserOutput } from '../serve-operations.ts'
import type { ByteRanges } from './byte-ranges.ts'
import { listZipEntries, type ListedEntry, type ListLimits } from './list-entries.ts'
import { streamEntry, type PackedEntry } from './stream-entry.ts'

export interface ListZipParams {
  size: number
  limits: ListLimits
}

export interface UnpackEntryParams {
  size: number
  entry: PackedEntry
}

/** The files of the zip that this process was started with. */
export async function listZip(
  _input: Uint8Array,
  { size, limits }: ListZipParams,
): Promise<ParserOutput<ListedEntry[]>> {
  return { value: await listZipEntries(openZip(size), limits) }
}

/** One entry, given as it is unpacked. */
export async function unpackEntry(
  _input: Uint8Array,
  { size, entry }: UnpackEntryParams,
  give: GiveChunk,
): Promise<ParserOutput<null>> {
  for await (const chunk of streamEntry(openZip(size), entry)) await give(chunk)
  return { value: null }
}

/** As `spawnParser` hands it over. */
const DESCRIPTOR = 3
const readAt = promisify(read)

function openZip(size: number): ByteRanges {
  return {
    size,
    async readRange(start, end) {
      const part = Buffer.allocUnsafeSlow(Math.max(0, Math.min(end, size) - start))
      let length = 0
      while (length < part.length) {
        const at = { offset: length, length: part.length - length, position: start + length }
        const { bytesRead } = await readAt(DESCRIPTOR, part, at.offset, at.length, at.position)
        if (bytesRead === 0) break
        length += bytesRead
      }
      return part.subarray(0, length)
    },
  }
}
