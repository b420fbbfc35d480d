import type { ContractSteps } from '@tacite/api/settings/workflows-endpoints.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { sendOut } from '../../../testing/signatures.ts'
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
  contractId = (await createContract(company.administrator))._id
  await fillSections(company.administrator, contractId)
})

describe('the steps of the workflow', () => {
  const steps = async () =>
    (await company.administrator.call('GET', `/contracts3/${contractId}/steps`)).body

  test('completing one opens the next; validation and signature end through the act', async () => {
    const [drafting] = await steps()
    const answer = await company.administrator.call(
      'PUT',
      `/contracts3/${contractId}/steps/${drafting._id}`,
      {
        isCompleted: true,
      },
    )
    expect(answer.body.map((step: { isOpen: boolean }) => step.isOpen).indexOf(true)).toBe(1)
    const { body } = await company.administrator.call('GET', `/contracts3/${contractId}`)
    expect(body.status).toBe('NEGOTIATION')
    const signature = answer.body[3]
    const forced = await company.administrator.call(
      'PUT',
      `/contracts3/${contractId}/steps/${signature._id}`,
      {
        isCompleted: true,
      },
    )
    expect([forced.status, forced.body.code]).toEqual([409, 'STEP_ENDS_BY_ITS_ACT'])
    const followUp = await company.administrator.call(
      'PUT',
      `/contracts3/${contractId}/steps/${answer.body[4]._id}`,
      { isCompleted: true },
    )
    expect([followUp.status, followUp.body.code]).toEqual([409, 'FOLLOW_UP_NOT_BEGUN'])
  })

  test('the follow-up of a signed contract is completed, and taken back, without unlocking it', async () => {
    const { administrator } = company
    const marked = await administrator.call(
      'POST',
      `/contracts3/${contractId}/signature/statement`,
      {
        signatureDate: '2026-05-04',
        signatories: [{ name: 'Zoé Petit', side: 'counterparty' }],
        isConfirmed: true,
      },
    )
    expect(marked.status).toBe(201)
    const followUp = (await steps()).at(-1)
    const path = `/contracts3/${contractId}/steps/${followUp._id}`
    const change = async (isCompleted: boolean) =>
      (await administrator.call('PUT', path, { isCompleted })).body.at(-1)
    expect(await change(true)).toMatchObject({
      isOpen: true,
      isCompleted: true,
      leftBy: 'Anne Martin',
    })
    expect(await change(false)).toMatchObject({ isOpen: true, isCompleted: false })
    const { body } = await administrator.call('GET', `/contracts3/${contractId}`)
    expect([body.status, body.isLocked]).toEqual(['SIGNED', true])
  })

  test('who completed a reopened step is kept, even when another person completes the next', async () => {
    const completedBy = async () => {
      const { inCompany } = product.product.platform
      const rows = await inCompany(company.companyId, (db) =>
        db
          .select('contract_step')
          .innerJoin('workflow_step', (join) =>
            join
              .onRef('workflow_step.company_id', '=', 'contract_step.company_id')
              .onRef('workflow_step.id', '=', 'contract_step.step_id'),
          )
          .where('contract_step.contract_id', '=', contractId)
          .where('contract_step.completed_at', 'is not', null)
          .select('contract_step.completed_by')
          .orderBy('workflow_step.position')
          .execute(),
      )
      return rows.map(({ completed_by }) => completed_by)
    }
    const { administrator, administratorId } = company
    const ana = await company.join('validator', 'Ana')
    const { body } = await administrator.call('POST', `/contracts3/${contractId}/validation`, {
      steps: [{ name: 'Juridique', rule: 'all', validatorIds: [ana.personId] }],
    })
    expect(await completedBy()).toEqual([administratorId])
    const path = `/contracts3/${contractId}/validation/${body.current.steps[0]._id}/decision`
    await ana.browser.call('PUT', path, { decision: 'accepted', reason: '' })
    expect(await completedBy()).toEqual([administratorId, ana.personId])
  })

  const standings = async () =>
    (await steps()).map(
      ({ name, isOpen, isCompleted, isPassedOver, leftBy }: ContractSteps[number]) =>
        [
          name,
          isOpen && 'open',
          isCompleted && 'done',
          isPassedOver && 'passed over',
          leftBy && `by ${leftBy}`,
        ]
          .filter(Boolean)
          .join(' '),
    )
  const sentences = async () => {
    const { body } = await company.administrator.call('GET', `/contracts3/${contractId}/activity`)
    return body.value.map(({ text }: { text: string }) => text)
  }

  test('a step that was never opened is passed over, not done, and the trail records it', async () => {
    const { administrator, administratorId } = company
    const signatories = [{ kind: 'internal', personId: administratorId }]
    expect((await sendOut(company, contractId, signatories)).status).toBe(201)
    expect(await standings()).toEqual([
      'Rédaction done by Anne Martin',
      'Négociation passed over by Anne Martin',
      'Validation passed over by Anne Martin',
      'Signature open',
      'Suivi',
    ])
    expect(await sentences()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('a passé l’étape «\u202fNégociation\u202f» sans la faire'),
        expect.stringContaining('a passé l’étape «\u202fValidation\u202f» sans la faire'),
      ]),
    )
    await administrator.call('DELETE', `/contracts3/${contractId}/signature`)
    expect(await standings()).toEqual([
      'Rédaction open',
      'Négociation',
      'Validation',
      'Signature',
      'Suivi',
    ])
  })

  test('a given validation is done, even when the text was reopened before sending', async () => {
    const { administrator, administratorId } = company
    const { body } = await administrator.call('POST', `/contracts3/${contractId}/validation`, {
      steps: [{ name: 'Juridique', rule: 'all', validatorIds: [administratorId] }],
    })
    const path = `/contracts3/${contractId}/validation/${body.current.steps[0]._id}/decision`
    await administrator.call('PUT', path, { decision: 'accepted', reason: '' })
    const [drafting] = await steps()
    await administrator.call('PUT', `/contracts3/${contractId}/steps/${drafting._id}`, {
      isCompleted: false,
    })
    await sendOut(company, contractId, [{ kind: 'internal', personId: administratorId }])
    expect(await standings()).toEqual([
      'Rédaction done by Anne Martin',
      'Négociation passed over by Anne Martin',
      'Validation done by Anne Martin',
      'Signature open',
      'Suivi',
    ])
  })

  test('a due date is kept', async () => {
    const [drafting] = await steps()
    await company.administrator.call('PUT', `/contracts3/${contractId}/steps/${drafting._id}`, {
      dueDate: '2026-12-01',
      replaces: null,
    })
    expect((await steps())[0].dueDate).toBe('2026-12-01')
  })
})
