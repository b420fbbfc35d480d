import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { firstChoice } from '../../../testing/contracts.ts'
import { markSigned } from '../../../testing/scans.ts'
import { OUTSIDER, sendOut, signableContract } from '../../../testing/signatures.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let typeId: string
let otherTypeId: string
let ana: Awaited<ReturnType<TestCompany['join']>>

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  contractId = await signableContract(company)
  const types = await owner('GET', '/choices/contract-types?$top=2')
  otherTypeId = types.body.value[1]._id
  typeId = await firstChoice(company.administrator, 'contract-types')
  ana = await company.join('validator', 'Ana')
})

const owner = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  company.administrator.call(method, path, body)
const at = (path = '') => `/contracts3/${contractId}/validation${path}`
const step = (name: string, more: object = {}) => ({
  name,
  rule: 'all',
  validatorIds: [ana.personId],
  ...more,
})

async function circuitOf(title: string, steps: object[], more: object = {}): Promise<string> {
  const { body: found } = await owner('GET', '/administration/validation-circuit-steps')
  const validationStepId = found[0]._id
  const form = { title, validationStepId, steps, ...more }
  const { status, body } = await owner('POST', '/administration/validation-circuits', form)
  expect(status).toBe(201)
  return body._id
}
async function acquire(steps: object[], circuitId: string | null): Promise<void> {
  const { body } = await owner('POST', at(), { steps, circuitId })
  for (const { _id } of body.current.steps)
    await ana.browser.call('PUT', at(`/${_id}/decision`), { decision: 'accepted', reason: '' })
}
const sending = async () => (await owner('GET', `/contracts3/${contractId}/signature`)).body.sending
const setType = (type: string) => owner('PUT', `/contracts3/${contractId}`, { typeId: type })
const imposedOn = (type: string) => ({ isImposed: true, typeIds: [type] })

test('a contract is not sent when its type has become one that another circuit is imposed on', async () => {
  const imposed = await circuitOf('Baux', [step('Direction')], imposedOn(otherTypeId))
  await acquire([step('Juridique')], await circuitOf('Achats', [step('Juridique')]))
  expect(await sending()).toBeNull()

  await setType(otherTypeId)
  expect(await sending()).toMatchObject({ code: 'CIRCUIT_IMPOSED_FOR_TYPE' })
  const sent = await sendOut(company, contractId, [OUTSIDER])
  expect([sent.status, sent.body.code]).toEqual([409, 'CIRCUIT_IMPOSED_FOR_TYPE'])
  const marked = await markSigned(company.administrator, contractId)
  expect([marked.status, marked.body.code]).toEqual([409, 'CIRCUIT_IMPOSED_FOR_TYPE'])

  // The way out that the refusal names.
  await owner('DELETE', at())
  await acquire([step('Direction')], imposed)
  expect(await sending()).toBeNull()
})

test('nor without any validation, where the workflow itself requires none', async () => {
  expect(await sending()).toBeNull()
  const imposed = await circuitOf('Engagements', [step('Juridique')], imposedOn(typeId))
  expect(await sending()).toMatchObject({ code: 'CIRCUIT_IMPOSED_FOR_TYPE' })
  const sent = await sendOut(company, contractId, [OUTSIDER])
  expect([sent.status, sent.body.code]).toEqual([409, 'CIRCUIT_IMPOSED_FOR_TYPE'])
  await acquire([step('Juridique')], imposed)
  await owner('DELETE', at())
  expect(await sending()).toMatchObject({ code: 'CIRCUIT_IMPOSED_FOR_TYPE' })
})

test('a step left aside stays so when the folder that it asks about is deleted', async () => {
  const { body: folder } = await owner('POST', '/tags', { name: 'Restructuration' })
  const conditions = [{ kind: 'folder', folderIds: [folder._id] }]
  const circuitId = await circuitOf('Achats', [
    step('Juridique'),
    step('Direction', { conditions }),
  ])
  await acquire([step('Juridique')], circuitId)
  expect(await sending()).toBeNull()
  const removed = await owner('DELETE', `/tags/${folder._id}`)
  expect(removed.status).toBeLessThan(300)
  expect(await sending()).toBeNull()
})
