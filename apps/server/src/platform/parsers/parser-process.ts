import type { ParserDeath } from './parser-death.ts'
import { createFrameReader, encodeFrameStart, type Frame } from './parser-frames.ts'
import type { ParserMessage, ParserReply, ParserRequest } from './serve-operations.ts'
import type { ProcessOptions } from './spawn-parser.ts'
import { startTimeLimit, type TimeLimit } from './time-limit.ts'
import { watchedChild } from './watched-child.ts'

/** Bytes to parse: in memory, or a file of a known size streamed to the process. */
export interface ParserInput {
  bytes: number
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/** Takes what a parser gives in chunks. Void: it may go on. Otherwise it waits. */
export type TakeChunk = (chunk: Uint8Array) => Promise<void> | void

export interface ParserJob extends ParserRequest {
  input: ParserInput
  onChunk?: TakeChunk
  /** Of the process; what it waits for is not counted. */
  timeoutMs: number
}

export type ParserOutcome =
  | { frame: Frame<ParserReply> }
  | { death: ParserDeath; reason: string }
  /** A chunk could not be taken. */
  | { failure: unknown }

export interface ParserProcess {
  run(job: ParserJob): Promise<ParserOutcome>
  /** False once killed, crashed or worn out: it accepts no further job. */
  isUsable(): boolean
  end(): void
}

/**
 * Starts a Node process that only parses: empty environment, no writing, no network modules, bounded heap, bounded
 * CPU time even if this server is killed while it loops.
 */
export function startParserProcess(entry: string, options: ProcessOptions): ParserProcess {
  const { limits } = options
  let current: ((outcome: ParserOutcome) => void) | undefined
  let jobs = 0
  let busyMs = 0
  let steps = 0
  const { child, write, watchMemory, isUsable, kill } = watchedChild(
    entry,
    options,
    (death, reason) => settle({ death, reason }),
  )
  let feed = createFrameReader(0, () => undefined)
  child.stdout?.on('data', (chunk: Buffer) => {
    try {
      feed(chunk)
    } catch (error) {
      kill('output', String(error))
    }
  })

  return { run, isUsable, end: () => kill('unavailable', 'ended') }

  async function run(job: ParserJob): Promise<ParserOutcome> {
    const startedAt = performance.now()
    child.ref()
    const time = startTimeLimit(job.timeoutMs, () => kill('timeout', `over ${job.timeoutMs} ms`))
    const unwatch = watchMemory()
    const outcome = await new Promise<ParserOutcome>((resolve) => {
      current = resolve
      const isAwaited = () => current === resolve
      feed = listen(job, time, isAwaited)
      void send(job, isAwaited)
    })
    time.end()
    unwatch()
    child.unref()
    jobs += 1
    busyMs += performance.now() - startedAt
    const crashed = 'frame' in outcome && outcome.frame.header.outcome === 'crashed'
    if (crashed || jobs >= limits.jobs || busyMs >= limits.busyMs) kill('unavailable', 'retired')
    return outcome
  }

  /** What goes wrong with the input once the reply is there, as when the file is closed, is none of the next job's. */
  async function send(job: ParserJob, isAwaited: () => boolean): Promise<void> {
    const { operation, params, maxOutputBytes } = job
    const header: ParserRequest = { operation, params, maxOutputBytes }
    try {
      for await (const chunk of requestChunks(header, job.input)) {
        if (!isUsable()) return
        await write(chunk)
      }
    } catch (error) {
      if (isAwaited()) kill('unavailable', `input: ${String(error)}`)
    }
  }

  /** Hears what the process says: chunks, then its reply. */
  function listen(job: ParserJob, time: TimeLimit, isAwaited: () => boolean) {
    const { onChunk, maxOutputBytes } = job
    let given = 0
    const take = (chunk: Uint8Array) => {
      given += chunk.length
      if (given > maxOutputBytes) throw new RangeError(`${given} bytes given`)
      const taken = isAwaited() ? onChunk?.(chunk) : undefined
      if (taken) waitFor(time.outside(taken), isAwaited)
    }
    return createFrameReader(
      maxOutputBytes,
      (frame) => settle({ frame: frame as Frame<ParserReply> }),
      (header) => ((header as ParserMessage).outcome === 'gives' ? take : undefined),
    )
  }

  /** Nothing more is read from the process before that is done. */
  function waitFor(step: Promise<void>, isAwaited: () => boolean): void {
    steps += 1
    child.stdout!.pause()
    step
      .catch((failure: unknown) => {
        if (!isAwaited()) return
        settle({ failure })
        kill('unavailable', 'chunk not taken')
      })
      .finally(() => {
        steps -= 1
        if (steps === 0) child.stdout!.resume()
      })
  }

  function settle(outcome: ParserOutcome): void {
    const resolve = current
    current = undefined
    resolve?.(outcome)
  }
}

async function* requestChunks(header: ParserRequest, input: ParserInput) {
  yield encodeFrameStart(header, [input.bytes])
  let sent = 0
  for await (const chunk of input.chunks) {
    sent += chunk.length
    if (sent > input.bytes) break
    yield chunk
  }
  if (sent !== input.bytes) throw new Error(`${sent} bytes instead of ${input.bytes}`)
}
