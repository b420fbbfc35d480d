import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { prepareTemplate } from '../../platform/database/testing/template-database.ts'
import type { TestServer } from '../../platform/database/testing/test-server.ts'
import { TEST_ENV } from '../test-env.ts'
import type { Ready, ReadyCompany } from './ready-company.ts'

const run = promisify(execFile)

const ROOT = join(import.meta.dirname, '../../../../..')
const MAKER = join(import.meta.dirname, 'make-ready-companies.ts')

/** The database of ready companies, rebuilt whenever something changed that may affect them. */
export async function prepareReadyCompanies({ address, template }: TestServer): Promise<Ready> {
  const ready = await prepareTemplate(address, {
    kind: 'ready',
    hash: await hashSources(),
    base: template,
    // In a separate process: loading the whole product is only needed here, not in the test runner.
    fill: async (access) => {
      const { stdout } = await run(process.execPath, [MAKER, JSON.stringify(access)], {
        env: { ...process.env, ...TEST_ENV },
      })
      return stdout
    },
  })
  return { template: ready.template, companies: JSON.parse(ready.note) as ReadyCompany[] }
}

/** Everything the server runs, and the versions of its runtime. */
const SHAPING = [
  'apps/server/src',
  'packages/api/src',
  'packages/document/src',
  'packages/domain/src',
  'packages/i18n/src',
]
const VERSIONS = 'package-lock.json'

/** A hash of every source that may affect a company: reading them all is faster than finding out which do. */
async function hashSources(): Promise<string> {
  const lists = await Promise.all(
    SHAPING.map(async (folder) => {
      const names = await readdir(join(ROOT, folder), { recursive: true })
      return names.filter(isSource).map((name) => join(folder, name))
    }),
  )
  const paths = [VERSIONS, ...lists.flat().toSorted()]
  const sources = await Promise.all(paths.map((path) => readFile(join(ROOT, path))))
  const hash = createHash('sha256')
  for (const [index, path] of paths.entries()) hash.update(`${path}\0`).update(sources[index]!)
  return hash.digest('hex').slice(0, 16)
}

function isSource(name: string): boolean {
  return /\.(?:ts|sql|json)$/.test(name) && !name.endsWith('.test.ts')
}
