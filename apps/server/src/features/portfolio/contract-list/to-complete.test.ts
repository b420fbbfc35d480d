import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { joinWith } from '../../../testing/join-with.ts'
import { createAll, keptImportOf, planned } from '../../../testing/planned-imports.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let administrator: Browser
/** Without dates, and with an end; both without a counterparty, as a third one that has ended. */
let undated: string
let dated: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  administrator = company.administrator
  const importId = await keptImportOf(product, company, [
    { path: 'Sans dates.pdf' },
    { path: 'Avec une fin.pdf' },
    { path: 'Fini.pdf' },
  ])
  await planned(product, administrator, importId)
  const typed = { signatureDate: '2024-01-01', endDate: '2035-12-31' }
  await administrator.call('POST', `/imports/${importId}/rows/1`, { typed })
  const over = { signatureDate: '2019-01-01', endDate: '2020-12-31' }
  await administrator.call('POST', `/imports/${importId}/rows/2`, { typed: over })
  await createAll(product, administrator, importId)
  const { body } = await administrator.call('GET', `/imports/${importId}/rows`)
  ;[undated, dated] = body.value.map(({ contractId }: { contractId: string }) => contractId)
  // A draft is not in force.
  await createContract(administrator)
})

const toComplete = async (browser: Browser = administrator) =>
  (await browser.call('GET', '/contracts3/to-complete')).body

const lacking = async (filter: string) => {
  const { body } = await administrator.call('GET', `/contracts3?lacks=${filter}`)
  return body.value.map(({ _id }: { _id: string }) => _id).toSorted()
}

const change = (sql: 'person' | 'signed_document', columns: object, id: string) =>
  product.product.platform.inCompany(company.companyId, (db) =>
    sql === 'person'
      ? db.update('person').set(columns).where('person.id', '=', id).execute()
      : db
          .update('signed_document')
          .set(columns)
          .where('signed_document.contract_id', '=', id)
          .execute(),
  )

test('counts contracts in force by what they lack, and lists them', async () => {
  expect(await toComplete()).toEqual({
    count: 2,
    lacks: { dates: 1, counterparty: 2, owner: 0, text: 0 },
  })
  expect(await lacking('eq:dates')).toEqual([undated])
  expect(await lacking('eq:dates,counterparty')).toEqual([undated, dated].toSorted())
  expect(await lacking('eq:owner,text')).toEqual([])
})

test('follows what is completed: an indefinite duration is a duration', async () => {
  const { body } = await administrator.call('GET', `/contracts3/${undated}/deadlines`)
  const { performedAfterEnd: _, ...lifecycle } = body.lifecycle
  const path = `/contracts3/${undated}/lifecycle/correction`
  const { status } = await administrator.call('PUT', path, {
    reason: 'Saisi',
    signatureDate: '2024-01-01',
    lifecycle: { ...lifecycle, duration: { kind: 'indefinite' } },
  })
  expect(status).toBe(200)
  expect((await toComplete()).lacks.dates).toBe(0)
})

test('names an owner who was blocked, and a document without text', async () => {
  const { personId } = await company.join('contractManager')
  const given = await administrator.call('PUT', `/contracts3/${dated}`, { ownerId: personId })
  expect(given.status).toBe(200)
  await change('person', { status: 'blocked' }, personId)
  await change('signed_document', { state: 'unreadable' }, undated)
  expect((await toComplete()).lacks).toMatchObject({ owner: 1, text: 1 })
  expect(await lacking('eq:owner')).toEqual([dated])
  expect(await lacking('eq:text')).toEqual([undated])
})

test('counts what the reader sees', async () => {
  const { browser } = await joinWith(company, ['contracts3:list'])
  expect(await toComplete(browser)).toMatchObject({ count: 0 })
})
