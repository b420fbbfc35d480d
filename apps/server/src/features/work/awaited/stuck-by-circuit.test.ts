import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

type Person = Awaited<ReturnType<TestCompany['join']>>

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

async function circuit(title: string, validators: Person[]): Promise<string> {
  const path = '/administration/validation-circuits'
  const { body: steps } = await company.administrator.call(
    'GET',
    '/administration/validation-circuit-steps',
  )
  const { status, body } = await company.administrator.call('POST', path, {
    title,
    validationStepId: steps[0]._id,
    steps: [{ name: title, rule: 'all', validatorIds: validators.map(({ personId }) => personId) }],
  })
  expect(status).toBe(201)
  return body._id
}

async function validating(title: string, validator: Person, circuitId: string | null) {
  const { administrator } = company
  const { _id } = await createContract(administrator, { title })
  await fillSections(administrator, _id)
  const { status } = await administrator.call('POST', `/contracts3/${_id}/validation`, {
    circuitId,
    steps: [{ name: 'Accord', rule: 'all', validatorIds: [validator.personId] }],
  })
  expect(status).toBe(201)
}

const awaited = async (query: string): Promise<string[]> =>
  (await company.administrator.call('GET', `/awaited${query}`)).body.value
    .map(({ contract }: { contract: { name: string } }) => contract.name)
    .toSorted()

test('the totals say by which circuit it is stuck, and the list shows what is', async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  const ana = await company.join('contributor', 'Ana')
  const bob = await company.join('contributor', 'Bob')
  const legal = await circuit('Juridique', [ana])
  const board = await circuit('Direction', [bob])
  await validating('Bail', ana, legal)
  await company.comeBack('2026-11-23T09:00:00Z')
  await validating('Achat', ana, legal)
  await validating('Prêt', bob, board)
  await validating('Divers', bob, null)
  const { circuits } = (await company.administrator.call('GET', '/awaited/totals')).body
  expect(circuits).toHaveLength(3)
  // The one with the longest wait comes first.
  expect(circuits[0]).toMatchObject({ _id: legal, name: 'Juridique', count: 2, longest: 3 })
  expect(circuits).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ _id: board, name: 'Direction', count: 1, longest: 0 }),
      expect.objectContaining({ _id: 'none', name: null, count: 1, longest: 0 }),
    ]),
  )
  expect(await awaited(`?circuit=${legal}`)).toEqual(['Achat', 'Bail'])
  expect(await awaited('?circuit=none')).toEqual(['Divers'])
})
