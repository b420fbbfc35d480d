import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
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

test('what a delegate decides for an absent person is theirs to do, and in the list of their figure', async () => {
  const { administrator } = company
  const [ana, bob] = [
    await company.join('validator', 'Ana'),
    await company.join('validator', 'Bob'),
  ]
  const contract = await createContract(administrator, { title: 'Entretien' })
  await fillSections(administrator, contract._id)
  const steps = [{ name: 'Juridique', rule: 'all', validatorIds: [ana.personId] }]
  const asked = await administrator.call('POST', `/contracts3/${contract._id}/validation`, {
    steps,
  })
  expect(asked.status).toBe(201)
  const today = product.clock.now().toISOString().slice(0, 10)
  const absence = { delegateId: bob.personId, startsOn: today, endsOn: today }
  const actions = async () => (await bob.browser.call('GET', '/actionsRequired')).body
  expect((await actions()).count).toBe(0)

  const appointed = await ana.browser.call('POST', '/me/delegations', absence)
  expect(appointed.status).toBe(201)
  const { count, value } = await actions()
  expect([count, value[0].contract.title]).toEqual([1, 'Entretien'])
  const { body: figure } = await bob.browser.call(
    'GET',
    '/filter-contracts/filter-widgets?widgetType=requiredActionsCount',
  )
  const { body: list } = await bob.browser.call('GET', `/contracts3?$top=20&${figure.value}`)
  expect(list.value.map(({ title }: { title: string }) => title)).toEqual(['Entretien'])
  expect((await bob.browser.call('GET', '/tasks/count')).body.count).toBe(1)
})
