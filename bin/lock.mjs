import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { say } from './say.mjs'

const TOUCH_MS = 2_000
/** Nobody refreshes the lock any more: its holder was killed, maybe in another container. */
const STALE_MS = 30_000
const POLL_MS = 200

/** Runs the work while no other process of this clone does; the others wait and say so. */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  let hasSaid = false
  while (!take(file)) {
    if (!hasSaid) say('another command is preparing this folder; waiting for it…')
    hasSaid = true
    const stale = readStale(file)
    if (stale !== null) setAside(file, stale)
    await pause(POLL_MS)
  }
  const timer = setInterval(() => touch(file), TOUCH_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    rmSync(file, { force: true })
  }
}

function take(file) {
  try {
    writeFileSync(file, owner(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function owner(pid) {
  return `${pid} ${hostname()}`
}

/** The lock's text when its holder is gone, else null. */
function readStale(file) {
  try {
    const { mtimeMs } = statSync(file)
    const text = readFileSync(file, 'utf8')
    const [pid, host] = text.split(' ')
    const isHere = host === hostname()
    return Date.now() - mtimeMs > STALE_MS || (isHere && !isRunning(Number(pid))) ? text : null
  } catch {
    return null
  }
}

/** Another waiter may have done so and taken a fresh lock in between: that one is restored. */
function setAside(file, stale) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, file)
    rmSync(aside)
  } catch {
    // Another waiter was faster.
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // The folder was removed meanwhile: nothing to keep.
  }
}

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
