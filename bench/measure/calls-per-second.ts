import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Asking } from './ask-repeatedly.ts'

const CLIENTS = 10
const WARM_UP_MS = 300
const MEASURED_MS = 1_000

/** How many answers ten clients get per second, each calling again once it has one; they run in a separate thread. */
export async function callsPerSecond(url: string, cookie: string): Promise<number> {
  const asking: Asking = {
    url,
    cookie,
    clients: CLIENTS,
    warmUpMs: WARM_UP_MS,
    measuredMs: MEASURED_MS,
  }
  const worker = new Worker(new URL('./ask-repeatedly.ts', import.meta.url), { workerData: asking })
  const [answers] = (await once(worker, 'message')) as [number]
  await worker.terminate()
  return answers / (MEASURED_MS / 1_000)
}
