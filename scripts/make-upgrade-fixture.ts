import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  accessTo,
  cloneTemplate,
} from '../apps/server/src/platform/database/testing/template-database.ts'
import { startTestServer } from '../apps/server/src/platform/database/testing/test-server.ts'
import { openProduct } from '../apps/server/src/testing/start-product.ts'
import { TEST_ENV } from '../apps/server/src/testing/test-env.ts'
import { askAnswers, askProofs } from '../apps/server/src/testing/upgrade/upgrade-answers.ts'
import {
  saveAnswers,
  saveFixture,
  saveProofs,
  upgradeFixture,
  type OpenFixture,
} from '../apps/server/src/testing/upgrade/upgrade-fixture.ts'
import { seedCompany } from '../apps/server/src/testing/upgrade/seed-company.ts'

/**
 * The installation from which every later version is upgraded, in a test (decision 0047).
 *
 * `node scripts/make-upgrade-fixture.ts` rewrites `answers.json` with this version's answers: for a change that is
 * meant to change an answer. `--new` replaces the whole installation by one with this version's tables.
 */
const { values } = parseArgs({ options: { new: { type: 'boolean', default: false } } })
Object.assign(process.env, TEST_ENV)

const { server, stop } = await startTestServer()
try {
  await (values.new ? makeNew() : refreshAnswers())
} finally {
  await stop()
}

async function refreshAnswers(): Promise<void> {
  const open = await upgradeFixture(await database('template0'), await directory())
  await saveAnswers(await askAnswers(open))
  await open.test.stop()
}

/** Saved before it is queried: computing the answers writes rows of its own. */
async function makeNew(): Promise<void> {
  const [made, dataDirectory] = [await database(server.template), await directory()]
  const test = await openProduct(made, dataDirectory)
  const { companyId, administrator: browser } = await seedCompany(test)
  const token = browser.cookies.get(test.sessionCookie)!
  const at = test.clock.now().toISOString()
  await saveFixture({ database: made, dataDirectory }, { at, companyId, token })
  const open: OpenFixture = { test, companyId, browser }
  await saveAnswers(await askAnswers(open))
  await saveProofs(await askProofs(open))
  await test.stop()
}

async function database(template: string) {
  const name = await cloneTemplate(server, randomBytes(6).toString('hex'), template)
  return accessTo(server.address, name)
}

/** Readable by the database's own account. */
async function directory(): Promise<string> {
  const path = await mkdtemp(join(server.directory, 'upgrade-'))
  await chmod(path, 0o711)
  return path
}
