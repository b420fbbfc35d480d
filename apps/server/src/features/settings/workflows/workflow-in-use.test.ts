import type {
  WorkflowRow,
  WorkflowStepRow,
} from '@tacite/api/settings/workflow-administration-endpoints.ts'
import type { ContractSteps } from '@tacite/api/settings/workflows-endpoints.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import {
  OUTSIDER,
  sealNow,
  sendOut,
  signableContract,
  signOutside,
} from '../../../testing/signatures.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let workflow: WorkflowRow

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  workflow = (await company.administrator.call('GET', '/administration/workflows')).body.value[0]
})

type Step = WorkflowStepRow
const MINUTE_MS = 60_000
const kept = ({ _id: workflowStepId, name, description, color, kind }: WorkflowStepRow) => ({
  workflowStepId,
  name,
  description,
  color,
  kind,
})
const added = (kind: string, name: string) => ({
  workflowStepId: null,
  name,
  description: 'Une étape',
  color: '#1d5fa8',
  kind,
})
const save = async (steps: object[], moves: object[] = []) => {
  product.clock.advance(MINUTE_MS)
  const answer = await company.administrator.call(
    'PUT',
    `/administration/workflows/${workflow._id}`,
    { name: workflow.name, workflowVersion: workflow.version, steps, moves },
  )
  if (answer.status === 200) workflow = answer.body
  return answer
}
const all = () => workflow.steps.map(kept)
const stepsOf = async (contractId: string) =>
  (await company.administrator.call('GET', `/contracts3/${contractId}/steps`)).body
const complete = async (contractId: string, stepId: string) =>
  company.administrator.call('PUT', `/contracts3/${contractId}/steps/${stepId}`, {
    isCompleted: true,
  })
const shown = async (contractId: string) =>
  (await stepsOf(contractId)).map(
    ({ name, isOpen, isCompleted }: ContractSteps[number]) =>
      `${name}${isOpen ? ' open' : isCompleted ? ' done' : ''}`,
  )

/** Where the list, its filter and the dashboard see a contract. */
async function standing(contractId: string) {
  const { administrator } = company
  const list = await administrator.call(
    'GET',
    '/contracts3?payloadType=contracts&isListContracts=true&$skip=0&$top=20',
  )
  const row = list.body.value.find(({ _id }: { _id: string }) => _id === contractId)
  const fact = await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .select('contract_fact')
      .where('contract_fact.contract_id', '=', contractId)
      .select(['status', 'status_detail'])
      .executeTakeFirstOrThrow(),
  )
  const { body } = await administrator.call(
    'GET',
    '/contracts3/dashboard?payloadType=dashboard&$top=0',
  )
  return { row, fact, months: body.documentsPreSignByMonth }
}

describe('a workflow with running contracts', () => {
  test('keeps a step with contracts until their target is chosen, after which they are there everywhere', async () => {
    const { _id } = await createContract(company.administrator)
    await complete(_id, workflow.steps[0]!._id)
    const [drafting, negotiation, ...others] = workflow.steps as [Step, Step, ...Step[]]
    const steps = [kept(drafting), ...others.map(kept)]
    const refused = await save(steps)
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ field: 'moves', code: 'STEP_HOLDS_CONTRACTS' }],
    ])
    expect(refused.body.errors[0].message).toContain('Négociation\u202F» (1)')
    const toSignature = [{ fromStepId: negotiation._id, toStepId: others[1]!._id }]
    expect((await save(steps, toSignature)).body.errors).toMatchObject([{ code: 'CHOICE_UNKNOWN' }])
    const toItself = [{ fromStepId: negotiation._id, toStepId: negotiation._id }]
    expect((await save(steps, toItself)).body.errors).toMatchObject([{ code: 'CHOICE_UNKNOWN' }])
    expect((await standing(_id)).row.statusWorkflow.status).toBe('NEGOTIATION')

    const nowhere = [{ fromStepId: negotiation._id, toPlace: steps.length }]
    expect((await save(steps, nowhere)).body.errors).toMatchObject([{ code: 'CHOICE_UNKNOWN' }])
    const moved = await save(steps, [{ fromStepId: negotiation._id, toStepId: drafting._id }])
    expect(moved.body.steps[0].contracts).toBe(1)
    expect(await shown(_id)).toEqual(['Rédaction open', 'Validation', 'Signature', 'Suivi'])
    const { row, fact, months } = await standing(_id)
    expect(row).toMatchObject({ statusWorkflow: { status: 'DRAFT' }, statusDetail: 'Rédaction' })
    expect(fact).toEqual({ status: 'DRAFT', status_detail: drafting._id })
    expect(months.at(-1).parts.map(({ count }: { count: number }) => count)).toEqual([1, 0, 0, 0])
    const { body } = await company.administrator.call('GET', `/contracts3/${_id}/activity`)
    expect(body.value[0].text).toBe(
      'Anne Martin a modifié le workflow\u202F: le contrat est passé à l’étape «\u202FRédaction\u202F».',
    )
    const { body: chain } = await company.administrator.call(
      'GET',
      `/contracts3/${_id}/activity/chain`,
    )
    expect(chain.isIntact).toBe(true)
  })

  test('gives a new step to the contracts before it, and not to those beyond', async () => {
    const behind = (await createContract(company.administrator))._id
    const beyond = (await createContract(company.administrator))._id
    await complete(beyond, workflow.steps[0]!._id)
    const [drafting, ...others] = workflow.steps as [Step, ...Step[]]
    await save([kept(drafting), added('negotiation', 'Relecture'), ...others.map(kept)])
    expect(await shown(behind)).toEqual([
      'Rédaction open',
      'Relecture',
      'Négociation',
      'Validation',
      'Signature',
      'Suivi',
    ])
    expect(await shown(beyond)).toEqual([
      'Rédaction done',
      'Négociation open',
      'Validation',
      'Signature',
      'Suivi',
    ])
    await complete(beyond, others[0]!._id)
    expect(await shown(beyond)).toEqual([
      'Rédaction done',
      'Négociation done',
      'Validation open',
      'Signature',
      'Suivi',
    ])
    await complete(behind, drafting._id)
    expect((await shown(behind))[1]).toBe('Relecture open')
  })

  test('keeps who completed a removed step, and when', async () => {
    const { _id } = await createContract(company.administrator)
    await complete(_id, workflow.steps[0]!._id)
    const before = (await stepsOf(_id))[0]
    const [drafting, negotiation, ...others] = workflow.steps as [Step, Step, ...Step[]]
    const second = added('drafting', 'Mise au propre')
    await save([kept(drafting), second, kept(negotiation), ...others.map(kept)])
    const late = (await createContract(company.administrator))._id
    await complete(late, drafting._id)
    const tidy = workflow.steps[1]!
    await complete(late, tidy._id)
    await save(all().filter(({ workflowStepId }) => workflowStepId !== tidy._id))
    expect((await shown(late)).slice(0, 3)).toEqual([
      'Rédaction done',
      'Mise au propre done',
      'Négociation open',
    ])
    expect((await stepsOf(_id))[0]).toEqual(before)
    expect((await shown((await createContract(company.administrator))._id)).slice(0, 2)).toEqual([
      'Rédaction open',
      'Négociation',
    ])
  })

  test('keeps completed steps when its order changes', async () => {
    const [drafting, negotiation, ...others] = workflow.steps as [Step, Step, ...Step[]]
    await save([
      kept(drafting),
      added('drafting', 'Mise au propre'),
      kept(negotiation),
      ...others.map(kept),
    ])
    const tidy = workflow.steps[1]!
    const { _id } = await createContract(company.administrator)
    await complete(_id, drafting._id)
    await complete(_id, tidy._id)
    await save([kept(drafting), kept(negotiation), kept(tidy), ...others.map(kept)])
    expect((await shown(_id)).slice(0, 3)).toEqual([
      'Rédaction done',
      'Négociation open',
      'Mise au propre done',
    ])
    await complete(_id, negotiation._id)
    expect((await shown(_id)).slice(2, 4)).toEqual(['Mise au propre done', 'Validation open'])
  })

  test('cannot change the kind of a used step', async () => {
    await createContract(company.administrator)
    const [drafting, negotiation, ...others] = workflow.steps as [Step, Step, ...Step[]]
    const free = { ...kept(negotiation), kind: 'drafting' }
    expect((await save([kept(drafting), free, ...others.map(kept)])).status).toBe(200)
    const served = workflow.steps.map(kept)
    await complete((await createContract(company.administrator))._id, drafting._id)
    const refused = await save(served.with(1, { ...served[1]!, kind: 'negotiation' }))
    expect(refused.body.errors).toMatchObject([
      { field: 'steps.1.kind', code: 'STEP_KIND_SETTLED' },
    ])
  })

  test('moves contracts of a removed step to one that is added by the same save', async () => {
    const { _id } = await createContract(company.administrator)
    const [drafting, ...others] = workflow.steps as [Step, ...Step[]]
    expect((await shown(_id))[0]).toBe('Rédaction open')
    const steps = [added('drafting', 'Projet de contrat'), ...others.map(kept)]
    const saved = await save(steps, [{ fromStepId: drafting._id, toPlace: 0 }])
    expect([saved.status, saved.body.steps[0].contracts]).toEqual([200, 1])
    expect((await shown(_id))[0]).toBe('Projet de contrat open')
  })

  test('moves no contract out of a validation', async () => {
    const { _id } = await createContract(company.administrator)
    await fillSections(company.administrator, _id)
    await company.administrator.call('POST', `/contracts3/${_id}/validation`, {
      steps: [{ name: 'Juridique', rule: 'all', validatorIds: [company.administratorId] }],
    })
    const validation = workflow.steps[2]!
    const steps = all().filter(({ workflowStepId }) => workflowStepId !== validation._id)
    const moves = [{ fromStepId: validation._id, toStepId: workflow.steps[0]!._id }]
    const refused = await save(steps, moves)
    expect(await faultOf(refused)).toEqual([409, '', 'STEP_ACT_UNDERWAY'])
  })

  test('leaves signed contracts unchanged', async () => {
    const contractId = await signableContract(company)
    await sendOut(company, contractId, [OUTSIDER])
    await signOutside(product, company)
    await sealNow(product, company, contractId)
    const before = await shown(contractId)
    const [drafting, ...others] = workflow.steps as [Step, ...Step[]]
    const saved = await save([kept(drafting), added('negotiation', 'Relecture'), kept(others[2]!)])
    expect(saved.status).toBe(200)
    expect(await shown(contractId)).toEqual(before)
    const { row } = await standing(contractId)
    expect(row.statusWorkflow.status).toBe('SIGNED')
  })
})
