import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createFrameReader, encodeFrameStart, type Frame } from './parser-frames.ts'
import { spawnParser, type ProcessLimits } from './spawn-parser.ts'
import type { ParserReply, ParserRequest } from './serve-operations.ts'

/** Bytes to parse: in memory, or a file of a known size streamed to the process. */
export interface ParserInput {
  bytes: number
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

export interface ParserJob extends ParserRequest {
  input: ParserInput
  timeoutMs: number
}

/** How a job ended without a reply from the process; `unavailable` is not the file's fault. */
export type ParserDeath = 'timeout' | 'memory' | 'exit' | 'output' | 'unavailable'

export type ParserOutcome = { frame: Frame<ParserReply> } | { death: ParserDeath; reason: string }

export interface ParserProcess {
  run(job: ParserJob): Promise<ParserOutcome>
  /** False once killed, crashed or worn out: it accepts no further job. */
  isUsable(): boolean
  end(): void
}

/** Without /proc, only the heap and wasm limits apply. */
const MEMORY_CHECK_MS = 50
const KEPT_STDERR_CHARS = 2000

/**
 * Starts a Node process that only parses: empty environment, no writing, no network modules, bounded heap, bounded
 * CPU time even if this server is killed while it loops.
 */
export function startParserProcess(
  entry: string,
  { limits, priority }: { limits: ProcessLimits; priority: number },
): ParserProcess {
  const child = spawnParser(entry, limits, priority)
  let stderr = ''
  let current: ((outcome: ParserOutcome) => void) | undefined
  let usable = true
  let jobs = 0
  let busyMs = 0
  let maxOutputBytes = 0

  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-KEPT_STDERR_CHARS)
  })
  child.on('error', (error) => kill('unavailable', error.message))
  child.on('close', (code, signal) => {
    usable = false
    settle({ death: causeOfDeath(signal, stderr), reason: `exit ${code ?? signal}: ${stderr}` })
  })
  const closed = new Promise((resolve) => child.once('close', resolve))
  child.stdin?.on('error', () => undefined) // The exit code says more than the broken pipe.
  let feed = newReader()
  child.stdout?.on('data', (chunk: Buffer) => {
    try {
      feed(chunk)
    } catch (error) {
      kill('output', String(error))
    }
  })

  return { run, isUsable: () => usable, end: () => kill('unavailable', 'ended') }

  async function run(job: ParserJob): Promise<ParserOutcome> {
    const startedAt = performance.now()
    maxOutputBytes = job.maxOutputBytes
    feed = newReader()
    child.ref()
    const timer = setTimeout(() => kill('timeout', `over ${job.timeoutMs} ms`), job.timeoutMs)
    const watch = setInterval(() => void killWhenFat(), MEMORY_CHECK_MS)
    const outcome = await new Promise<ParserOutcome>((resolve) => {
      current = resolve
      void send(job, () => current === resolve)
    })
    clearTimeout(timer)
    clearInterval(watch)
    child.unref()
    jobs += 1
    busyMs += performance.now() - startedAt
    const crashed = 'frame' in outcome && outcome.frame.header.outcome === 'crashed'
    if (crashed || jobs >= limits.jobs || busyMs >= limits.busyMs) kill('unavailable', 'retired')
    return outcome
  }

  /** What goes wrong with the input once the reply is there, as when the file is closed, is none of the next job's. */
  async function send(job: ParserJob, isAwaited: () => boolean): Promise<void> {
    const { operation, params, maxOutputBytes: maxBytes } = job
    const header: ParserRequest = { operation, params, maxOutputBytes: maxBytes }
    try {
      for await (const chunk of requestChunks(header, job.input)) {
        if (!usable) return
        if (!child.stdin!.write(chunk)) await Promise.race([once(child.stdin!, 'drain'), closed])
      }
    } catch (error) {
      if (isAwaited()) kill('unavailable', `input: ${String(error)}`)
    }
  }

  function newReader() {
    return createFrameReader(maxOutputBytes, (frame) =>
      settle({ frame: frame as Frame<ParserReply> }),
    )
  }

  async function killWhenFat(): Promise<void> {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    const residentMegabytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
    if (current && residentMegabytes > limits.residentMegabytes) {
      kill('memory', `${Math.round(residentMegabytes)} MB resident`)
    }
  }

  function settle(outcome: ParserOutcome): void {
    const resolve = current
    current = undefined
    resolve?.(outcome)
  }

  function kill(death: ParserDeath, reason: string): void {
    usable = false
    child.kill('SIGKILL')
    settle({ death, reason })
  }
}

async function* requestChunks(header: ParserRequest, input: ParserInput) {
  yield* encodeFrameStart(header, [input.bytes])
  let sent = 0
  for await (const chunk of input.chunks) {
    sent += chunk.length
    if (sent > input.bytes) break
    yield chunk
  }
  if (sent !== input.bytes) throw new Error(`${sent} bytes instead of ${input.bytes}`)
}

function causeOfDeath(signal: NodeJS.Signals | null, stderr: string): ParserDeath {
  if (/heap out of memory|Array buffer allocation failed/.test(stderr)) return 'memory'
  if (signal === 'SIGKILL') return 'memory' // Not the file's fault: the machine ran out of memory.
  if (signal === 'SIGXCPU') return 'timeout'
  // The whole server is being stopped.
  if (signal === 'SIGINT' || signal === 'SIGTERM' || signal === 'SIGHUP') return 'unavailable'
  return 'exit'
}
