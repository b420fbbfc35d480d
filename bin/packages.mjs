import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { npmScript } from './npm.mjs'
import { root, runtimeDirectory } from './places.mjs'
import { runProgram } from './processes.mjs'
import { say, seconds } from './say.mjs'

const LOCK = join(root, 'package-lock.json')
const STAMP = join(root, 'node_modules', '.tacite-packages')
/** npm's own record of what it installed into node_modules. */
const INSTALLED = join(root, 'node_modules', '.package-lock.json')

/** Installs exactly what the lock says, when missing or changed. */
export async function ensurePackages() {
  if (isStamped()) return
  await withLock(join(runtimeDirectory, 'install.lock'), async () => {
    if (!isStamped() && !hasEverything()) await install()
    writeFileSync(STAMP, hashOfLock())
  })
}

async function install() {
  const start = performance.now()
  say('installing packages; the first time takes half a minute…')
  const code = await runProgram(process.execPath, [
    npmScript(),
    'ci',
    '--prefer-offline',
    '--loglevel=error',
  ])
  if (code !== 0)
    throw new Error(`The packages could not be installed (npm ci ended with code ${code}).`)
  say(`packages are ready (${seconds(start)}).`)
}

function isStamped() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfLock()
}

function hashOfLock() {
  return createHash('sha256')
    .update(`${process.platform}-${process.arch}\n`)
    .update(readFileSync(LOCK))
    .digest('hex')
}

/** True after a manual `npm install`: the folder already matches the lock, and stays unchanged. */
function hasEverything() {
  if (!existsSync(INSTALLED)) return false
  const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages
  const installed = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages
  return Object.entries(wanted)
    .filter(([path, entry]) => path.startsWith('node_modules/') && isForThisMachine(entry))
    .every(
      ([path, entry]) => installed[path]?.version === entry.version && existsSync(join(root, path)),
    )
}

/** Which optional packages npm omits is its own decision, except for this platform's executables. */
function isForThisMachine({ optional, os, cpu, libc }) {
  if (!optional) return true
  return !libc && os?.includes(process.platform) && cpu?.includes(process.arch)
}
