import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-02T09:00:00Z')
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
})

const call: Browser['call'] = (...asked) => company.administrator.call(...asked)
const path = (more = '') => `/contracts3/${contractId}${more}`

interface Step {
  _id: string
  name: string
  standing: string
  dueDate: string | null
}
const steps = async (): Promise<(Step & { isOpen: boolean })[]> =>
  (await call('GET', path('/steps'))).body
const followed = async (): Promise<string> => (await call('GET', path('/workflow'))).body._id

async function choose(workflowId: string) {
  const {
    from,
    steps: after,
    left,
  } = (await call('GET', path(`/workflow/choice?workflowId=${workflowId}`))).body as {
    from: Step
    steps: Step[]
    left: Step[]
  }
  const standings = (wanted: string) =>
    after.filter(({ standing }) => standing === wanted).map(({ _id }) => _id)
  const seen = {
    current: standings('current')[0],
    completed: standings('completed'),
    left: left.map(({ _id }) => _id),
  }
  const chosen = await call('PUT', path('/workflow'), { workflowId, replaces: from._id, seen })
  expect(chosen.status).toBe(200)
}

/** Drafting, negotiation, signature and follow-up; with a first step of another name when it is due after some days. */
async function workflowWithoutValidation(dueDays: number | null = null): Promise<string> {
  const { body } = await call('POST', '/administration/workflows', {
    name: 'Sans validation',
    predefined: 'negotiated',
  })
  if (dueDays === null) return body._id
  const planned = body.steps.map(
    ({ _id, name, description, color, kind }: Step & Record<string, string>) => ({
      workflowStepId: _id,
      name,
      description,
      color,
      kind,
      isRequired: false,
      dueDays: null,
    }),
  )
  const review = {
    workflowStepId: null,
    name: 'Relecture',
    description: 'Relire',
    color: '#5b6472',
    kind: 'drafting',
    isRequired: false,
    dueDays,
  }
  await call('PUT', `/administration/workflows/${body._id}`, {
    workflowVersion: body.version,
    name: body.name,
    moves: [],
    steps: [review, ...planned],
  })
  return body._id
}

test('a contract is not under validation in a workflow that has none', async () => {
  const without = await workflowWithoutValidation()
  for (const { _id } of (await steps()).slice(0, 2))
    await call('PUT', path(`/steps/${_id}`), { isCompleted: true })
  expect((await call('GET', path())).body.status).toBe('VALIDATION')
  await choose(without)
  expect((await steps()).find(({ isOpen }) => isOpen)?.name).toBe('Signature')
  expect((await call('GET', path())).body.status).toBe('NEGOTIATION')
})

test('a step that was begun keeps its due date when the contract comes back to its workflow', async () => {
  const former = await followed()
  const reviewed = await workflowWithoutValidation(10)
  await choose(reviewed)
  const open = async () => (await steps()).find(({ isOpen }) => isOpen)
  expect(await open()).toMatchObject({ name: 'Relecture', dueDate: '2026-11-12' })
  await company.comeBack('2026-11-09T09:00:00Z')
  await choose(former)
  await choose(reviewed)
  expect(await open()).toMatchObject({ name: 'Relecture', dueDate: '2026-11-12' })
})

test('the list of workflows says that one which a contract has left is still used', async () => {
  const without = await workflowWithoutValidation()
  const former = await followed()
  await choose(without)
  await choose(former)
  const { value } = (await call('GET', '/administration/workflows')).body
  const row = value.find(({ _id }: { _id: string }) => _id === without)
  expect(row).toMatchObject({ contracts: 0, allContracts: 1 })
})
