import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Figure } from '../measure/figure.ts'
import { withScratchDirectory } from '../measure/scratch-directory.ts'

const ROOT = join(import.meta.dirname, '../..')
const STARTS = 3
const LIMIT_S = 2

/** `npm start` on an existing data directory, until it accepts requests. */
export function startUpFigures(): Promise<Figure[]> {
  return withScratchDirectory(async (directory) => {
    const first = await startOnce(directory)
    let second = Infinity
    for (let start = 1; start < STARTS; start += 1)
      second = Math.min(second, await startOnce(directory))
    return [
      { name: 'start: an empty database', value: first, unit: 's', isGate: false },
      { name: 'start: a second time', value: second, unit: 's', limit: LIMIT_S, isGate: false },
    ]
  })
}

async function startOnce(directory: string): Promise<number> {
  const start = performance.now()
  const server = spawn(process.execPath, ['bin/run', 'start'], {
    cwd: ROOT,
    env: { ...process.env, TACITE_DATA: directory, PORT: '0', TACITE_DEMO: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  try {
    let said = ''
    for await (const chunk of server.stdout) {
      said += String(chunk)
      if (/^Tacite: /m.test(said)) return (performance.now() - start) / 1000
    }
    throw new Error(`The server ended before it was ready.\n${said}`)
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}
