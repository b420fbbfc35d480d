import { join } from 'node:path'
import type { FileContent } from '../storage/file-store.ts'
import type { ProcessLimits } from './spawn-parser.ts'
import { fileRefused, PARSER_REFUSALS, type ParserRefusalCode } from './parser-refusal.ts'
import {
  startParserProcess,
  type ParserInput,
  type ParserJob,
  type ParserOutcome,
  type ParserProcess,
  type TakeChunk,
} from './parser-process.ts'
import { ParserDied, ParserUnavailable, refusalOfDeath } from './parser-death.ts'

/** A file to parse: its bytes, or a reader for them. */
export type ParsedFile = Uint8Array | Pick<FileContent, 'size' | 'stream'>

export interface ParserCall {
  operation: string
  file: ParsedFile
  params?: unknown
  timeoutMs: number
  maxInputBytes: number
  maxOutputBytes: number
}

/** A large file that the process reads by itself, from its descriptor 3, and gives what it finds in chunks. */
export interface LargeFileCall extends Omit<ParserCall, 'file' | 'maxInputBytes'> {
  file: Pick<FileContent, 'sha256' | 'handle'>
  onChunk?: TakeChunk
}

export interface ParserResult<Value> {
  value: Value
  parts: Uint8Array[]
}

export interface ParserRunner {
  run<Value>(call: ParserCall): Promise<ParserResult<Value>>
  /**
   * The same for a file that is too large to be sent. A process reads one such file only.
   * @throws as `run`; ParserDied instead of a refusal when the process dies; what `onChunk` threw
   */
  runOnLarge<Value>(call: LargeFileCall): Promise<ParserResult<Value>>
  /** Kills running parsers. The runner starts new ones if used again. */
  close(): void
}

export interface RunnerOptions {
  /** The file that a parser process runs. */
  entry: string
  concurrency: number
  idleMs: number
  /** Of its processes, from 0 (normal) to 19 (lowest). */
  priority: number
  limits: ProcessLimits
}

const DEFAULT_OPTIONS: RunnerOptions = {
  entry: join(import.meta.dirname, 'parser-entry.ts'),
  concurrency: 2,
  idleMs: 10_000,
  priority: 0,
  limits: { heapMegabytes: 512, residentMegabytes: 1024, jobs: 200, busyMs: 240_000 },
}

let defaultRunner: ParserRunner | undefined
let backgroundRunner: ParserRunner | undefined

/**
 * Parses an uploaded file in a separate process that can be killed; at most two at a time, others queue. A hang, a
 * crash or too much memory refuses this file and affects nothing else.
 * @throws Refused with a `ParserRefusalCode`; ParserUnavailable
 */
export function runParser<Value>(call: ParserCall): Promise<ParserResult<Value>> {
  defaultRunner ??= createParserRunner()
  return defaultRunner.run(call)
}

/**
 * The same for long work that nobody waits for: in one process beside those of people, so that it takes no turn from
 * them, and little processor time.
 * @param priority of that process, from 0 to 19: the first call decides
 * @throws as `runParser`
 */
export function runInBackground<Value>(
  call: ParserCall,
  priority: number,
): Promise<ParserResult<Value>> {
  backgroundRunner ??= createParserRunner({ concurrency: 1, priority })
  return backgroundRunner.run(call)
}

/** Ends all parser processes of this server, idle or working. */
export function closeParsers(): void {
  defaultRunner?.close()
  backgroundRunner?.close()
}

export function createParserRunner(overrides: Partial<RunnerOptions> = {}): ParserRunner {
  const options = { ...DEFAULT_OPTIONS, ...overrides }
  const idle: { parser: ParserProcess; timer: NodeJS.Timeout; sha256: string | undefined }[] = []
  const busy = new Set<ParserProcess>()
  const waiting: (() => void)[] = []
  let running = 0

  return { run, runOnLarge, close }

  async function run<Value>(call: ParserCall): Promise<ParserResult<Value>> {
    const { operation, params, timeoutMs, maxOutputBytes } = call
    await acquireSlot()
    try {
      return await withOpenFile(call, async (input) => {
        const outcome = await runJob({ operation, params, input, timeoutMs, maxOutputBytes })
        try {
          return resultOf<Value>(outcome)
        } catch (error) {
          throw error instanceof ParserDied ? refusalOfDeath(error) : error
        }
      })
    } finally {
      releaseSlot()
    }
  }

  async function runOnLarge<Value>(call: LargeFileCall): Promise<ParserResult<Value>> {
    const { file, ...job } = call
    await acquireSlot()
    try {
      const input = { bytes: 0, chunks: [] }
      return resultOf<Value>(await runJob({ params: null, ...job, input }, file))
    } finally {
      releaseSlot()
    }
  }

  async function runJob(job: ParserJob, file?: LargeFileCall['file']): Promise<ParserOutcome> {
    const parser = takeIdle(file?.sha256) ?? (await startProcess(file))
    busy.add(parser)
    const outcome = await parser.run(job)
    busy.delete(parser)
    putBack(parser, file?.sha256)
    return outcome
  }

  async function acquireSlot(): Promise<void> {
    if (running < options.concurrency) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  /** Passes the slot directly to the longest waiting, so that a newcomer cannot take it. */
  function releaseSlot(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  function takeIdle(sha256: string | undefined): ParserProcess | undefined {
    for (const kept of idle.filter((one) => one.sha256 === sha256)) {
      idle.splice(idle.indexOf(kept), 1)
      clearTimeout(kept.timer)
      if (kept.parser.isUsable()) return kept.parser
    }
    return undefined
  }

  async function startProcess(file: LargeFileCall['file'] | undefined): Promise<ParserProcess> {
    if (!file) return startParserProcess(options.entry, options)
    const handle = await file.handle()
    try {
      return startParserProcess(options.entry, { ...options, fileDescriptor: handle.fd })
    } finally {
      await handle.close()
    }
  }

  function putBack(parser: ParserProcess, sha256: string | undefined): void {
    if (!parser.isUsable()) return
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((kept) => kept.parser === parser),
        1,
      )
      parser.end()
    }, options.idleMs)
    timer.unref()
    idle.push({ parser, timer, sha256 })
  }

  function close(): void {
    for (const { parser, timer } of idle.splice(0)) {
      clearTimeout(timer)
      parser.end()
    }
    for (const parser of busy) parser.end()
  }
}

function resultOf<Value>(outcome: ParserOutcome): ParserResult<Value> {
  if ('failure' in outcome) throw outcome.failure
  if ('death' in outcome) {
    const { death, reason } = outcome
    if (death === 'unavailable') throw new ParserUnavailable(`Parser unavailable: ${reason}`)
    throw new ParserDied(death, reason)
  }
  const { header, parts } = outcome.frame
  if (header.outcome === 'done') return { value: header.value as Value, parts }
  if (header.outcome === 'crashed') {
    throw fileRefused('FILE_UNREADABLE', undefined, header.reason)
  }
  const { refusal } = header
  const params = 'params' in refusal ? refusal.params : undefined
  const known =
    refusal.code in PARSER_REFUSALS ? (refusal.code as ParserRefusalCode) : 'FILE_UNREADABLE'
  throw fileRefused(known, params, header.reason)
}

async function withOpenFile<Result>(
  call: ParserCall,
  use: (input: ParserInput) => Promise<Result>,
): Promise<Result> {
  if (call.file instanceof Uint8Array) {
    refuseBySize(call.file.length, call.maxInputBytes)
    return use({ bytes: call.file.length, chunks: [call.file] })
  }
  refuseBySize(call.file.size, call.maxInputBytes)
  const chunks = call.file.stream()
  try {
    return await use({ bytes: call.file.size, chunks })
  } finally {
    chunks.destroy()
  }
}

function refuseBySize(bytes: number, maxBytes: number): void {
  if (bytes === 0) throw fileRefused('FILE_EMPTY')
  if (bytes > maxBytes) {
    throw fileRefused('FILE_TOO_LARGE', { maxMegabytes: Math.floor(maxBytes / 1024 / 1024) })
  }
}
