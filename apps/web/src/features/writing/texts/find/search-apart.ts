import { MARKUP_POLICIES } from '@tacite/api/markup-policies.ts'
import type { FoundMatches } from '@tacite/document/find/find-in-lines.ts'
import type { WorkerQuestion } from './find.worker.ts'

/** More than any honest expression takes for a whole contract. */
const MOST_MS = 1_500

/** A policy is created once per page. */
const policy = globalThis.trustedTypes?.createPolicy(MARKUP_POLICIES.find, {
  createScriptURL: (url: string) => url,
})

let apart: Promise<Worker> | null = null
let stopLast: (() => void) | null = null

/**
 * Searches in a worker, which is ended when it takes too long: an expression like `(a+)+b` may never come to an end,
 * and the page goes on. A later search ends an earlier one.
 */
export async function searchApart(question: WorkerQuestion): Promise<FoundMatches | 'tooSlow'> {
  stopLast?.()
  apart ??= start()
  const started = apart
  const { promise: stopped, resolve } = Promise.withResolvers<'tooSlow'>()
  const stop = () => {
    if (apart === started) apart = null
    resolve('tooSlow')
    void started.then((worker) => worker.terminate())
  }
  stopLast = stop
  let timer: ReturnType<typeof setTimeout> | undefined
  const answered = started.then((worker) => {
    timer = setTimeout(stop, MOST_MS)
    return ask(worker, question)
  })
  const answer = await Promise.race([answered, stopped])
  clearTimeout(timer)
  if (stopLast === stop) stopLast = null
  return answer
}

/** Its code is fetched with the first expression; the time for an answer runs once it has started. */
async function start(): Promise<Worker> {
  const { default: url } = await import('./find.worker.ts?worker&url')
  const worker = new Worker(policy?.createScriptURL(url) ?? url, { type: 'module' })
  await nextMessage(worker)
  return worker
}

function ask(worker: Worker, question: WorkerQuestion): Promise<FoundMatches> {
  const answer = nextMessage<FoundMatches>(worker)
  // Of a worker there is no other side than ours, and so no origin to name.
  worker.postMessage(question, [])
  return answer
}

function nextMessage<Answer>(worker: Worker): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data as Answer), { once: true })
    worker.addEventListener('error', reject, { once: true })
  })
}
