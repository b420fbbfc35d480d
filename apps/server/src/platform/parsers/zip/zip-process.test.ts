import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ParserDied, ParserUnavailable } from '../parser-death.ts'
import { parserRefusalCode } from '../parser-refusal.ts'
import { createParserRunner } from '../run-parser.ts'
import { buildZip, type TestEntry } from '../testing/build-zip.ts'
import { closeZipProcess, listZipInProcess, unpackInProcess } from './zip-process.ts'

const MEGABYTE = 1024 * 1024
const LIMITS = {
  entries: 20,
  totalBytes: 40 * MEGABYTE,
  entryBytes: 16 * MEGABYTE,
  ratio: 200,
  ratioFromBytes: MEGABYTE,
}
const folder = await mkdtemp(join(tmpdir(), 'tacite-zips-'))

afterAll(async () => {
  closeZipProcess()
  await rm(folder, { recursive: true })
})

async function zipOf(entries: TestEntry[]) {
  const bytes = buildZip(entries)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = join(folder, sha256)
  await writeFile(path, bytes)
  return { size: bytes.length, sha256, handle: () => open(path) }
}

async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}

async function codeOf(promise: Promise<unknown>) {
  return promise.then(
    () => 'no refusal',
    (error: unknown) => parserRefusalCode(error) ?? String(error),
  )
}

/** The processes that this one started and that still run. */
function processesOfZips(): number[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  return children
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('zip-entry.ts'))
}

test('unpacks small and large entries as they are, two zips at once', async () => {
  const contents = [Buffer.from('bonjour'), randomBytes(5 * MEGABYTE), Buffer.alloc(0)]
  const zips = await Promise.all(
    [0, 1].map((each) =>
      zipOf(contents.map((bytes, at) => ({ name: `${each}/${at}.pdf`, bytes }))),
    ),
  )
  const unpacked = await Promise.all(
    zips.map(async (zip) => {
      const found: Buffer[] = []
      for (const { fault, ...entry } of await listZipInProcess(zip, LIMITS)) {
        expect(fault).toBeNull()
        found.push(await unpackInProcess(zip, entry, whole))
      }
      return found
    }),
  )
  for (const found of unpacked)
    expect(found.map((bytes, at) => bytes.equals(contents[at]!))).toEqual([true, true, true])
})

test('keeps the limits of the zip, and of each entry', async () => {
  const many = Array.from({ length: 21 }, (_, at) => ({ name: `${at}` }))
  expect(await codeOf(listZipInProcess(await zipOf(many), LIMITS))).toBe('FILE_TOO_COMPLEX')
  const lying = await zipOf([
    { name: 'bon.pdf', bytes: 'bonjour' },
    { name: 'ment.pdf', bytes: Buffer.alloc(3 * MEGABYTE), declaredBytes: 1000 },
    { name: 'faux.pdf', bytes: 'abc', crc: 1 },
    { name: 'bombe.pdf', bytes: Buffer.alloc(8 * MEGABYTE) },
  ])
  const entries = await listZipInProcess(lying, LIMITS)
  expect(entries.map(({ fault }) => fault)).toEqual([null, null, null, 'bomb'])
  const codes: string[] = []
  for (const entry of entries.slice(0, 3))
    codes.push(await codeOf(unpackInProcess(lying, entry, whole)))
  expect(codes).toEqual(['no refusal', 'FILE_UNSAFE', 'FILE_UNREADABLE'])
})

test('what is wrong with an entry is heard by whoever begins to read later', async () => {
  const zip = await zipOf([
    { name: 'bon.pdf', bytes: 'bonjour' },
    { name: 'faux.pdf', bytes: 'abc', crc: 1 },
  ])
  const [good, wrong] = await listZipInProcess(zip, LIMITS)
  const late = unpackInProcess(zip, wrong!, async (chunks) => {
    // One entry at a time: the wrong one is over by then.
    await unpackInProcess(zip, good!, whole)
    return whole(chunks)
  })
  expect(await codeOf(late)).toBe('FILE_UNREADABLE')
})

test('a reader that is slow, or gives up, holds up nothing else', async () => {
  const bytes = randomBytes(12 * MEGABYTE)
  const zip = await zipOf([{ name: 'long.pdf', bytes }])
  const [entry] = await listZipInProcess(zip, LIMITS)
  const given = unpackInProcess(zip, entry!, async (chunks) => {
    for await (const chunk of chunks) throw new Error(`disk full after ${chunk.length > 0}`)
  })
  await expect(given).rejects.toThrow('disk full after true')
  const slow = await unpackInProcess(zip, entry!, async (chunks) => {
    const parts: Uint8Array[] = []
    for await (const chunk of chunks) {
      await new Promise((resolve) => setImmediate(resolve))
      parts.push(chunk)
    }
    return Buffer.concat(parts)
  })
  expect(slow.equals(bytes)).toBe(true)
})

test('killed in the middle of an entry, it begins that entry again', async () => {
  const bytes = randomBytes(12 * MEGABYTE)
  const zip = await zipOf([{ name: 'long.pdf', bytes }])
  const [entry] = await listZipInProcess(zip, LIMITS)
  let kills = 1
  const killing = async (chunks: AsyncIterable<Uint8Array>) => {
    const parts: Uint8Array[] = []
    for await (const chunk of chunks) {
      parts.push(chunk)
      if (kills > 0) for (const pid of processesOfZips()) process.kill(pid, 'SIGKILL')
      kills -= 1
    }
    return Buffer.concat(parts)
  }
  expect((await unpackInProcess(zip, entry!, killing)).equals(bytes)).toBe(true)
  kills = 1_000
  await expect(unpackInProcess(zip, entry!, killing)).rejects.toThrow(ParserDied)
  kills = 0
  expect((await unpackInProcess(zip, entry!, killing)).equals(bytes)).toBe(true)
})

test('a process that is ended with the server is not the fault of the entry', async () => {
  const zip = await zipOf([{ name: 'long.pdf', bytes: randomBytes(12 * MEGABYTE) }])
  const [entry] = await listZipInProcess(zip, LIMITS)
  const ended = unpackInProcess(zip, entry!, async (chunks) => {
    for await (const chunk of chunks) if (chunk.length > 0) closeZipProcess()
  })
  await expect(ended).rejects.toThrow(ParserUnavailable)
})

test('a process has its own file, and one that gives more than it may is ended', async () => {
  const runner = createParserRunner({
    entry: join(import.meta.dirname, '../testing/failpoint-entry.ts'),
  })
  const run = async (operation: string, maxOutputBytes = 1024 * 1024) => {
    const chunks: Uint8Array[] = []
    const file = await zipOf([{ name: 'a', bytes: 'bonjour' }])
    await runner.runOnLarge({
      operation,
      file,
      params: { size: file.size },
      timeoutMs: 10_000,
      maxOutputBytes,
      onChunk: (chunk) => void chunks.push(chunk),
    })
    return Buffer.concat(chunks).toString('latin1')
  }
  expect(await run('give-own-file')).toMatch(/^PK/)
  await expect(run('give-for-ever')).rejects.toThrow('bytes given')
  runner.close()
})
