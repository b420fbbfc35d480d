import { Refused } from '@tacite/domain/refusal.ts'
import { createHash, randomUUID } from 'node:crypto'
import {
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  unlink,
  utimes,
  writeFile,
  type FileHandle,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { clearStaging } from './clear-staging.job.ts'
import type { FileStore } from './file-store.ts'
import { localFileStore } from './local-file-store.ts'

const COMPANY = randomUUID()
const NOW = new Date('2026-11-20T09:00:00Z')

let directory: string
let files: FileStore
let logged: string[]

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tacite-files-'))
  logged = []
  files = localFileStore(directory, {
    clock: { now: () => NOW },
    log: createLog((line) => void logged.push(line)),
  })
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const pathOf = (sha256: string) => join(directory, COMPANY, sha256.slice(0, 2), sha256)
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof Refused ? error.refusals[0]?.code : String(error)),
  )

/** One flipped bit, as on a rotting disk: nothing else of the file changes. */
async function flip(sha256: string, at = 0): Promise<void> {
  const bytes = await readFile(pathOf(sha256))
  bytes[at]! ^= 1
  await writeFile(pathOf(sha256), bytes)
}

describe('a stored file', () => {
  test('is returned whole, as a stream and in parts, by its hash', async () => {
    const bytes = Buffer.alloc(700_000, 'contrat ')
    const { sha256, size } = await files.put(COMPANY, bytes)
    expect([sha256, size]).toEqual([hashOf(bytes), bytes.length])
    const file = await files.open(COMPANY, sha256)
    expect([file.sha256, file.size]).toEqual([sha256, bytes.length])
    expect((await file.bytes()).equals(bytes)).toBe(true)
    expect((await buffer(file.stream())).equals(bytes)).toBe(true)
    expect((await file.readRange(3, 20)).toString()).toBe(bytes.toString('utf8', 3, 20))
    expect(await file.readRange(bytes.length - 2, bytes.length + 9)).toHaveLength(2)
  })

  test('may be empty', async () => {
    const { sha256 } = await files.put(COMPANY, Buffer.alloc(0))
    const file = await files.open(COMPANY, sha256)
    expect([file.size, (await buffer(file.stream())).length]).toEqual([0, 0])
  })

  test('is written as it arrives, and leaves nothing in the staging area', async () => {
    const chunks = ['un ', 'deux ', 'trois'].map((text) => Buffer.from(text))
    const { sha256 } = await files.put(COMPANY, Readable.from(chunks))
    expect(sha256).toBe(hashOf(Buffer.concat(chunks)))
    expect(await readdir(join(directory, 'staging'))).toEqual([])
  })

  test('may be text, which is written as UTF-8', async () => {
    const text = ['échéance;', 'préavis\n']
    const { sha256, size } = await files.put(COMPANY, Readable.from(text))
    expect([sha256, size]).toEqual([hashOf(Buffer.from(text.join(''))), 20])
  })

  test('of another company is not visible to this one', async () => {
    const { sha256 } = await files.put(COMPANY, Buffer.from('secret'))
    expect(await codeOf(files.open(randomUUID(), sha256))).toBe('FILE_MISSING')
  })

  test('is found only by company and hash', async () => {
    for (const sha256 of ['', '..', `${'a'.repeat(63)}/`, 'A'.repeat(64)])
      expect(await codeOf(files.open(COMPANY, sha256))).toMatch('Not a file of the store')
    expect(await codeOf(files.open('../..', 'a'.repeat(64)))).toMatch('Not a file of the store')
  })
})

describe('a staged file', () => {
  test('can be inspected, and is stored or discarded', async () => {
    const staged = await files.stage(Buffer.from('%PDF-1.7 …'))
    expect((await staged.readRange(0, 4)).toString()).toBe('%PDF')
    expect((await staged.bytes()).length).toBe(staged.size)
    expect(await codeOf(files.open(COMPANY, staged.sha256))).toBe('FILE_MISSING')
    const other = await files.stage(Buffer.from('rien'))
    await other.discard()
    await files.put(COMPANY, staged)
    await staged.discard()
    expect((await files.open(COMPANY, staged.sha256)).size).toBe(staged.size)
    expect(await readdir(join(directory, 'staging'))).toEqual([])
  })

  test('whose transfer is aborted leaves nothing', async () => {
    async function* broken() {
      yield Buffer.from('la moitié')
      throw new Error('connection lost')
    }
    await expect(files.stage(broken())).rejects.toThrow('connection lost')
    await expect(files.put(COMPANY, broken())).rejects.toThrow('connection lost')
    expect(await readdir(join(directory, 'staging'))).toEqual([])
  })

  test.each([
    ['is full', 'writeFile', 'ENOSPC'],
    ['fails while its bytes are made durable', 'sync', 'EIO'],
  ] as const)('on a disk that %s is nowhere, and can be stored later', async (_, act, code) => {
    const bytes = Buffer.from('un contrat')
    const handle = await open(import.meta.filename)
    const failing = vi
      .spyOn(Object.getPrototypeOf(handle) as FileHandle, act)
      .mockRejectedValue(Object.assign(new Error(code), { code }))
    await handle.close()
    onTestFinished(() => failing.mockRestore())
    await expect(files.put(COMPANY, bytes)).rejects.toMatchObject({ code })
    expect(await readdir(join(directory, 'staging'))).toEqual([])
    expect(await codeOf(files.open(COMPANY, hashOf(bytes)))).toBe('FILE_MISSING')
    failing.mockRestore()
    await files.put(COMPANY, bytes)
    expect((await files.open(COMPANY, hashOf(bytes))).size).toBe(bytes.byteLength)
  })

  test('of a killed process is removed once it is a day old', async () => {
    const staged = await files.stage(Buffer.from('orphelin'))
    const [name] = await readdir(join(directory, 'staging'))
    await utimes(join(directory, 'staging', name!), NOW, NOW)
    const clearAfter = (hours: number) =>
      clearStaging({ files, clock: { now: () => new Date(NOW.getTime() + hours * 3_600_000) } })
    await clearAfter(24)
    expect(await readdir(join(directory, 'staging'))).toEqual([name])
    await clearAfter(24.1)
    expect(await readdir(join(directory, 'staging'))).toEqual([])
    await staged.discard()
  })
})

describe('a damaged file', () => {
  const bytes = Buffer.alloc(600_000, 'octets ')

  test.each([0, 300_000, bytes.length - 1])('with one flipped bit at %i is refused', async (at) => {
    const { sha256 } = await files.put(COMPANY, bytes)
    const before = await files.open(COMPANY, sha256)
    await flip(sha256, at)
    expect(await codeOf(files.open(COMPANY, sha256))).toBe('FILE_DAMAGED')
    // Sequentially: a read that fails while another is awaited would fail the run.
    const reads = [
      () => before.bytes(),
      () => buffer(before.stream()),
      () => before.readRange(0, 4),
    ]
    for (const read of reads) expect(await codeOf(read())).toBe('FILE_DAMAGED')
    expect(logged.every((line) => line.includes('file.damaged') && line.includes(sha256))).toBe(
      true,
    )
  })

  test('is never streamed to its end, even if it was intact when opened', async () => {
    const { sha256 } = await files.put(COMPANY, bytes)
    const file = await files.open(COMPANY, sha256)
    await flip(sha256)
    let received = 0
    const read = (async () => {
      for await (const chunk of file.stream()) received += (chunk as Buffer).length
    })()
    expect(await codeOf(read)).toBe('FILE_DAMAGED')
    expect(received).toBeLessThan(bytes.length)
    expect(await codeOf(file.bytes())).toBe('FILE_DAMAGED')
  })

  test('that is truncated is refused, and so is a missing one', async () => {
    const { sha256 } = await files.put(COMPANY, bytes)
    await truncate(pathOf(sha256), 10)
    expect(await codeOf(files.open(COMPANY, sha256))).toBe('FILE_DAMAGED')
    await unlink(pathOf(sha256))
    expect(await codeOf(files.open(COMPANY, sha256))).toBe('FILE_MISSING')
    expect(logged.at(-1)).toContain('file.missing')
  })

  test('is replaced when its bytes are stored again', async () => {
    const { sha256 } = await files.put(COMPANY, bytes)
    await flip(sha256)
    await files.put(COMPANY, bytes)
    expect((await (await files.open(COMPANY, sha256)).bytes()).equals(bytes)).toBe(true)
    expect(logged.join('')).toContain('file.damaged')
  })

  test('is read again for those who must be sure', async () => {
    const { sha256 } = await files.put(COMPANY, bytes)
    await files.open(COMPANY, sha256)
    const reads = await countReads(() => files.open(COMPANY, sha256))
    const rechecks = await countReads(() => files.open(COMPANY, sha256, { recheck: true }))
    expect([reads, rechecks > 0]).toEqual([0, true])
  })
})

describe('finding a file again', () => {
  test('counts as storing it', async () => {
    const { sha256 } = await files.put(COMPANY, Buffer.from('logo'))
    const old = new Date('2020-01-01T00:00:00Z')
    await utimes(pathOf(sha256), old, old)
    await files.put(COMPANY, Buffer.from('logo'))
    expect((await stat(pathOf(sha256))).mtime).toEqual(NOW)
  })

  test('by many concurrently leaves one file', async () => {
    const bytes = Buffer.from('la même')
    const stored = await Promise.all(Array.from({ length: 8 }, () => files.put(COMPANY, bytes)))
    expect(new Set(stored.map(({ sha256 }) => sha256)).size).toBe(1)
    expect(await readdir(dirname(pathOf(hashOf(bytes))))).toEqual([hashOf(bytes)])
  })
})

/** How often bytes of a file were read meanwhile. */
async function countReads(work: () => Promise<unknown>): Promise<number> {
  const handle = await open(import.meta.filename)
  const reads = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'read')
  await handle.close()
  await work()
  const { length } = reads.mock.calls
  reads.mockRestore()
  return length
}
