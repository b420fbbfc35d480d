import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { programOf, root, runtimeDirectory } from './places.mjs'
import { captureProgram } from './processes.mjs'
import { say, seconds } from './say.mjs'

const WEB = join(root, 'apps/web')
const PAGE = join(WEB, 'dist/index.html')
/** Beside the build, so that it is removed with it. */
const STAMP = join(WEB, 'dist/.sources')
const SOURCES = [
  'apps/web/**/*',
  'packages/*/package.json',
  'packages/*/src/**/*',
  'package-lock.json',
]
const NOT_SOURCES = ['**/node_modules/**', 'apps/web/dist/**', '**/*.test.{ts,tsx}']

/** Builds the pages when they are missing or one of their sources changed. */
export async function ensureWebBuild() {
  const sources = hashOfSources()
  if (isBuilt(sources)) return
  await withLock(join(runtimeDirectory, 'web.lock'), async () => {
    if (!isBuilt(sources)) await build(sources)
  })
}

async function build(sources) {
  const start = performance.now()
  say('building the pages…')
  const { code, output } = await captureProgram(process.execPath, [programOf('vite'), 'build'], {
    cwd: WEB,
  })
  if (code !== 0) throw new Error(`The pages could not be built.\n${output.trim()}`)
  writeFileSync(STAMP, sources)
  say(`pages are ready (${seconds(start)}).`)
}

function isBuilt(sources) {
  return existsSync(PAGE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources
}

function hashOfSources() {
  const files = globSync(SOURCES, { cwd: root, exclude: NOT_SOURCES, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}
