import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { TEST_ENV } from './test-env.ts'

const { PATH, HOME, TMPDIR } = process.env
const MAIN = join(import.meta.dirname, '../main.ts')
const POLL_MS = 50
const START_MS = 110_000
const MOST_STARTS = 5

export interface SpawnedServer {
  child: ChildProcess
  url: string
  /** What it wrote to its output so far. */
  said(): string
}

/**
 * The real main.ts in a separate process, ready; or killed by a signal before it was. Throws its output when it
 * exited by itself.
 *
 * @param nextPort called again when another process took the port before the server did
 */
export async function spawnServer(
  env: NodeJS.ProcessEnv,
  nextPort: () => Promise<number> = freePort,
): Promise<SpawnedServer> {
  for (let start = 0; start < MOST_STARTS; start += 1) {
    const server = await startOn(await nextPort(), env)
    if (server !== 'PORT_TAKEN') return server
  }
  throw new Error(`${MOST_STARTS} ports in turn were taken.`)
}

async function startOn(
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<SpawnedServer | 'PORT_TAKEN'> {
  const child = spawn(process.execPath, [MAIN], {
    // None of the settings of the person who runs the tests.
    env: { PATH, HOME, TMPDIR, ...TEST_ENV, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = outputOf(child)
  const url = `http://127.0.0.1:${port}`
  const end = Date.now() + START_MS
  let isOver = false
  // Not on exit: its last output may still be in transit.
  child.once('close', () => (isOver = true))
  for (;;) {
    // Its own output first: another process that took its port may well answer instead.
    if (said().includes(`Tacite: ${url}\n`) && (await isHealthy(url))) return { child, url, said }
    if (child.signalCode !== null) return { child, url, said }
    if (isOver && said().includes('EADDRINUSE')) return 'PORT_TAKEN'
    if (isOver) throw new Error(`main.ts ended at its start:\n${said()}`)
    if (Date.now() > end) throw new Error(`main.ts was not ready after ${START_MS} ms:\n${said()}`)
    await pause(POLL_MS)
  }
}

function outputOf(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece: string) => (text += piece))
  return () => text
}

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
