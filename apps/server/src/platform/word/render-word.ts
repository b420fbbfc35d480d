import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { WordRequest } from './word-request.ts'

const TIME_LIMIT_MS = 60_000
/** Of a thread, in megabytes: a text of a thousand pages takes a quarter of it. */
const MEMORY = { maxOldGenerationSizeMb: 512 }

/**
 * A text as a Word file (.docx): titles in Word's heading styles with Word's own live numbers, fields as content
 * controls, lists, tables and images as Word's own. Written in a thread, one file at a time. The same request makes
 * the same bytes.
 *
 * @throws Error when the thread fails, runs out of memory or takes longer than a minute.
 * @example const file = await renderWord({ document, locale: 'fr', head, ... })
 */
export function renderWord(request: WordRequest): Promise<Buffer> {
  const file = turn.then(() => writeInThread(request))
  turn = file.catch(() => undefined)
  return file
}

// One at a time: writing uses a whole core, and the server may have only two.
let turn: Promise<unknown> = Promise.resolve()

async function writeInThread(request: WordRequest): Promise<Buffer> {
  const thread = new Worker(new URL('word-thread.ts', import.meta.url), {
    env: {},
    execArgv: [],
    resourceLimits: MEMORY,
    workerData: request,
  })
  try {
    // An error of the thread rejects as well; one that takes too long is ended below.
    const signal = AbortSignal.timeout(TIME_LIMIT_MS)
    const [file] = (await once(thread, 'message', { signal })) as [Uint8Array]
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  } finally {
    await thread.terminate()
  }
}
