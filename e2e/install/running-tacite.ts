import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../apps/server/src/testing/free-port.ts'

export interface RunningTacite {
  address: string
  readyMs: number
  /** Its output so far. */
  output(): string
  /** What Ctrl-C in a terminal does: the signal reaches every process of the group. */
  interrupt(): Promise<void>
}

export interface StartOptions {
  folder: string
  env: NodeJS.ProcessEnv
  user?: { uid: number; gid: number }
}

const POLL_MS = 50

/** `npm start` as a person types it; resolves when `/healthz` answers 200. */
export async function npmStart({ folder, env, user }: StartOptions): Promise<RunningTacite> {
  const port = await freePort()
  const start = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const address = `http://127.0.0.1:${port}`
  while (!(await isHealthy(address))) {
    if (child.exitCode !== null)
      throw new Error(`npm start ended with code ${child.exitCode}:\n${output}`)
    await pause(POLL_MS)
  }
  return {
    address,
    readyMs: performance.now() - start,
    output: () => output,
    interrupt: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      process.kill(-(child.pid ?? 0), 'SIGINT')
      await exit
      // npm may end before the server does: the group is empty only after both.
      while (isGroupAlive(child.pid ?? 0)) await pause(POLL_MS)
    },
  }
}

async function isHealthy(address: string): Promise<boolean> {
  return await fetch(`${address}/healthz`).then(
    (response) => response.status === 200,
    () => false,
  )
}

function isGroupAlive(pid: number): boolean {
  try {
    return process.kill(-pid, 0)
  } catch {
    return false
  }
}
