import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPdf, setLines } from '../../../platform/parsers/testing/build-pdf.ts'
import { buildZip } from '../../../platform/parsers/testing/build-zip.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { sentImport } from '../../../testing/imports.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { readImport } from './reading/read-import.job.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

/** Reads an import in a process of its own that dies at the failpoint. */
async function killedAt(failpoint: string, importId: string): Promise<string | number> {
  const { connection, dataDirectory } = product
  const reading = { companyId: company.companyId, importId }
  const about = { connection, dataDirectory, now: product.clock.now(), reading }
  const script = join(import.meta.dirname, '../../../testing/killed-job-entry.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(about)], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', TACITE_FAILPOINT: failpoint },
    stdio: 'inherit',
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return signal ?? code!
}

test('killed three times on the way, every file is read once, and the log is whole', async () => {
  const files = Array.from({ length: 30 }, (_, at) => ({
    name: `contrat ${at}.pdf`,
    bytes: buildPdf([{ lines: setLines([`Contrat numero ${at}`]) }]),
  }))
  const entries = [...files, { name: '/absolu.pdf', bytes: 'x' }, { name: 'vide.pdf', bytes: '' }]
  const importId = await sentImport(company.administrator, [
    { path: 'contrats.zip', bytes: buildZip(entries) },
  ])
  for (const failpoint of ['import-unlisted', 'import-unread', 'import-uncommitted'])
    expect([failpoint, await killedAt(failpoint, importId)]).toEqual([failpoint, 'SIGKILL'])
  await readImport(product.product.platform, { companyId: company.companyId, importId })
  const { body: page } = await company.administrator.call('GET', `/imports/${importId}`)
  expect(page).toMatchObject({
    state: 'toMap',
    steps: { done: 31, total: 31 },
    entries: { waiting: 0, kept: 30, left: 2, nothing: 0 },
  })
  const { body: log } = await company.administrator.call(
    'GET',
    `/imports/${importId}/entries?$top=0`,
  )
  expect(log.value.map(({ path }: { path: string }) => path)).toEqual(
    entries.map(({ name }) => name),
  )
  const pages = await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .select('import_page')
      .where('import_page.import_id', '=', importId)
      .select('import_page.body')
      .orderBy('import_page.position')
      .execute(),
  )
  expect(pages.map(({ body }) => body)).toEqual(files.map((_, at) => `Contrat numero ${at}`))
})
