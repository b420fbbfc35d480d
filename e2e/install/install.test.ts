import { chownSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import {
  cloneInto,
  freshEnvironment,
  chownFolders,
  linkInstalled,
  makeCloneFolder,
  removeClones,
  repository,
} from './fresh-clone.ts'
import { npmStart, type RunningTacite, type StartOptions } from './running-tacite.ts'

const isRoot = process.getuid?.() === 0
const hasHistory = existsSync(join(repository, '.git'))
const NOBODY = { uid: 65_534, gid: 65_534 }

const folder = makeCloneFolder()
const home = join(folder, 'home')
mkdirSync(home, { mode: 0o700 })
const clone = join(home, 'tacite')
afterAll(() => {
  for (const note of globSync(join(folder, '**/data/**/moved.json'))) removeMovedDatabase(note)
  removeClones(folder)
})

test.runIf(hasHistory)(
  'npm start serves from a fresh clone in a closed home, and again after Ctrl-C',
  async () => {
    cloneInto(clone)
    const env = ownEnvironment()
    const first = await start({ folder: clone, env })
    expect(existsSync(join(clone, 'node_modules/.tacite-packages'))).toBe(true)
    await expectLanding(first)
    if (isRoot) expect(first.output()).toMatch(/PostgreSQL cannot run as root.*the database is in/)
    await first.interrupt()
    expect(globSync(join(clone, 'data/**/postmaster.pid'))).toEqual([])

    const second = await start({ folder: clone, env })
    console.log(
      `ready: first start ${(first.readyMs / 1000).toFixed(1)} s, second ${(second.readyMs / 1000).toFixed(1)} s`,
    )
    expect(second.output()).not.toContain('installing')
    await expectLanding(second)
  },
)

test.runIf(hasHistory)('npm start serves from a path of 120 characters', async () => {
  const path = join(folder, 'long-'.repeat(24), 'tacite')
  expect(path.length).toBeGreaterThan(120)
  cloneInto(path)
  linkInstalled(clone, path)
  await expectLanding(await start({ folder: path, env: ownEnvironment() }))
})

test.runIf(hasHistory && isRoot)(
  'npm start serves for an ordinary user in a home of their own',
  async () => {
    const userHome = join(folder, 'user')
    mkdirSync(userHome, { mode: 0o700 })
    const path = cloneInto(join(userHome, 'tacite'))
    linkInstalled(clone, path)
    chownSync(userHome, NOBODY.uid, NOBODY.gid)
    chownFolders(path, NOBODY)
    const tacite = await start({ folder: path, env: freshEnvironment(userHome, {}), user: NOBODY })
    await expectLanding(tacite)
    expect(tacite.output()).not.toContain('cannot run as root')
  },
)

/** npm's own cache stays in use: nothing is downloaded twice. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const cache = process.env.npm_config_cache ?? join(process.env.HOME ?? '', '.npm')
  return freshEnvironment(home, { npm_config_cache: cache })
}

async function start(options: StartOptions): Promise<RunningTacite> {
  const tacite = await npmStart(options)
  onTestFinished(() => tacite.interrupt())
  return tacite
}

async function expectLanding({ address, output }: RunningTacite): Promise<void> {
  expect(output()).toMatch(
    new RegExp(`http://(127\\.0\\.0\\.1|localhost):${new URL(address).port}`),
  )
  const response = await fetch(`${address}/`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/html')
  const script = /<script[^>]+src="([^"]+)"/.exec(await response.text())?.[1]
  const answer = await fetch(`${address}${script}`)
  expect(answer.status).toBe(200)
  // Read to its end: a stopping server finishes what it sends.
  await answer.arrayBuffer()
}

function removeMovedDatabase(note: string): void {
  const { movedTo } = JSON.parse(readFileSync(note, 'utf8')) as { movedTo: string }
  rmSync(dirname(movedTo), { recursive: true, force: true })
}
