import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../places.mjs'

const FILE = join(root, '.tmp/checks.json')

/** What passed: `passed` (check → hash of the tree), `linted` (file → its key). It may be lost at any time. */
export function recall(file = FILE) {
  try {
    return { ...EMPTY, ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch {
    return EMPTY
  }
}

/** Atomic: another command may read it meanwhile. */
export function remember(memory, file = FILE) {
  mkdirSync(dirname(file), { recursive: true })
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, JSON.stringify(memory))
  renameSync(aside, file)
}

export function forget(file = FILE) {
  rmSync(file, { force: true })
}

const EMPTY = { passed: {}, linted: {} }
