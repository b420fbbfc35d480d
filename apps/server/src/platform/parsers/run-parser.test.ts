import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { parserRefusalCode } from './parser-refusal.ts'
import { createParserRunner, type ParserCall } from './run-parser.ts'

const runner = createParserRunner({
  entry: join(import.meta.dirname, 'testing/failpoint-entry.ts'),
  limits: { heapMegabytes: 64, residentMegabytes: 400, jobs: 1000, busyMs: 60_000 },
})
const folder = await mkdtemp(join(tmpdir(), 'tacite-parsers-'))

afterAll(async () => {
  runner.close()
  await rm(folder, { recursive: true })
})

function call(operation: string, overrides: Partial<ParserCall> = {}) {
  return runner.run<never>({
    operation,
    file: Buffer.from('file'),
    timeoutMs: 20_000,
    maxInputBytes: 1024 * 1024,
    maxOutputBytes: 2 * 1024 * 1024,
    ...overrides,
  })
}

async function codeOf(promise: Promise<unknown>) {
  return promise.then(
    () => 'no refusal',
    (error: unknown) => parserRefusalCode(error) ?? String(error),
  )
}

test('passes bytes and parameters there and back', async () => {
  const file = Buffer.alloc(700_000, 'abc')
  const { value, parts } = await call('echo', { file, params: { language: 'fr' } })
  expect(value).toEqual({ language: 'fr' })
  expect(file.equals(parts[0]!)).toBe(true)
})

test('reads a file as it arrives', async () => {
  const path = join(folder, 'a.txt')
  await writeFile(path, 'bonjour')
  const { parts } = await call('echo', { file: { size: 7, stream: () => createReadStream(path) } })
  expect(Buffer.from(parts[0]!).toString()).toBe('bonjour')
})

test('a file that is closed once the reply is there does not end the process, which has the next one', async () => {
  /** As slow as a busy disk to say that it is at its end. */
  const openEnded = () => {
    const stream = new Readable({ read: () => undefined })
    stream.push('bonjour')
    return stream
  }
  for (let time = 0; time < 5; time += 1) {
    const file = { size: 7, stream: openEnded as () => never }
    const { parts } = await call('echo', { file })
    expect(Buffer.from(parts[0]!).toString()).toBe('bonjour')
  }
})

test('reuses a process for the next file and gives it an empty environment', async () => {
  const first = await call('process')
  const second = await call('process')
  expect(first.value).toEqual(second.value)
  expect(first.value).toMatchObject({ environment: expect.not.arrayContaining(['PATH', 'HOME']) })
})

test.each([
  ['hang', 'FILE_TOO_COMPLEX', { timeoutMs: 300 }],
  ['heap', 'FILE_TOO_COMPLEX', {}],
  ['buffers', 'FILE_TOO_COMPLEX', {}],
  ['flood', 'FILE_TOO_COMPLEX', {}],
  ['lie', 'FILE_TOO_COMPLEX', {}],
  ['exit', 'FILE_UNREADABLE', {}],
  ['throw', 'FILE_UNREADABLE', {}],
  ['echo', 'FILE_EMPTY', { file: Buffer.alloc(0) }],
  ['echo', 'FILE_TOO_LARGE', { maxInputBytes: 2 }],
] as const)('refuses a file whose parser says %s with %s', async (operation, code, overrides) => {
  expect(await codeOf(call(operation, overrides))).toBe(code)
})

test('a hang fails only that file: those running beside and after it are parsed', async () => {
  const outcomes = await Promise.all([
    codeOf(call('hang', { timeoutMs: 400 })),
    codeOf(call('echo')),
    codeOf(call('exit')),
    codeOf(call('echo')),
    codeOf(call('hang', { timeoutMs: 400 })),
    codeOf(call('echo')),
  ])
  expect(outcomes).toEqual([
    'FILE_TOO_COMPLEX',
    'no refusal',
    'FILE_UNREADABLE',
    'no refusal',
    'FILE_TOO_COMPLEX',
    'no refusal',
  ])
})

test('runs at most two parsers at a time', async () => {
  const seen = await Promise.all(Array.from({ length: 8 }, () => call('process')))
  const pids = new Set(seen.map(({ value }) => (value as { pid: number }).pid))
  expect(pids.size).toBeLessThanOrEqual(2)
})

test('a parser can read the sources and nothing else', async () => {
  expect(await codeOf(call('read', { params: { path: import.meta.filename } }))).toBe('no refusal')
  const path = join(folder, 'secret.txt')
  await writeFile(path, 'secret')
  for (const forbidden of [path, '/etc/passwd', '/proc/self/environ']) {
    expect(await codeOf(call('read', { params: { path: forbidden } }))).toBe('FILE_UNREADABLE')
  }
  expect(await codeOf(call('write', { params: { path: join(folder, 'b') } }))).toBe(
    'FILE_UNREADABLE',
  )
})

test('a parser has neither network nor other processes', async () => {
  expect(await codeOf(call('socket'))).toBe('FILE_UNREADABLE')
  expect(await codeOf(call('spawn'))).toBe('FILE_UNREADABLE')
  expect((await call('fetch')).value).toBe('undefined undefined')
  expect((await call('builtin')).value).toBe('undefined')
})

test('closing while a parser works is not a refusal of the file', async () => {
  const ended = createParserRunner({
    entry: join(import.meta.dirname, 'testing/failpoint-entry.ts'),
  })
  const outcome = codeOf(
    ended.run({
      operation: 'hang',
      file: Buffer.from('file'),
      timeoutMs: 20_000,
      maxInputBytes: 9,
      maxOutputBytes: 9,
    }),
  )
  await new Promise((resolve) => setImmediate(resolve))
  ended.close()
  expect(await outcome).toMatch(/Parser unavailable/)
})
