import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { IMPORT_LIMITS } from '@tacite/domain/imports/import-limits.ts'
import type { ByteRanges } from '../../../../platform/parsers/zip/byte-ranges.ts'
import { listZipEntries } from '../../../../platform/parsers/zip/list-entries.ts'
import { streamEntry } from '../../../../platform/parsers/zip/stream-entry.ts'

const MEGABYTE = 1024 * 1024

interface Part {
  at: number
  bytes: Buffer
}

/** A zip of which only the distinct bytes exist: each large stored entry repeats one megabyte. */
function sparseZip(count: number, entryMegabytes: number) {
  const block = Buffer.alloc(MEGABYTE, 'contrat signe, ')
  const size = entryMegabytes * MEGABYTE
  let crc = 0
  for (let each = 0; each < entryMegabytes; each += 1) crc = crc32(block, crc)
  const parts: Part[] = []
  const headers: Buffer[] = []
  let at = 0
  for (let index = 0; index < count; index += 1) {
    const name = Buffer.from(`contrat ${index}.pdf`)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt32LE(crc, 14)
    local.writeUInt32LE(size, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(name.length, 26)
    parts.push({ at, bytes: Buffer.concat([local, name]) })
    const header = Buffer.alloc(46)
    header.writeUInt32LE(0x02014b50, 0)
    header.writeUInt32LE(crc, 16)
    header.writeUInt32LE(size, 20)
    header.writeUInt32LE(size, 24)
    header.writeUInt16LE(name.length, 28)
    header.writeUInt32LE(at, 42)
    headers.push(header, name)
    at += local.length + name.length + size
  }
  const directory = Buffer.concat(headers)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  parts.push({ at, bytes: Buffer.concat([directory, end]) })
  return { block, parts, size: at + directory.length + end.length }
}

/** Reads it, and counts what the reader asks for at once. */
function countedRanges({ block, parts, size }: ReturnType<typeof sparseZip>) {
  const seen = { longest: 0, read: 0 }
  const file: ByteRanges = {
    size,
    readRange: (start, asked) => {
      const end = Math.min(asked, size)
      seen.longest = Math.max(seen.longest, end - start)
      seen.read += end - start
      const bytes = Buffer.alloc(end - start)
      for (const part of parts) lay(bytes, start, part)
      const before = parts.findLast(({ at }) => at <= start)!
      const content = before.at + before.bytes.length
      const next = parts.find(({ at }) => at > start)?.at ?? size
      for (let at = Math.max(start, content); at < Math.min(end, next);) {
        const from = (at - content) % block.length
        at += block.copy(bytes, at - start, from, from + Math.min(end, next) - at)
      }
      return Promise.resolve(bytes)
    },
  }
  return { file, seen }
}

/** Those bytes of a part that lie in the range that begins there. */
function lay(range: Buffer, start: number, { at, bytes }: Part): void {
  if (at + bytes.length <= start || at >= start + range.length) return
  bytes.copy(range, Math.max(0, at - start), Math.max(0, start - at))
}

test('a zip of 300 MB is read through buffers of a quarter of a megabyte', async () => {
  const { file, seen } = countedRanges(sparseZip(3, 100))
  expect(file.size).toBeGreaterThan(300 * MEGABYTE)
  const entries = await listZipEntries(file, {
    ...IMPORT_LIMITS,
    totalBytes: IMPORT_LIMITS.unpackedBytes,
  })
  expect(entries.map(({ fault }) => fault)).toEqual([null, null, null])
  let bytes = 0
  for (const entry of entries)
    for await (const chunk of streamEntry(file, entry)) {
      expect(chunk.length).toBeLessThanOrEqual(MEGABYTE / 4)
      bytes += chunk.length
    }
  expect(bytes).toBe(300 * MEGABYTE)
  expect(seen.longest).toBeLessThanOrEqual(MEGABYTE / 4)
})

test('what a small entry unpacks to is held by the chunk, never whole', async () => {
  const bytes = Buffer.alloc(64 * MEGABYTE)
  for (let at = 0; at < bytes.length; at += 211) bytes[at] = at % 253
  const packed = deflateRawSync(bytes, { level: 1 })
  const file: ByteRanges = {
    size: 30 + 1 + packed.length,
    readRange: (start, end) => {
      const local = Buffer.alloc(31)
      local.writeUInt32LE(0x04034b50, 0)
      local.writeUInt32LE(packed.length, 18)
      local.writeUInt32LE(bytes.length, 22)
      local.writeUInt16LE(1, 26)
      local.write('a', 30)
      return Promise.resolve(
        start < 31 ? local.subarray(start, end) : packed.subarray(start - 31, end - 31),
      )
    },
  }
  const entry = {
    name: 'a',
    method: 'deflated' as const,
    crc: crc32(bytes),
    packedBytes: packed.length,
    bytes: bytes.length,
    localOffset: 0,
  }
  let [longest, total] = [0, 0]
  for await (const chunk of streamEntry(file, entry)) {
    longest = Math.max(longest, chunk.length)
    total += chunk.length
  }
  expect(total).toBe(bytes.length)
  expect(longest).toBeLessThanOrEqual(MEGABYTE / 4)
})
