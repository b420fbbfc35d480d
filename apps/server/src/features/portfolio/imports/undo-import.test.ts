import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { everyTable } from '../../../testing/every-table.ts'
import { createAll, keptImportOf, planned, undoAll } from '../../../testing/planned-imports.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { createImportedRows } from './creating/create-imported.job.ts'
import { undoImport } from './undo/undo-import.job.ts'

let product: TestProduct
let company: TestCompany
let administrator: Browser

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  administrator = company.administrator
})

const FILES = [
  { path: 'Cadexia/Bail Lyon.pdf', pages: ['Le loyer est payable chaque trimestre.'] },
  { path: 'Cadexia/Bail Lyon - avenant n° 1.pdf' },
  { path: 'Cadexia/Annexe 1.pdf' },
  { path: 'NDA Zenith.pdf' },
]
const RULES = {
  folderFields: ['counterparty'],
  resolutions: [{ field: 'counterparty', key: 'cadexia', resolution: { kind: 'create' } }],
}

async function createdImport(): Promise<string> {
  const importId = await keptImportOf(product, company, FILES)
  await planned(product, administrator, importId, RULES)
  await createAll(product, administrator, importId)
  return importId
}

const rowsOf = async (importId: string) =>
  (await administrator.call('GET', `/imports/${importId}/rows`)).body.value

/** Runs a slice in a process of its own that dies at the failpoint. */
async function killedAt(failpoint: string, job: object): Promise<string | number> {
  const { connection, dataDirectory } = product
  const about = { connection, dataDirectory, now: product.clock.now(), ...job }
  const script = join(import.meta.dirname, '../../../testing/killed-job-entry.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(about)], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', TACITE_FAILPOINT: failpoint },
    stdio: 'inherit',
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return signal ?? code!
}

test('after an undo every table holds what it held before, but for what tells of the import', async () => {
  await createContract(administrator)
  const before = await everyTable(product.connection, company.companyId)
  const importId = await createdImport()
  expect(await everyTable(product.connection, company.companyId)).not.toEqual(before)
  await undoAll(product, administrator, importId)
  expect(await everyTable(product.connection, company.companyId)).toEqual(before)
  const { body } = await administrator.call('GET', `/imports/${importId}`)
  expect(body.state).toBe('undone')
  expect((await rowsOf(importId))[0]).toMatchObject({
    state: 'skipped',
    refusal: { code: 'IMPORT_UNDONE' },
  })
})

test('a contract changed since is named, and kept unless it is chosen', async () => {
  const importId = await createdImport()
  const nda = (await rowsOf(importId))[3].contractId
  const changed = await administrator.call(
    'PUT',
    `/contracts3/${nda}`,
    { title: 'NDA de Zenith' },
    { 'if-match': '*' },
  )
  expect(changed.body).toMatchObject({ title: 'NDA de Zenith' })
  const preview = (await administrator.call('GET', `/imports/${importId}/undone`)).body
  expect(preview).toMatchObject({ contracts: 2, attachments: 1, changed: [{ _id: nda }] })
  await undoAll(product, administrator, importId)
  expect((await administrator.call('GET', `/contracts3/${nda}`)).status).toBe(200)
  const again = await administrator.call('POST', `/imports/${importId}/undone`, { also: [] })
  expect([again.status, again.body.code]).toEqual([409, 'IMPORT_NOT_DONE'])
})

test('killed between and within slices, creating makes each contract once, and the undo ends', async () => {
  const files = Array.from({ length: 60 }, (_, at) => ({ path: `contrat ${at}.pdf` }))
  const importId = await keptImportOf(product, company, files)
  await planned(product, administrator, importId)
  await administrator.call('POST', `/imports/${importId}/created`, { rows: 60 })
  const ids = { companyId: company.companyId, importId }
  const { platform } = product.product
  for (const failpoint of ['import-create-uncommitted', 'import-create-slice'])
    expect(await killedAt(failpoint, { creating: ids })).toBe('SIGKILL')
  for (let turn = 0; turn < 3; turn += 1) await createImportedRows(platform, ids)
  const count = async () => (await administrator.call('GET', '/contracts3?$top=1')).body.count
  expect(await count()).toBe(60)
  await administrator.call('POST', `/imports/${importId}/undone`, { also: [] })
  for (const failpoint of ['import-undo-uncommitted', 'import-undo-slice'])
    expect(await killedAt(failpoint, { undoing: ids })).toBe('SIGKILL')
  for (let turn = 0; turn < 5; turn += 1) await undoImport(platform, ids)
  expect(await count()).toBe(0)
}, 600_000)
