import type { RichText } from '@tacite/document/rich-text.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { paragraph } from '../../../testing/contract-text.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { insertClause } from './insert-clause.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

async function addClauses(...titles: string[]) {
  const now = product.clock.now()
  await product.product.platform.inCompany(company.companyId, async (db) => {
    const categoryId = newId(now)
    await db.insert('category', { id: categoryId, name: 'Essai', kind: 'clause' }).execute()
    for (const title of titles) {
      const content = paragraph(title) as RichText
      const clause = { title, description: '', content, categoryId, locale: 'fr' as const }
      await insertClause(product.product.platform, db, clause, { writtenBy: null })
    }
  })
}

test('clauses are found by words of their title, with their text and category', async () => {
  await addClauses('Zèle 100 % garanti', 'Zèle et diligence')
  const { body } = await company.administrator.call('GET', '/clauses?q=diligence%20zele')
  expect(body.count).toBe(1)
  expect(body.value[0]).toMatchObject({
    name: 'Zèle et diligence',
    category: 'Essai',
    content: paragraph('Zèle et diligence'),
  })
  const percent = await company.administrator.call('GET', '/clauses?q=0%20%25')
  expect(percent.body.count).toBe(1)
})

test('they are paged in the order of letters of the reader', async () => {
  await addClauses('Zz étude', 'zz 1', 'Zz être')
  const { body } = await company.administrator.call('GET', '/clauses?q=zz&$top=1')
  const rest = await company.administrator.call('GET', `/clauses?q=zz&after=${body.after}`)
  expect([body.count, rest.body.count]).toEqual([3, 3])
  expect([...body.value, ...rest.body.value].map(({ name }: { name: string }) => name)).toEqual([
    'zz 1',
    'Zz être',
    'Zz étude',
  ])
})

test('another company’s clauses are not included, and a reader may not see any', async () => {
  await addClauses('Zèle')
  const other = await signUpCompany(product)
  const { body } = await other.administrator.call('GET', '/clauses?q=Zèle')
  expect(body).toEqual({ value: [], count: 0, after: null })
  const { browser } = await company.join('reader')
  const { status, body: refusal } = await browser.call('GET', '/clauses')
  expect([status, refusal.message]).toEqual([
    403,
    'Vous n’êtes pas autorisé à consulter les clauses',
  ])
})
