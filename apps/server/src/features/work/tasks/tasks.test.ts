import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let ana: Awaited<ReturnType<TestCompany['join']>>

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  ana = await company.join('validator', 'Ana')
})

/** A contract that Ana is asked to validate, by a day if one is given. */
async function asked(title: string, dueDate: string | null = null) {
  const { administrator } = company
  const { _id, reference } = await createContract(administrator, { title })
  await fillSections(administrator, _id)
  const { body } = await administrator.call('POST', `/contracts3/${_id}/validation`, {
    steps: [{ name: 'Juridique', rule: 'oneOf', validatorIds: [ana.personId] }],
  })
  const stepId = body.current.steps[0]._id as string
  if (dueDate) {
    const path = `/contracts3/${_id}/steps`
    const { body: steps } = await administrator.call('GET', path)
    const current = steps.find(({ kind }: { kind: string }) => kind === 'validation')
    const { status } = await administrator.call('PUT', `${path}/${current._id}`, {
      dueDate,
      replaces: null,
    })
    expect(status).toBe(200)
  }
  return { contractId: _id, reference, stepId }
}

interface Shown {
  _id: string
  status: string
  contract: { title: string }
}

const page = async (query = '') => {
  const { status, body } = await ana.browser.call('GET', `/tasks?skip=0${query}`)
  expect(status).toBe(200)
  return body.result as { value: Shown[]; count: number }
}
const titles = ({ value }: { value: Shown[] }) => value.map(({ contract }) => contract.title)
const decide = ({ contractId, stepId }: Awaited<ReturnType<typeof asked>>, decision = 'accepted') =>
  ana.browser.call('PUT', `/contracts3/${contractId}/validation/${stepId}/decision`, {
    decision,
    reason: decision === 'refused' ? 'Plafond absent' : '',
  })

describe('the tasks of a person', () => {
  test('name what is asked, by whom, until when, and of which contract', async () => {
    const { reference, stepId } = await asked('Maintenance des ascenseurs', '2026-11-18')
    const { value } = await page()
    expect(value[0]).toMatchObject({
      kind: 'validate',
      validationStep: { _id: stepId, name: 'Juridique' },
      askedBy: 'Anne Martin',
      dueOn: '2026-11-18',
      daysLeft: -2,
      endedAt: null,
      contract: { title: 'Maintenance des ascenseurs', reference, supplier: null, currency: 'EUR' },
    })
    const { body } = await ana.browser.call('GET', `/tasks/${value[0]!._id}`)
    expect(body.result).toEqual(value[0])
  })

  test('stand by due date, then by age; those that are done by when they ended', async () => {
    const oldest = await asked('Sans échéance')
    product.clock.advance(1000)
    await asked('Plus tard', '2026-12-20')
    product.clock.advance(1000)
    const soon = await asked('Bientôt', '2026-11-25')
    product.clock.advance(1000)
    await asked('Sans échéance non plus')
    const open = ['Bientôt', 'Plus tard', 'Sans échéance', 'Sans échéance non plus']
    expect(titles(await page('&status=todo'))).toEqual(open)
    await decide(oldest)
    product.clock.advance(1000)
    await decide(soon, 'refused')
    expect(titles(await page('&status=done'))).toEqual(['Bientôt', 'Sans échéance'])
    expect(titles(await page())).toEqual([
      'Plus tard',
      'Sans échéance non plus',
      'Bientôt',
      'Sans échéance',
    ])
  })

  test('are as many to do as the count says, and filtered by what is asked', async () => {
    await asked('Un')
    const done = await asked('Deux')
    await decide(done)
    const count = async () => (await ana.browser.call('GET', '/tasks/count')).body.count
    expect([(await page('&status=todo')).count, await count()]).toEqual([1, 1])
    expect((await page('&kind=validate')).count).toBe(2)
    expect((await page('&kind=sign')).count).toBe(0)
    const { body } = await ana.browser.call('POST', '/tasks/filter?skip=0&status=todo', {
      title: 'deux',
    })
    expect(body.result).toEqual({ value: [], count: 0 })
    expect((await ana.browser.call('GET', '/tasks?skip=0&status=late')).status).toBe(400)
  })

  test('a refusal to read names who refused', async () => {
    await decide(await asked('Bail'), 'refused')
    const { body } = await company.administrator.call('GET', '/tasks?status=todo')
    expect(body.result.value[0]).toMatchObject({ kind: 'readRefusal', askedBy: 'Ana Test' })
  })

  test('are nobody else’s', async () => {
    await asked('Bail')
    const { value } = await page()
    const { status, body } = await company.administrator.call('GET', `/tasks/${value[0]!._id}`)
    expect([status, body.code]).toEqual([404, 'TASK_NOT_FOUND'])
  })
})
