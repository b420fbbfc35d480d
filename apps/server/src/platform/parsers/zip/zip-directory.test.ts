import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { parserRefusalCode } from '../parser-refusal.ts'
import { buildZip, type TestEntry } from '../testing/build-zip.ts'
import { unpackEntry } from './unpack-entry.ts'
import { readZipDirectory } from './zip-directory.ts'

const LIMITS = { entries: 20, totalBytes: 10_000_000, ratio: 100, ratioFromBytes: 100_000 }

function unpackAll(zip: Uint8Array): Record<string, string> {
  const entries = readZipDirectory(zip, LIMITS).filter(({ isFolder }) => !isFolder)
  return Object.fromEntries(
    entries.map((entry) => [entry.name, Buffer.from(unpackEntry(zip, entry)).toString()]),
  )
}

function codeOf(zip: Uint8Array): string {
  try {
    unpackAll(zip)
    return 'accepted'
  } catch (error) {
    return parserRefusalCode(error) ?? String(error)
  }
}

test('unpacks what a common program packed', () => {
  const zip = zipSync({
    'a.txt': Buffer.from('bonjour'),
    dossier: { 'é.txt': [Buffer.from('à bientôt'), { level: 0 }] },
  })
  expect(unpackAll(zip)).toEqual({ 'a.txt': 'bonjour', 'dossier/é.txt': 'à bientôt' })
})

test('reads what our own builder writes, so that its lies are the only reason for a refusal', () => {
  expect(unpackAll(buildZip([{ name: 'a.txt', bytes: 'bonjour' }]))).toEqual({ 'a.txt': 'bonjour' })
})

const zeros = new Uint8Array(5_000_000)
const hostile: [string, string, TestEntry[]][] = [
  ['climbs out', 'FILE_UNSAFE', [{ name: '../../etc/passwd' }]],
  ['climbs out from within', 'FILE_UNSAFE', [{ name: 'word/../../x' }]],
  ['is absolute', 'FILE_UNSAFE', [{ name: '/etc/passwd' }]],
  ['names a drive', 'FILE_UNSAFE', [{ name: 'C:/windows/x' }]],
  ['climbs with backslashes', 'FILE_UNSAFE', [{ name: String.raw`..\..\x` }]],
  ['hides behind a NUL', 'FILE_UNSAFE', [{ name: 'a.txt\0.exe' }]],
  ['has no name', 'FILE_UNSAFE', [{ name: '' }]],
  ['is a symbolic link', 'FILE_UNSAFE', [{ name: 'a', bytes: '/etc/passwd', mode: 0o120777 }]],
  ['is a device', 'FILE_UNSAFE', [{ name: 'a', mode: 0o020666 }]],
  ['comes twice', 'FILE_UNSAFE', [{ name: 'a' }, { name: 'A' }]],
  ['has another local name', 'FILE_UNSAFE', [{ name: 'a', localName: 'b' }]],
  ['has another local size', 'FILE_UNSAFE', [{ name: 'a', bytes: 'abc', localDeclaredBytes: 9 }]],
  [
    'overlaps another',
    'FILE_UNSAFE',
    [
      { name: 'a', bytes: 'abc' },
      { name: 'b', localName: 'a', bytes: 'abc', overlaps: 0 },
    ],
  ],
  ['is encrypted', 'FILE_ENCRYPTED', [{ name: 'a', flags: 1 }]],
  ['has a wrong checksum', 'FILE_UNREADABLE', [{ name: 'a', bytes: 'abc', crc: 1 }]],
  ['is packed in another way', 'FILE_UNREADABLE', [{ name: 'a', method: 9 }]],
  ['is larger than it says', 'FILE_UNSAFE', [{ name: 'a', bytes: zeros, declaredBytes: 1000 }]],
  ['is smaller than it says', 'FILE_UNREADABLE', [{ name: 'a', bytes: 'abc', declaredBytes: 4 }]],
  ['unpacks a thousandfold', 'FILE_TOO_COMPLEX', [{ name: 'a', bytes: zeros }]],
  ['says it is endless', 'FILE_TOO_COMPLEX', [{ name: 'a', declaredBytes: 0xfffffff0 }]],
]

test.each(hostile)('refuses an entry that %s with %s', (_, code, entries) => {
  expect(codeOf(buildZip(entries))).toMatch(code)
})

test('refuses too many entries, a truncated file, a file with trailing data, and a file that is not a zip', () => {
  const many = Array.from({ length: 21 }, (_, at) => ({ name: `${at}` }))
  expect(codeOf(buildZip(many))).toBe('FILE_TOO_COMPLEX')
  const good = buildZip([{ name: 'a', bytes: 'abc' }])
  expect(codeOf(good.subarray(0, good.length - 5))).toBe('FILE_UNREADABLE')
  expect(codeOf(Buffer.concat([good, Buffer.from('x')]))).toBe('FILE_UNREADABLE')
  expect(codeOf(Buffer.from('PK'))).toBe('FILE_UNREADABLE')
})

test('wherever it is cut or changed, it is refused or read', () => {
  const good = buildZip([
    { name: 'a.txt', bytes: 'bonjour' },
    { name: 'b.txt', bytes: 'à bientôt' },
  ])
  for (let at = 0; at < good.length; at += 1) {
    const changed = Buffer.from(good)
    changed[at] = changed[at]! ^ 0xff
    expect(codeOf(changed)).toMatch(/^(FILE_|accepted)/)
    expect(codeOf(good.subarray(0, at))).toBe('FILE_UNREADABLE')
  }
})
