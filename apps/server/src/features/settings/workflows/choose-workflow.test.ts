import type {
  ContractWorkflow,
  WorkflowSwitchShown,
} from '@tacite/api/settings/contract-workflow-endpoints.ts'
import type { WorkflowRow } from '@tacite/api/settings/workflow-administration-endpoints.ts'
import type { ContractSteps } from '@tacite/api/settings/workflows-endpoints.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { signOnPaper } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { remindOfSteps } from './remind-of-steps.job.ts'

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
const standing = async (): Promise<ContractWorkflow> => (await call('GET', path('/workflow'))).body
const steps = async (): Promise<ContractSteps> => (await call('GET', path('/steps'))).body
const preview = async (workflowId: string): Promise<WorkflowSwitchShown> =>
  (await call('GET', path(`/workflow/choice?workflowId=${workflowId}`))).body

/** What the window sends once it has shown the preview. */
async function choice(workflowId: string) {
  const { from, steps: after, left } = await preview(workflowId)
  const standings = (wanted: string) =>
    after.filter((step) => step.standing === wanted).map(({ _id }) => _id)
  return {
    workflowId,
    replaces: from._id,
    seen: {
      current: standings('current')[0],
      completed: standings('completed'),
      left: left.map(({ _id }) => _id),
    },
  }
}
const choose = async (workflowId: string) =>
  call('PUT', path('/workflow'), await choice(workflowId))
const setStep = (step: { _id: string }, body: object) =>
  call('PUT', path(`/steps/${step._id}`), body)

/** Another workflow: drafting, a review that is due after ten days, negotiation, signature and follow-up. */
async function workflowWithReview(): Promise<WorkflowRow> {
  const { body: created } = await call('POST', '/administration/workflows', {
    name: 'Achats',
    predefined: 'negotiated',
  })
  const [drafting, ...others] = created.steps as WorkflowRow['steps']
  const planned = ({ _id, name, description, color, kind }: WorkflowRow['steps'][number]) => ({
    workflowStepId: _id,
    name,
    description,
    color,
    kind,
    isRequired: false,
    dueDays: null,
  })
  const review = {
    workflowStepId: null,
    name: 'Relecture',
    description: 'Relire',
    color: '#5b6472',
    kind: 'drafting',
    isRequired: false,
    dueDays: 10,
  }
  const { body } = await call('PUT', `/administration/workflows/${created._id}`, {
    workflowVersion: created.version,
    name: created.name,
    moves: [],
    steps: [planned(drafting!), review, ...others.map(planned)],
  })
  return body
}

const words = (shown: ContractSteps) =>
  shown.map(({ name, isOpen, isCompleted, leftBy, dueDate }) =>
    [name, isOpen && 'open', isCompleted && `done by ${leftBy}`, dueDate].filter(Boolean).join(' '),
  )

test('keeps what the same steps went through, says what it leaves, and is undone by choosing again', async () => {
  const before = await standing()
  const { _id: achats } = await workflowWithReview()
  const [drafting, negotiation, validation] = await steps()
  await setStep(drafting!, { isCompleted: true })
  await setStep(negotiation!, { dueDate: '2026-12-24', replaces: null })
  await setStep(validation!, { dueDate: '2026-12-31', replaces: null })
  const said = await preview(achats)
  expect(said.steps.map(({ name, standing: after, same }) => [name, after, same])).toEqual([
    ['Rédaction', 'completed', 'Rédaction'],
    ['Relecture', 'current', null],
    ['Négociation', 'upcoming', 'Négociation'],
    ['Signature', 'upcoming', 'Signature'],
    ['Suivi', 'upcoming', 'Suivi'],
  ])
  expect(said.left).toMatchObject([{ name: 'Validation', dueDate: '2026-12-31' }])
  const chosen = await choose(achats)
  expect([chosen.status, chosen.body.name]).toEqual([200, 'Achats'])
  expect(words(await steps())).toEqual([
    'Rédaction done by Anne Martin',
    'Relecture open 2026-11-12',
    'Négociation 2026-12-24',
    'Signature',
    'Suivi',
  ])
  expect((await call('GET', path())).body.status).toBe('DRAFT')
  const { body: trail } = await call('GET', path('/activity'))
  expect(trail.value[0].text).toContain('a choisi le workflow «\u202fAchats\u202f» à la place de')
  // Both workflows keep what a contract went through.
  expect((await call('DELETE', `/administration/workflows/${before._id}`)).status).toBe(409)
  expect((await choose(before._id)).status).toBe(200)
  expect(words(await steps())).toEqual([
    'Rédaction done by Anne Martin',
    'Négociation open 2026-12-24',
    'Validation 2026-12-31',
    'Signature',
    'Suivi',
  ])
  const kept = await call('DELETE', `/administration/workflows/${achats}`)
  expect(await faultOf(kept)).toEqual([409, '', 'WORKFLOW_USED'])
  // Nothing chosen is the proposed one.
  await choose(achats)
  const again = { ...(await choice(before._id)), workflowId: null }
  expect((await call('PUT', path('/workflow'), again)).body._id).toBe(before._id)
})

test('ends the reminder of a step that is left, and reminds of the next one', async () => {
  const { _id: achats } = await workflowWithReview()
  const [drafting] = await steps()
  await setStep(drafting!, { dueDate: '2026-11-03', replaces: null })
  const remind = () => remindOfSteps(product.product.platform, company.companyId)
  await remind()
  const tasks = async () => {
    const { body } = await call('GET', '/tasks?skip=0')
    return body.result.value.map(
      ({ stepWorkflow }: { stepWorkflow: { name: string } | null }) => stepWorkflow?.name,
    )
  }
  expect(await tasks()).toEqual(['Rédaction'])
  await setStep(drafting!, { isCompleted: true })
  await choose(achats)
  await company.comeBack('2026-11-11T09:00:00Z')
  await remind()
  expect(await tasks()).toContain('Relecture')
})

test('is refused to who saw something else, to a reader, for another company’s workflow', async () => {
  const { _id: achats } = await workflowWithReview()
  const outdated = await choice(achats)
  const [drafting] = await steps()
  await setStep(drafting!, { isCompleted: true })
  const late = await call('PUT', path('/workflow'), outdated)
  expect(await faultOf(late)).toEqual([412, '', 'WORKFLOW_CHOICE_CHANGED'])
  const leo = await company.join('contributor', 'Léo')
  await grantLevel(product, company, { contractId, personId: leo.personId, level: 'commenter' })
  const body = await choice(achats)
  expect((await leo.browser.call('PUT', path('/workflow'), body)).status).toBe(403)
  const other = await signUpCompany(product)
  const { body: theirs } = await other.administrator.call('GET', '/workflows/proposed')
  const foreign = await call('PUT', path('/workflow'), { ...body, workflowId: theirs._id })
  expect(await faultOf(foreign)).toEqual([422, 'workflowId', 'CHOICE_UNKNOWN'])
})

test('is refused once a validation is asked, or the contract is signed, with the same words beforehand', async () => {
  const { _id: achats } = await workflowWithReview()
  const body = await choice(achats)
  const both = async () => {
    const refused = await call('PUT', path('/workflow'), body)
    expect(refused.status).toBe(409)
    expect((await standing()).choosing).toEqual({
      code: refused.body.code,
      message: refused.body.message,
    })
    return refused.body.code
  }
  await fillSections(company.administrator, contractId)
  await call('POST', path('/validation'), {
    steps: [{ name: 'Juridique', rule: 'all', validatorIds: [company.administratorId] }],
  })
  expect(await both()).toBe('WORKFLOW_OF_VALIDATION')
  await call('DELETE', path('/validation'))
  expect((await standing()).choosing).toBeNull()
  await signOnPaper(product, company, contractId)
  expect(await both()).toBe('CONTRACT_LOCKED')
})
