import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { OUTSIDER, sendOut, signableContract } from '../../../testing/signatures.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  contractId = await signableContract(company)
})

const ask = (rest = '', browser = company.administrator) =>
  browser.call('GET', `/contracts3/${contractId}/stakeholders${rest}`)
const listed = async () =>
  (await ask()).body.value.map(
    ({ name, kind, roles }: { name: string; kind: string; roles: string[] }) => [
      name,
      kind,
      ...roles,
    ],
  )
const rowOf = async () => {
  const { body } = await company.administrator.call('GET', '/contracts3')
  return body.value.find(({ _id }: { _id: string }) => _id === contractId)
}

describe('the stakeholders of a contract', () => {
  test('are its owner alone at first', async () => {
    expect(await listed()).toEqual([['Anne Martin', 'person', 'owner']])
    expect([(await ask()).body.numberOfSigners, (await rowOf()).numberOfSigners]).toEqual([0, 0])
  })

  test('are named once, with every role, the owner first and third parties last', async () => {
    const zoe = await company.join('validator', 'Zoé')
    await grantLevel(product, company, { contractId, personId: zoe.personId, level: 'editor' })
    await company.administrator.call('POST', `/contracts3/${contractId}/validation`, {
      steps: [{ name: 'Juridique', rule: 'all', validatorIds: [zoe.personId] }],
    })
    expect(await listed()).toEqual([
      ['Anne Martin', 'person', 'owner'],
      ['Zoé Test', 'person', 'validator', 'invited'],
    ])
    await company.administrator.call('DELETE', `/contracts3/${contractId}/validation`)
    const internal = { kind: 'internal', personId: company.administratorId }
    const sent = await sendOut(company, contractId, [internal, OUTSIDER])
    expect(sent.status).toBe(201)
    const both = await listed()
    expect([both[0], both.at(-1)]).toEqual([
      ['Anne Martin', 'person', 'owner', 'signatory'],
      [OUTSIDER.name, 'thirdParty', 'signatory'],
    ])
    const { body } = await ask('?$top=1&$skip=1')
    expect([body.value.length, body.value[0].name, body.count, body.numberOfSigners]).toEqual([
      1,
      'Zoé Test',
      3,
      2,
    ])
    expect((await rowOf()).numberOfSigners).toBe(2)
  })

  test('are the signatories and validators of today: not those of a cancelled request', async () => {
    const at = (rest: string) => `/contracts3/${contractId}${rest}`
    const paul = await company.join('contractManager', 'Paul')
    const steps = [{ name: 'Juridique', rule: 'all', validatorIds: [paul.personId] }]
    await company.administrator.call('POST', at('/validation'), { steps })
    await company.administrator.call('DELETE', at('/validation'))
    await sendOut(company, contractId, [{ kind: 'internal', personId: company.administratorId }])
    await company.administrator.call('DELETE', at('/signature'))
    const owner = ['Anne Martin', 'person', 'owner']
    expect(await listed()).toEqual([owner])
    expect([(await ask()).body.numberOfSigners, (await rowOf()).numberOfSigners]).toEqual([0, 0])
    await sendOut(company, contractId, [{ kind: 'internal', personId: paul.personId }])
    expect(await listed()).toEqual([owner, ['Paul Test', 'person', 'signatory']])
    expect([(await ask()).body.numberOfSigners, (await rowOf()).numberOfSigners]).toEqual([1, 1])
  })

  test('are shown to those who see it, and to nobody else', async () => {
    const { browser, personId } = await company.join('reader')
    expect((await ask('', browser)).body.code).toBe('CONTRACT_NOT_FOUND')
    await grantLevel(product, company, { contractId, personId, level: 'reader' })
    expect((await ask('', browser)).status).toBe(200)
  })
})
