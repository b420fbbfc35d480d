import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * A worker thread of `callsPerSecond`: calls with several clients, and posts how many answers arrived in the measured
 * time.
 */
export interface Asking {
  url: string
  cookie: string
  clients: number
  warmUpMs: number
  measuredMs: number
}

const { url, cookie, clients, warmUpMs, measuredMs } = workerData as Asking
const agent = new Agent({ keepAlive: true, maxSockets: clients })

await askUntil(performance.now() + warmUpMs)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread, not a window
parentPort!.postMessage(await askUntil(performance.now() + measuredMs))
agent.destroy()

async function askUntil(end: number): Promise<number> {
  const counts = await Promise.all(Array.from({ length: clients }, () => askInTurn(end)))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function askInTurn(end: number): Promise<number> {
  let answers = 0
  while (performance.now() < end) {
    await ask()
    answers += 1
  }
  return answers
}

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume().once('end', resolve)
    })
    asked.once('error', reject).end()
  })
}
