import { spawn } from 'node:child_process'
import { root } from './places.mjs'

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program with this terminal and gives back its exit code (128 + signal number when a signal ended it).
 * Signals are passed on, so that the program ends in its own way first.
 */
export async function runProgram(program, args, options = {}) {
  const { code } = await follow(spawn(program, args, { cwd: root, stdio: 'inherit', ...options }))
  return code
}

/** The same with the output kept instead of shown. */
export async function captureProgram(program, args, options = {}) {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text))
  const { code } = await follow(child)
  return { code, output }
}

/** Runs programs side by side until the first one ends, then ends the others. */
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

async function follow(child) {
  const forward = (signal) => {
    // Ctrl-C in a terminal already reaches every program of the group.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  }
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

const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGABRT: 6, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 }
