import { spawn } from 'node:child_process'
import { root } from './places.mjs'

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program attached to this terminal and returns its exit code (128 + signal number when a signal ended it).
 * Signals are forwarded, so that the program can shut down cleanly first.
 */
export async function runProgram(program, args, options = {}) {
  const { code } = await follow(spawn(program, args, { cwd: root, stdio: 'inherit', ...options }))
  return code
}

/** The same with the output captured instead of shown. */
export async function captureProgram(program, args, options = {}) {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text))
  const { code } = await follow(child)
  return { code, output }
}

/**
 * Runs a program and everything it starts as one group, whose output goes to `write`; after `timeoutMs` the group is
 * interrupted as by Ctrl-C, so that it can report its state, then killed. Returns `{ code, isTimedOut }`.
 */
export async function watchProgram(program, args, { timeoutMs, write, ...options }) {
  const stdio = ['ignore', 'pipe', 'pipe']
  const child = spawn(program, args, { cwd: root, stdio, ...options, detached: HAS_GROUPS })
  for (const pipe of [child.stdout, child.stderr]) pipe.setEncoding('utf8').on('data', write)
  const limit = limitTime(child, timeoutMs)
  const { code } = await follow(child, (signal) => signalGroup(child, signal))
  return { code, isTimedOut: limit.isOver() }
}

const LAST_WORDS_MS = 20_000
/** On other systems a program is ended alone. */
const HAS_GROUPS = process.platform !== 'win32'

function limitTime(child, timeoutMs) {
  let isOver = false
  let timer = setTimeout(interrupt, timeoutMs)
  child.once('exit', removeRest)
  child.once('close', () => clearTimeout(timer))
  return { isOver: () => isOver }

  function interrupt() {
    isOver = true
    signalGroup(child, 'SIGINT')
    timer = setTimeout(() => signalGroup(child, 'SIGKILL'), LAST_WORDS_MS)
  }

  /** A leftover process keeps the output open; one that left the group loses the pipe, too. */
  function removeRest() {
    clearTimeout(timer)
    signalGroup(child, 'SIGKILL')
    timer = setTimeout(() => [child.stdout, child.stderr].forEach(close), LAST_WORDS_MS)
  }
}

function close(pipe) {
  pipe.destroy()
}

function signalGroup(child, signal) {
  try {
    if (HAS_GROUPS) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // All of them have exited.
  }
}

/** Runs programs concurrently until the first one ends, then ends the others. */
export async function runTogether(programs) {
  const children = programs.map(([program, args, options]) =>
    spawn(program, args, { cwd: root, stdio: 'inherit', ...options }),
  )
  const ends = children.map((child) => follow(child))
  const { code } = await Promise.race(ends)
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(ends)
  return code
}

/** Waits for its end; meanwhile each signal to this program is passed to `forward`. */
async function follow(child, forward = sameGroup(child)) {
  for (const signal of FORWARDED) process.on(signal, forward)
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, signal) =>
        resolve({ code: code ?? 128 + (SIGNAL_NUMBERS[signal] ?? 0) }),
      )
    })
  } finally {
    for (const signal of FORWARDED) process.off(signal, forward)
  }
}

/** Ctrl-C in a terminal already reaches every program of the group. */
function sameGroup(child) {
  return (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
}

const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGABRT: 6, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 }
