import { zipSync } from 'fflate'
import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { parserRefusalCode } from '../parser-refusal.ts'
import { buildZip, type TestEntry } from '../testing/build-zip.ts'
import type { ByteRanges } from './byte-ranges.ts'
import { decodeEntryName } from './decode-name.ts'
import { listZipEntries, type ListedEntry } from './list-entries.ts'
import { streamEntry } from './stream-entry.ts'

const LIMITS = {
  entries: 20,
  totalBytes: 10_000_000,
  entryBytes: 6_000_000,
  ratio: 100,
  ratioFromBytes: 100_000,
}

function rangesOf(bytes: Uint8Array): ByteRanges {
  return {
    size: bytes.length,
    readRange: (start, end) => Promise.resolve(bytes.subarray(start, Math.min(end, bytes.length))),
  }
}

async function unpack(zip: Uint8Array, entry: ListedEntry): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of streamEntry(rangesOf(zip), entry)) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** What becomes of each entry: its text, its fault, or the code that its unpacking is refused with. */
async function fates(zip: Uint8Array): Promise<Record<string, string>> {
  const entries = await listZipEntries(rangesOf(zip), LIMITS)
  const fate = async (entry: ListedEntry) =>
    entry.fault ??
    (await unpack(zip, entry).catch((error: unknown) => parserRefusalCode(error) ?? String(error)))
  return Object.fromEntries(
    await Promise.all(entries.map(async (entry) => [entry.name, await fate(entry)])),
  ) as Record<string, string>
}

const refusalOf = (zip: Uint8Array) =>
  listZipEntries(rangesOf(zip), LIMITS).then(
    () => 'accepted',
    (error: unknown) => parserRefusalCode(error) ?? String(error),
  )

test('unpacks what a common program packed, without the folders', async () => {
  const zip = zipSync({
    'a.txt': Buffer.from('bonjour'),
    dossier: { 'é.txt': [Buffer.from('à bientôt'), { level: 0 }] },
  })
  expect(await fates(zip)).toEqual({ 'a.txt': 'bonjour', 'dossier/é.txt': 'à bientôt' })
})

const zeros = new Uint8Array(5_000_000)
const hostile: [string, TestEntry, string][] = [
  ['climbs out', { name: '../../etc/passwd' }, 'path'],
  ['climbs with backslashes', { name: String.raw`..\..\x` }, 'path'],
  ['is absolute', { name: '/etc/passwd' }, 'path'],
  ['names a drive', { name: 'C:/windows/x' }, 'path'],
  ['hides behind a NUL', { name: 'a.txt\0.exe' }, 'path'],
  ['has no name', { name: '' }, 'path'],
  ['is a symbolic link', { name: 'a', bytes: '/etc/passwd', mode: 0o120777 }, 'link'],
  ['is encrypted', { name: 'a', flags: 1 }, 'encrypted'],
  ['is packed in another way', { name: 'a', method: 9 }, 'method'],
  ['unpacks a thousandfold', { name: 'a', bytes: zeros }, 'bomb'],
  ['says it is endless', { name: 'a', declaredBytes: 0xfffffff0 }, 'tooLarge'],
  ['has a wrong checksum', { name: 'a', bytes: 'abc', crc: 1 }, 'FILE_UNREADABLE'],
  ['has another local name', { name: 'a', localName: 'b' }, 'FILE_UNSAFE'],
  ['has another local size', { name: 'a', bytes: 'abc', localDeclaredBytes: 9 }, 'FILE_UNSAFE'],
  ['is larger than it says', { name: 'a', bytes: zeros, declaredBytes: 1000 }, 'FILE_UNSAFE'],
  ['is smaller than it says', { name: 'a', bytes: 'abc', declaredBytes: 4 }, 'FILE_UNREADABLE'],
]

test.each(hostile)('leaves out an entry that %s, and reads the others', async (_, entry, fate) => {
  const zip = buildZip([
    { name: 'avant.txt', bytes: 'un' },
    entry,
    { name: 'z.txt', bytes: 'deux' },
  ])
  const name = entry.name.replaceAll('\\', '/')
  expect(await fates(zip)).toEqual({ 'avant.txt': 'un', [name]: fate, 'z.txt': 'deux' })
})

test('leaves out every entry of a name that comes twice', async () => {
  const zip = buildZip([{ name: 'a' }, { name: 'A' }, { name: 'b', bytes: 'b' }])
  expect(await fates(zip)).toEqual({ a: 'twice', A: 'twice', b: 'b' })
})

describe('a zip as a whole', () => {
  test('is refused when its entries share bytes', async () => {
    const overlapping = [
      { name: 'a', bytes: 'abc' },
      { name: 'b', localName: 'a', bytes: 'abc', overlaps: 0 },
    ]
    expect(await refusalOf(buildZip(overlapping))).toBe('FILE_UNSAFE')
  })

  test('is refused with too many entries, cut, with trailing data, or when it is none', async () => {
    const many = Array.from({ length: 21 }, (_, at) => ({ name: `${at}` }))
    const good = buildZip([{ name: 'a', bytes: 'abc' }])
    expect(await refusalOf(buildZip(many))).toBe('FILE_TOO_COMPLEX')
    expect(await refusalOf(good.subarray(0, good.length - 5))).toBe('FILE_UNREADABLE')
    expect(await refusalOf(Buffer.concat([good, Buffer.from('x')]))).toBe('FILE_UNREADABLE')
    expect(await refusalOf(Buffer.from('PK'))).toBe('FILE_UNREADABLE')
  })

  test('wherever it is cut or changed, it is read or refused', async () => {
    const good = buildZip([
      { name: 'a.txt', bytes: 'bonjour' },
      { name: 'b.txt', bytes: 'à bientôt' },
    ])
    for (let at = 0; at < good.length; at += 1) {
      const changed = Buffer.from(good)
      changed[at] = changed[at]! ^ 0xff
      const code = await refusalOf(changed)
      expect(code).toMatch(/^(FILE_|accepted)/)
      if (code === 'accepted') await fates(changed)
      expect(await refusalOf(good.subarray(0, at))).toBe('FILE_UNREADABLE')
    }
  })

  test('may have the wide records of Zip64', async () => {
    expect(await fates(zip64('contrat.txt', Buffer.from('bonjour')))).toEqual({
      'contrat.txt': 'bonjour',
    })
  })
})

test('reads a large entry in small ranges', async () => {
  const large = Buffer.alloc(5_000_000, 'contrat ')
  for (let at = 0; at < large.length; at += 997) large[at] = at % 251
  const zip = buildZip([{ name: 'a', bytes: large, method: 0 }])
  let longest = 0
  const counted: ByteRanges = {
    size: zip.length,
    readRange: (start, end) => {
      longest = Math.max(longest, end - start)
      return rangesOf(zip).readRange(start, end)
    },
  }
  const [entry] = await listZipEntries(counted, LIMITS)
  let bytes = 0
  for await (const chunk of streamEntry(counted, entry!)) {
    expect(chunk.length).toBeLessThanOrEqual(256 * 1024)
    bytes += chunk.length
  }
  expect(bytes).toBe(large.length)
  expect(longest).toBeLessThanOrEqual(256 * 1024)
})

describe('the name of an entry', () => {
  test.each([
    ['UTF-8 without saying so', Buffer.from('Bail été.pdf'), 'Bail été.pdf'],
    ['code page 437', Buffer.from([0x42, 0x61, 0x69, 0x6c, 0x20, 0x82, 0x74, 0x82]), 'Bail été'],
    ['code page 1252', Buffer.from([0x42, 0x61, 0x69, 0x6c, 0x20, 0xe9, 0x74, 0xe9]), 'Bail été'],
    ['code page 1252, capitals', Buffer.from([0xc9, 0x74, 0x61, 0x74]), 'État'],
    ['code page 437, Spanish', Buffer.from([0x61, 0xa4, 0x6f]), 'año'],
  ])('is read from %s', (_, bytes, name) => {
    expect(decodeEntryName(bytes, false)).toBe(name)
  })

  test('is UTF-8 when it says so', () => {
    expect(decodeEntryName(Buffer.from('año'), true)).toBe('año')
  })
})

/** One stored entry whose sizes, offset and counts stand in the wide records only. */
function zip64(name: string, bytes: Buffer): Uint8Array {
  const wide = Buffer.alloc(28)
  wide.writeUInt16LE(1, 0)
  wide.writeUInt16LE(24, 2)
  wide.writeBigUInt64LE(BigInt(bytes.length), 4)
  wide.writeBigUInt64LE(BigInt(bytes.length), 12)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt32LE(crc32(bytes), 14)
  local.writeUInt32LE(0xffffffff, 18)
  local.writeUInt32LE(0xffffffff, 22)
  local.writeUInt16LE(name.length, 26)
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt32LE(crc32(bytes), 16)
  header.writeUInt32LE(0xffffffff, 20)
  header.writeUInt32LE(0xffffffff, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt16LE(wide.length, 30)
  header.writeUInt32LE(0xffffffff, 42)
  const file = Buffer.concat([local, Buffer.from(name), bytes])
  const directory = Buffer.concat([header, Buffer.from(name), wide])
  const end64 = Buffer.alloc(56)
  end64.writeUInt32LE(0x06064b50, 0)
  end64.writeBigUInt64LE(44n, 4)
  end64.writeBigUInt64LE(1n, 24)
  end64.writeBigUInt64LE(1n, 32)
  end64.writeBigUInt64LE(BigInt(directory.length), 40)
  end64.writeBigUInt64LE(BigInt(file.length), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(file.length + directory.length), 8)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(0xffff, 8)
  end.writeUInt16LE(0xffff, 10)
  end.writeUInt32LE(0xffffffff, 12)
  end.writeUInt32LE(0xffffffff, 16)
  return Buffer.concat([file, directory, end64, locator, end])
}
