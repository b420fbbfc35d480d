import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { remindOfSteps } from './remind-of-steps.job.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-02T09:00:00Z')
  company = await signUpCompany(product)
})

interface Step {
  _id: string
  kind: string
  dueDate: string | null
}
interface WorkflowStep {
  _id: string
  kind: string
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  company.administrator.call(method, path, body)
const stepsOf = async (contractId: string): Promise<Step[]> =>
  (await call('GET', `/contracts3/${contractId}/steps`)).body
const stepOf = async (contractId: string, kind: string) =>
  (await stepsOf(contractId)).find((step) => step.kind === kind)!
const setDue = async (contractId: string, dueDate: string | null) => {
  const { _id, dueDate: replaces } = await stepOf(contractId, 'drafting')
  await call('PUT', `/contracts3/${contractId}/steps/${_id}`, { dueDate, replaces })
}
const complete = async (contractId: string, kind: string) => {
  const { _id } = await stepOf(contractId, kind)
  await call('PUT', `/contracts3/${contractId}/steps/${_id}`, { isCompleted: true })
}

/** Sets how many days after they begin the steps of the default workflow are due. */
async function dueAfter(days: Record<string, number>) {
  const { body } = await call('GET', '/administration/workflows')
  const workflow = body.value[0]
  const { steps, name, version } = workflow
  return call('PUT', `/administration/workflows/${workflow._id}`, {
    name,
    workflowVersion: version,
    steps: steps.map(({ _id, kind, ...step }: WorkflowStep & Record<string, unknown>) => ({
      workflowStepId: _id,
      name: step['name'],
      description: step['description'],
      color: step['color'],
      kind,
      dueDays: days[kind] ?? null,
    })),
  })
}

/** The job of each of these mornings. */
async function mornings(...days: string[]): Promise<void> {
  for (const day of days) {
    await company.comeBack(`${day}T05:10:00Z`)
    await remindOfSteps(product.product.platform, company.companyId)
  }
}

async function reminders(browser: Browser = company.administrator): Promise<string[]> {
  const { body } = await browser.call('GET', '/notification?$top=50&$skip=0')
  const { value } = body as { value: { type: string; template: string }[] }
  return value
    .filter(({ type }) => type === 'stepDue' || type === 'stepLate')
    .map(({ type }) => type)
}

async function toDo(browser: Browser = company.administrator): Promise<string[]> {
  const { body } = await browser.call('GET', '/tasks?skip=0')
  const { value } = body.result as { value: { kind: string; status: string }[] }
  return value.filter(({ kind }) => kind === 'completeStep').map(({ status }) => status)
}

const mailed = async () =>
  (await mailsOf(product, company))
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith('Étape'))

describe('the due date of a step', () => {
  test('is counted from its beginning, unless a person sets one', async () => {
    expect(await faultOf(await dueAfter({ drafting: 0 }))).toEqual([
      422,
      'steps.0.dueDays',
      'STEP_DUE_DAYS_INVALID',
    ])
    expect((await dueAfter({ drafting: 10, negotiation: 5 })).status).toBe(200)
    const { _id } = await createContract(company.administrator)
    expect((await stepOf(_id, 'drafting')).dueDate).toBe('2026-11-12')
    await company.comeBack('2026-11-04T09:00:00Z')
    await complete(_id, 'drafting')
    expect((await stepOf(_id, 'negotiation')).dueDate).toBe('2026-11-09')
    // Begun again: counted again. Set by a person: kept.
    await company.comeBack('2026-11-06T09:00:00Z')
    const { _id: draftingId } = await stepOf(_id, 'drafting')
    await call('PUT', `/contracts3/${_id}/steps/${draftingId}`, { isCompleted: false })
    expect((await stepOf(_id, 'drafting')).dueDate).toBe('2026-11-16')
    await setDue(_id, '2026-11-20')
    await complete(_id, 'drafting')
    await call('PUT', `/contracts3/${_id}/steps/${draftingId}`, { isCompleted: false })
    expect((await stepOf(_id, 'drafting')).dueDate).toBe('2026-11-20')
  })
})

describe('a reminder', () => {
  test('asks the owner three days before, and once more when the step is late', async () => {
    const { _id } = await createContract(company.administrator)
    await setDue(_id, '2026-11-12')
    await mornings('2026-11-08')
    expect([await reminders(), await toDo()]).toEqual([[], []])
    await mornings('2026-11-09', '2026-11-09', '2026-11-12')
    expect([await reminders(), await toDo()]).toEqual([['stepDue'], ['TODO']])
    await mornings('2026-11-13', '2026-11-14')
    // It takes the place of the first.
    expect([await reminders(), await toDo()]).toEqual([['stepLate'], ['TODO']])
    expect(await mailed()).toEqual([
      expect.stringContaining('12/11/2026'),
      expect.stringContaining('12/11/2026'),
    ])
    await complete(_id, 'drafting')
    expect([await reminders(), await toDo()]).toEqual([[], ['DONE']])
  })

  test('goes when the step is left undone or the date changes, and comes for the new date', async () => {
    const { _id } = await createContract(company.administrator)
    await fillSections(company.administrator, _id)
    await setDue(_id, '2026-11-12')
    await mornings('2026-11-10')
    await setDue(_id, '2026-11-30')
    await mornings('2026-11-11')
    expect([await reminders(), await toDo()]).toEqual([[], ['TERMINATED']])
    await mornings('2026-11-28')
    expect([await reminders(), await toDo()]).toEqual([['stepDue'], ['TODO', 'TERMINATED']])
    await call('POST', `/contracts3/${_id}/cancelled`)
    expect((await toDo()).filter((status) => status === 'TODO')).toEqual([])
  })

  test('follows the contract to its new owner', async () => {
    const ana = await company.join('contractManager', 'Ana')
    const { _id } = await createContract(company.administrator)
    await setDue(_id, '2026-11-03')
    await mornings('2026-11-02')
    const { status } = await call('PUT', `/contracts3/${_id}`, { ownerId: ana.personId })
    expect(status).toBe(200)
    expect([await toDo(), await toDo(ana.browser)]).toEqual([[], ['TODO']])
  })
})
