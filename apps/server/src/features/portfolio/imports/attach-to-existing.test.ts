import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createAll, keptImportOf, planned } from '../../../testing/planned-imports.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let administrator: Browser
/** Signed elsewhere, and here since an earlier import. */
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  closeParsers()
  await product.stop()
})
beforeEach(async () => {
  company = await signUpCompany(product)
  administrator = company.administrator
  const importId = await importOf(company.administratorId, 'Bail.pdf')
  await planned(product, administrator, importId)
  await createAll(product, administrator, importId)
  const { body } = await administrator.call('GET', `/imports/${importId}/rows`)
  contractId = body.value[0].contractId
})

const importOf = (personId: string, ...paths: string[]) =>
  keptImportOf(
    product,
    { companyId: company.companyId, administratorId: personId },
    paths.map((path) => ({ path })),
  )

const attach = (browser: Browser, importId: string, role = 'attachment') =>
  browser.call('POST', `/imports/${importId}/roles`, {
    files: { positions: [0] },
    role,
    contractId,
  })

const setLevel = (personId: string, level: 'reader' | 'editor') =>
  product.product.platform.inCompany(company.companyId, (db) =>
    db
      .update('contract_access')
      .set({ level })
      .where('contract_access.contract_id', '=', contractId)
      .where('contract_access.person_id', '=', personId)
      .execute(),
  )

test('a file becomes an annex, or an amendment, of a contract that was here before', async () => {
  const importId = await importOf(company.administratorId, 'Plan.pdf', 'Avenant.pdf')
  expect((await attach(administrator, importId)).status).toBe(204)
  await administrator.call('POST', `/imports/${importId}/roles`, {
    files: { positions: [1] },
    role: 'amendment',
    contractId,
  })
  const files = (await administrator.call('GET', `/imports/${importId}/files`)).body.value
  expect(files.map((file: { belongsTo: object }) => file.belongsTo)).toMatchObject([
    { contractId, name: 'Bail' },
    { contractId, name: 'Bail' },
  ])
  await planned(product, administrator, importId)
  await createAll(product, administrator, importId)
  const { body } = await administrator.call('GET', `/contracts3/${contractId}/attachments`)
  expect(body.value).toMatchObject([{ name: 'Plan' }])
  const rows = (await administrator.call('GET', `/imports/${importId}/rows`)).body.value
  const amendment = rows.find(({ kind }: { kind: string }) => kind === 'amendment')
  expect(
    (await administrator.call('GET', `/contracts3/${amendment.contractId}`)).body.parent,
  ).toMatchObject({ _id: contractId })
})

test('only whoever may change the contract attaches to it, when it is said and when it is created', async () => {
  const { browser, personId } = await company.join('contractManager')
  const importId = await importOf(personId, 'Plan.pdf')
  const unseen = await attach(browser, importId)
  expect([unseen.status, unseen.body.errors[0].code]).toEqual([422, 'CHOICE_UNKNOWN'])
  await grantLevel(product, company, { contractId, personId, level: 'reader' })
  expect((await attach(browser, importId)).status).toBe(403)
  await setLevel(personId, 'editor')
  expect((await attach(browser, importId)).status).toBe(204)
  await planned(product, browser, importId)
  await setLevel(personId, 'reader')
  await createAll(product, browser, importId)
  const { body } = await browser.call('GET', `/imports/${importId}/rows`)
  expect(body.value).toMatchObject([{ state: 'left', refusal: { code: 'LEVEL_TOO_LOW_EDITOR' } }])
  const attached = await administrator.call('GET', `/contracts3/${contractId}/attachments`)
  expect(attached.body.value).toEqual([])
})

test('the title of a contract that its reader does not see any more is not told', async () => {
  const { browser, personId } = await company.join('contractManager')
  const importId = await importOf(personId, 'Plan.pdf')
  await grantLevel(product, company, { contractId, personId, level: 'editor' })
  expect((await attach(browser, importId)).status).toBe(204)
  await planned(product, browser, importId)
  await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .delete('contract_access')
      .where('contract_access.contract_id', '=', contractId)
      .where('contract_access.person_id', '=', personId)
      .execute(),
  )
  const hidden = { contractId: null, name: 'Un contrat que vous ne voyez pas' }
  const files = await browser.call('GET', `/imports/${importId}/files`)
  expect(files.body.value[0].belongsTo).toMatchObject(hidden)
  const row = await browser.call('GET', `/imports/${importId}/rows/0`)
  expect(row.body.belongsTo).toMatchObject(hidden)
})
