import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
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

interface Step {
  _id: string
  name: string
  kind: string
  isRequired: boolean
  isPassedOver: boolean
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  company.administrator.call(method, path, body)
const at = (path: string) => `/contracts3/${contractId}${path}`
const signature = async () => (await call('GET', at('/signature'))).body
const steps = async (): Promise<Step[]> => (await call('GET', at('/steps'))).body
const idOf = async (kind: string) => (await steps()).find((step) => step.kind === kind)!._id

/** Makes the steps of these kinds required, and no other. */
async function makeRequired(...kinds: string[]): Promise<void> {
  const { value } = (await call('GET', '/administration/workflows')).body
  const { _id, name, version, steps: before } = value[0]
  const saved = await call('PUT', `/administration/workflows/${_id}`, {
    name,
    workflowVersion: version,
    steps: before.map((step: Step & { description: string; color: string }) => ({
      workflowStepId: step._id,
      name: step.name,
      description: step.description,
      color: step.color,
      kind: step.kind,
      isRequired: kinds.includes(step.kind),
    })),
  })
  expect(saved.status).toBe(200)
}

/** Requests a validation and gives it; resolves to its step. */
async function validate(): Promise<string> {
  const { body } = await call('POST', at('/validation'), {
    steps: [{ name: 'Juridique', rule: 'all', validatorIds: [company.administratorId] }],
  })
  const stepId = body.current.steps[0]._id
  await call('PUT', at(`/validation/${stepId}/decision`), { decision: 'accepted' })
  return stepId
}

const isRefused = async (code: string) => {
  const { sending, passingOver } = await signature()
  const sent = await sendOut(company, contractId)
  expect([sent.status, sent.body.code, sending.code, passingOver]).toEqual([409, code, code, []])
  expect(sending.message).toBe(sent.body.message)
}

describe('a required step', () => {
  test('of validation keeps the contract from being sent until it is given', async () => {
    await makeRequired('validation')
    await isRefused('SIGNATURE_VALIDATION_REQUIRED')
    const stepId = await validate()
    expect((await signature()).sending).toBeNull()
    await call('DELETE', at(`/validation/${stepId}/decision`))
    await isRefused('SIGNATURE_VALIDATION_RUNNING')
    await call('DELETE', at('/validation'))
    await isRefused('SIGNATURE_VALIDATION_REQUIRED')
    await validate()
    expect((await sendOut(company, contractId)).status).toBe(201)
  })

  test('of negotiation does so until the contract has been at it', async () => {
    await makeRequired('negotiation')
    await isRefused('SIGNATURE_STEP_REQUIRED')
    await call('PUT', at(`/steps/${await idOf('drafting')}`), { isCompleted: true })
    expect((await sendOut(company, contractId)).status).toBe(201)
  })

  test('says so on the contract, and is never one after the sending', async () => {
    await makeRequired('negotiation', 'signature', 'followUp')
    expect((await steps()).filter(({ isRequired }) => isRequired).map(({ kind }) => kind)).toEqual([
      'negotiation',
    ])
  })

  test('does not call back a contract that is out, or reset', async () => {
    expect((await sendOut(company, contractId)).status).toBe(201)
    await makeRequired('validation')
    expect((await call('POST', at('/signature/reset'))).status).toBe(201)
  })
})

describe('optional steps', () => {
  const send = async (passingOver: string[]) =>
    call('POST', at('/signature'), { signatories: [OUTSIDER], passingOver })

  test('that sending passes over are named before, and recorded after', async () => {
    const { passingOver } = await signature()
    expect(passingOver.map(({ name }: { name: string }) => name)).toEqual([
      'Négociation',
      'Validation',
    ])
    const ids = passingOver.map(({ _id }: { _id: string }) => _id)
    expect((await send(ids)).status).toBe(201)
    const left = (await steps()).filter(({ isPassedOver }) => isPassedOver)
    expect(left.map(({ _id }) => _id)).toEqual(ids)
    const events = await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .select('audit_event')
        .where('audit_event.action', '=', 'step.passedOver')
        .where('audit_event.contract_id', '=', contractId)
        .select(['audit_event.object_id', 'audit_event.actor_id'])
        .execute(),
    )
    expect(events.map(({ object_id }) => object_id).toSorted()).toEqual(ids.toSorted())
    expect(events.every(({ actor_id }) => actor_id === company.administratorId)).toBe(true)
  })

  test('that were passed over are not where a cancelled signature returns', async () => {
    const { passingOver } = await signature()
    const sent = await send(passingOver.map(({ _id }: { _id: string }) => _id))
    expect(sent.status).toBe(201)
    expect((await call('DELETE', at('/signature'))).status).toBe(200)
    const { step, status } = (await call('GET', at(''))).body
    expect([step.kind, status]).toEqual(['drafting', 'DRAFT'])
    expect((await steps()).some(({ isPassedOver }) => isPassedOver)).toBe(false)
  })

  test('that were not shown to the sender are not passed over', async () => {
    const refused = await send([await idOf('negotiation')])
    expect([refused.status, refused.body.code]).toEqual([409, 'SIGNATURE_STEPS_CHANGED'])
    expect((await call('GET', at(''))).body.isFrozen).toBe(false)
  })

  test('that were done are not named', async () => {
    await validate()
    expect((await signature()).passingOver.map(({ name }: { name: string }) => name)).toEqual([
      'Négociation',
    ])
  })
})
