import { readdir, readFile } from 'node:fs/promises'

const EVERY_MS = 150
const MEGABYTE = 1024 * 1024

export interface Watched {
  /** In bytes. */
  idle: number
  most: number
}

/** What was seen of the product's processes while it worked. */
export interface Sightings {
  app: Watched
  worker: Watched
  /** The largest process of a parser. */
  parser: number
  /** Parsers at once, and those that had the priority of the app. */
  parsers: number
  urgentParsers: number
}

export interface Watch {
  sightings: Sightings
  /** The process that has this role from now on, once it has been idle for a while. */
  follow(role: 'app' | 'worker', pid: number): Promise<void>
  stop(): Promise<void>
}

/** Reads the memory of the app, the worker and their parsers from /proc, several times a second. */
export function watchProcesses(): Watch {
  const sightings: Sightings = {
    app: { idle: 0, most: 0 },
    worker: { idle: 0, most: 0 },
    parser: 0,
    parsers: 0,
    urgentParsers: 0,
  }
  const pids = new Map<'app' | 'worker', number>()
  let isOver = false
  const look = async () => {
    for (const [role, pid] of pids) {
      const { resident } = await memoryOf(pid)
      sightings[role].most = Math.max(sightings[role].most, resident)
    }
    const parsers = await childrenOf(new Set(pids.values()))
    sightings.parsers = Math.max(sightings.parsers, parsers.length)
    for (const { pid, nice } of parsers) {
      sightings.parser = Math.max(sightings.parser, (await memoryOf(pid)).highest)
      if (nice === 0) sightings.urgentParsers += 1
    }
  }
  const watching = (async () => {
    while (!isOver) {
      await look()
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  })()
  return {
    sightings,
    follow: async (role, pid) => {
      const { resident } = await memoryOf(pid)
      sightings[role].idle ||= resident
      pids.set(role, pid)
    },
    stop: async () => {
      isOver = true
      await watching
    },
  }
}

/** A process that has ended has none. */
async function memoryOf(pid: number): Promise<{ resident: number; highest: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0)
  return { resident: kilobytes('VmRSS') * 1024, highest: kilobytes('VmHWM') * 1024 }
}

/** The parsers that these processes started. */
async function childrenOf(parents: ReadonlySet<number>): Promise<{ pid: number; nice: number }[]> {
  const found: { pid: number; nice: number }[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    // Its name, in parentheses, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (!parents.has(Number(fields[1]))) continue
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (command.includes('postgres')) continue
    found.push({ pid: Number(name), nice: Number(fields[16]) })
  }
  return found
}

export const inMegabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(0)} MB`
