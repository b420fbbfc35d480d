import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { writeTogether } from './parser-frames.ts'
import type { ParserDeath } from './parser-death.ts'
import { spawnParser, type ProcessOptions } from './spawn-parser.ts'

export interface WatchedChild {
  child: ChildProcess
  /** Waits while the process does not read; without effect once it is gone. */
  write(...buffers: Uint8Array[]): Promise<void>
  /** Kills the process once it has too much memory, until the returned function is called. */
  watchMemory(): () => void
  /** False once killed or ended by itself. */
  isUsable(): boolean
  kill(death: ParserDeath, reason: string): void
}

/** Without /proc, only the heap and wasm limits apply. */
const MEMORY_CHECK_MS = 50
const KEPT_STDERR_CHARS = 2000

/** Starts a parser process and reports how it dies, whoever killed it. */
export function watchedChild(
  entry: string,
  options: ProcessOptions,
  onDeath: (death: ParserDeath, reason: string) => void,
): WatchedChild {
  const child = spawnParser(entry, options)
  let stderr = ''
  let usable = true

  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-KEPT_STDERR_CHARS)
  })
  child.on('error', (error) => kill('unavailable', error.message))
  child.on('close', (code, signal) => {
    usable = false
    onDeath(causeOfDeath(signal, stderr), `exit ${code ?? signal}: ${stderr}`)
  })
  child.stdin?.on('error', () => undefined) // The exit code says more than the broken pipe.

  return {
    child,
    async write(...buffers) {
      if (usable) await writeTogether(child.stdin!, buffers)
    },
    watchMemory() {
      const watch = setInterval(() => void killWhenFat(), MEMORY_CHECK_MS)
      return () => clearInterval(watch)
    },
    isUsable: () => usable,
    kill,
  }

  async function killWhenFat(): Promise<void> {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    const residentMegabytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
    if (residentMegabytes > options.limits.residentMegabytes)
      kill('memory', `${Math.round(residentMegabytes)} MB resident`)
  }

  function kill(death: ParserDeath, reason: string): void {
    usable = false
    child.kill('SIGKILL')
    onDeath(death, reason)
  }
}

function causeOfDeath(signal: NodeJS.Signals | null, stderr: string): ParserDeath {
  if (/heap out of memory|Array buffer allocation failed/.test(stderr)) return 'memory'
  if (signal === 'SIGKILL') return 'memory' // Not the file's fault: the machine ran out of memory.
  if (signal === 'SIGXCPU') return 'timeout'
  // The whole server is being stopped.
  if (signal === 'SIGINT' || signal === 'SIGTERM' || signal === 'SIGHUP') return 'unavailable'
  return 'exit'
}
