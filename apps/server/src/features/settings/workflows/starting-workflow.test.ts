import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, firstChoice } from '../../../testing/contracts.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let simpleId: string
let negotiatedId: string
let typeId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  simpleId = await workflow('Court', 'simple')
  negotiatedId = await workflow('Négocié', 'negotiated')
  typeId = await firstChoice(company.administrator, 'contract-types')
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  company.administrator.call(method, path, body)

async function workflow(name: string, predefined: string): Promise<string> {
  return (await call('POST', '/administration/workflows', { name, predefined })).body._id
}

/** Gives the first contract type a workflow. */
async function propose(workflowId: string | null) {
  const path = `/administration/contract-types/${typeId}`
  const { body } = await call('GET', path)
  const { title, description, regime, retentionReason } = body
  const form = { title, description, regime, retentionReason, workflowId }
  return call('PUT', path, form)
}

const stepsOf = async (contractId: string) =>
  (await call('GET', `/contracts3/${contractId}/steps`)).body.map(
    ({ name }: { name: string }) => name,
  )

const SIMPLE = ['Rédaction', 'Signature', 'Suivi']
const NEGOTIATED = ['Rédaction', 'Négociation', 'Signature', 'Suivi']

test('a contract follows the chosen workflow, else that of its type, else that of the company', async () => {
  const { administrator } = company
  const proposed = async () => (await call('GET', `/workflows/proposed?typeId=${typeId}`)).body
  expect(await stepsOf((await createContract(administrator))._id)).toHaveLength(5)
  expect(await proposed()).toMatchObject({ proposedBy: 'company' })

  expect((await propose(simpleId)).body.workflow).toEqual({ _id: simpleId, name: 'Court' })
  expect(await proposed()).toEqual({
    _id: simpleId,
    name: 'Court',
    proposedBy: 'type',
    steps: SIMPLE,
  })
  const ofType = await createContract(administrator)
  expect(await stepsOf(ofType._id)).toEqual(SIMPLE)

  const chosen = await createContract(administrator, { workflowId: negotiatedId })
  expect(await stepsOf(chosen._id)).toEqual(NEGOTIATED)
  // A copy follows the same workflow as its source, whatever its type proposes by now.
  const copy = await call('POST', `/contracts3/${chosen._id}/copies`, { title: 'Copie' })
  expect(await stepsOf(copy.body._id)).toEqual(NEGOTIATED)
})

test('a workflow that is not of this company is refused, for a contract and for a type', async () => {
  const { companyId } = company
  const elsewhere = await signUpCompany(product, 'Ailleurs')
  const { body } = await elsewhere.administrator.call('POST', '/administration/workflows', {
    name: 'À eux',
    predefined: 'simple',
  })
  expect(elsewhere.companyId).not.toBe(companyId)
  await expect(createContract(company.administrator, { workflowId: body._id })).rejects.toThrow(
    'CHOICE_UNKNOWN',
  )
  expect(await faultOf(await propose(body._id))).toEqual([422, 'workflowId', 'CHOICE_UNKNOWN'])
})

test('a workflow that types propose is kept until they propose another', async () => {
  await propose(simpleId)
  const path = `/administration/workflows/${simpleId}`
  expect((await call('GET', path)).body.contractTypes).toBe(1)
  expect(await faultOf(await call('DELETE', path))).toEqual([409, '', 'WORKFLOW_PROPOSED'])
  await propose(null)
  expect((await call('DELETE', path)).status).toBe(200)
})

test('contributors choose among the workflows without administering them', async () => {
  const leo = await company.join('contributor', 'Léo')
  const { body, status } = await leo.browser.call('GET', '/choices/workflows?$top=10')
  expect(status).toBe(200)
  expect(body.value.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['Court', 'Négocié']),
  )
  expect((await leo.browser.call('GET', '/administration/workflows')).status).toBe(403)
})
