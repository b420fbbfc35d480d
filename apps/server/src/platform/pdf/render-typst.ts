import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PdfStandard, TypstReply, TypstRequest } from './typst-message.ts'

export interface TypstJob {
  /** Source of the main template; it reads `json("data.json")` and the files below by name. */
  mainTemplate: string
  files?: Record<string, Uint8Array | string>
  /** Any JSON. Its text stays text: templates never evaluate it. */
  data: unknown
  /** Default: PDF/A-2a (archival, tagged). */
  pdfStandard?: PdfStandard
  /** Selector of the metadata to return, such as `<box>`. */
  querySelector?: string
  /** Unix seconds of the creation date; the same job then produces the same bytes. */
  createdAtSeconds?: number
  /** Default: 60,000; then the process is killed and the job fails. */
  timeLimitMs?: number
}

export interface TypstRendering {
  pdf: Uint8Array
  pageCount: number
  /** Values of the metadata that `querySelector` found, in document order. */
  metadata: unknown[]
  /** Characters missing in every font; each was printed as an empty square. */
  replacedCharacters: string[]
}

export type PdfRenderErrorCode = 'PDF_TIME_LIMIT' | 'PDF_PROCESS_CRASHED' | 'PDF_TEMPLATE_FAILED'

/** A rendering that failed: an internal fault, never a refusal shown to a person. */
export class PdfRenderError extends Error {
  readonly code: PdfRenderErrorCode

  constructor(code: PdfRenderErrorCode, message: string) {
    super(message)
    this.name = 'PdfRenderError'
    this.code = code
  }
}

/**
 * Renders one PDF with Typst and returns its bytes.
 *
 * @throws PdfRenderError when the template fails, the time limit passes or the process dies.
 * @example await renderTypst({ mainTemplate: '#json("data.json").name', data: { name: 'Ada' } })
 */
export async function renderTypst(job: TypstJob): Promise<Uint8Array> {
  return (await renderTypstDocument(job)).pdf
}

/** Like `renderTypst`, with the page count, the queried metadata and the replaced characters. */
export function renderTypstDocument(job: TypstJob): Promise<TypstRendering> {
  const rendering = queue.then(() => runJob(job))
  queue = rendering.catch(() => undefined)
  return rendering
}

/** Ends the Typst process; the next job starts a new one. For shutdown and tests. */
export function stopTypst(): void {
  child?.kill('SIGKILL')
  child = undefined
}

const defaultTimeLimitMs = 60_000
/** Above this, the process is replaced after its answer. */
const maxResidentBytes = 700 * 1024 * 1024

// One process, one job at a time: rendering uses a whole core, and the server may have only two.
let queue: Promise<unknown> = Promise.resolve()
let child: ChildProcess | undefined
let lastRequestId = 0

function runJob(job: TypstJob): Promise<TypstRendering> {
  const request = toRequest(job)
  const timeLimitMs = job.timeLimitMs ?? defaultTimeLimitMs
  const running = (child ??= startProcess())
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stopTypst()
      finish(() => reject(new PdfRenderError('PDF_TIME_LIMIT', `No PDF after ${timeLimitMs} ms`)))
    }, timeLimitMs)
    const onMessage = (reply: TypstReply) => {
      if (reply.id === request.id) finish(() => settle(reply, resolve, reject))
    }
    const onEnd = () => {
      if (child === running) child = undefined
      finish(() => reject(new PdfRenderError('PDF_PROCESS_CRASHED', 'The Typst process ended')))
    }
    const finish = (settleJob: () => void) => {
      clearTimeout(timer)
      running.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
      // An idle process must not keep the server alive.
      running.unref()
      running.channel?.unref()
      settleJob()
    }
    running.on('message', onMessage).once('exit', onEnd).once('error', onEnd)
    running.ref()
    running.channel?.ref()
    running.send(request, (error) => error && onEnd())
  })
}

function settle(
  reply: TypstReply,
  resolve: (rendering: TypstRendering) => void,
  reject: (error: PdfRenderError) => void,
): void {
  if (reply.residentBytes > maxResidentBytes) stopTypst()
  if (reply.outcome === 'failed')
    return reject(new PdfRenderError('PDF_TEMPLATE_FAILED', reply.message))
  const { pdf, pageCount, metadata, replacedCharacters } = reply
  resolve({ pdf, pageCount, metadata, replacedCharacters })
}

function toRequest(job: TypstJob): TypstRequest {
  const files: Record<string, Uint8Array> = {}
  for (const [name, content] of Object.entries(job.files ?? {})) {
    if (!safeFileName.test(name))
      throw new PdfRenderError('PDF_TEMPLATE_FAILED', `File name ${name}`)
    files[name] = typeof content === 'string' ? new TextEncoder().encode(content) : content
  }
  return {
    id: ++lastRequestId,
    mainTemplate: job.mainTemplate,
    files,
    data: job.data,
    pdfStandard: job.pdfStandard ?? 'a-2a',
    querySelector: job.querySelector,
    createdAtSeconds: job.createdAtSeconds,
  }
}

const safeFileName = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/i

function startProcess(): ChildProcess {
  const started = fork(fileURLToPath(new URL('./typst-process.ts', import.meta.url)), [], {
    serialization: 'advanced',
    // The process that reads user text inherits none of the server's environment, which holds secrets.
    env: { TMPDIR: process.env['TMPDIR'] },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  started.once('exit', () => {
    if (child === started) child = undefined
  })
  return started
}
