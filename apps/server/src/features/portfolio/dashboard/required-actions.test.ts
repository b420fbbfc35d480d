import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

/** A task of the administrator, created this many hours ago. */
async function task(contractId: string, hoursAgo: number): Promise<void> {
  const { clock } = product
  const created = new Date(clock.now().getTime() - hoursAgo * 60 * 60 * 1000)
  const id = newId(created)
  await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .insert('task', {
        id,
        person_id: company.administratorId,
        kind: 'sign',
        contract_id: contractId,
        subject_id: id,
        status: 'TODO',
        created_at: created,
      })
      .execute(),
  )
}

test('what has been pending for more than 48 hours is counted apart, and listed apart', async () => {
  const { administrator } = company
  const created = async (title: string) => (await createContract(administrator, { title }))._id
  const [old, young, both] = [
    await created('Ancien'),
    await created('Récent'),
    await created('Deux'),
  ]
  await task(old, 49)
  await task(young, 47)
  await task(both, 47)
  await task(both, 72)
  const { body: actions } = await administrator.call('GET', '/actionsRequired')
  expect([actions.count, actions.countMore48h]).toEqual([3, 2])
  const { body: widget } = await administrator.call(
    'GET',
    '/filter-contracts/filter-widgets?widgetType=countMore48h',
  )
  const { body: list } = await administrator.call('GET', `/contracts3?$top=20&${widget.value}`)
  const titles = list.value.map(({ title }: { title: string }) => title)
  expect([titles.toSorted(), list.count]).toEqual([['Ancien', 'Deux'], 2])
  const { browser: somebody } = await company.join('administrator', 'Noé')
  const { body: theirs } = await somebody.call('GET', `/contracts3?$top=20&${widget.value}`)
  expect(theirs.count).toBe(0)
})
