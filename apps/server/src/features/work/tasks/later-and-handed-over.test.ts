import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { expectRefused } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

type Person = Awaited<ReturnType<TestCompany['join']>>

let product: TestProduct
let company: TestCompany
let ana: Person
let bob: Person

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  ana = await company.join('contributor', 'Ana')
  bob = await company.join('contributor', 'Bob')
})

/** A task that Ana is given, on a contract that these people see. */
async function given(title: string, ...people: Person[]): Promise<string> {
  const { administrator } = company
  const { _id } = await createContract(administrator, { title })
  await administrator.call('POST', `/contracts3/${_id}/shares`, {
    personIds: [ana, ...people].map(({ personId }) => personId),
    level: 'reader',
  })
  const { status } = await administrator.call('POST', `/contracts3/${_id}/tasks`, {
    title: `Relire ${title}`,
    personId: ana.personId,
  })
  expect(status).toBe(201)
  return _id
}

interface Listed {
  _id: string
  contract: { title: string }
  handedOverFrom: string | null
}
const list = async (browser: Browser, status: string): Promise<Listed[]> =>
  (await browser.call('GET', `/tasks?status=${status}`)).body.result.value
const titles = async (browser: Browser, status = 'todo') =>
  (await list(browser, status)).map(({ contract }) => contract.title)
const count = async (browser: Browser) => (await browser.call('GET', '/tasks/count')).body.count
const snooze = (taskId: string, until: string) =>
  ana.browser.call('PUT', `/tasks/${taskId}/snoozed`, { until })

describe('a task put off', () => {
  test('stands under « later » until its day, and then is to do by itself, once', async () => {
    // Evening, so that the session outlives midnight.
    product.clock.set('2026-11-20T22:30:00Z')
    company = await signUpCompany(product)
    ana = await company.join('contributor', 'Ana')
    await given('Bail')
    await given('Achat')
    const [task] = (await list(ana.browser, 'todo')).filter(
      ({ contract }) => contract.title === 'Bail',
    )
    const { body } = await snooze(task!._id, '2026-11-21')
    expect(body.result).toMatchObject({ status: 'TODO', snoozedUntil: '2026-11-21' })
    expect(await titles(ana.browser)).toEqual(['Achat'])
    expect(await titles(ana.browser, 'later')).toEqual(['Bail'])
    expect(await count(ana.browser)).toBe(1)
    expect((await ana.browser.call('GET', '/actionsRequired')).body.count).toBe(1)
    // Midnight in Paris.
    product.clock.set('2026-11-20T22:59:00Z')
    expect(await titles(ana.browser, 'later')).toEqual(['Bail'])
    product.clock.set('2026-11-20T23:01:00Z')
    expect(await titles(ana.browser, 'later')).toEqual([])
    expect((await titles(ana.browser)).toSorted()).toEqual(['Achat', 'Bail'])
    expect(await count(ana.browser)).toBe(2)
  })

  test('comes back at once when it is wanted', async () => {
    await given('Bail')
    const [task] = await list(ana.browser, 'todo')
    await snooze(task!._id, '2026-12-01')
    await ana.browser.call('DELETE', `/tasks/${task!._id}/snoozed`)
    expect(await titles(ana.browser)).toEqual(['Bail'])
  })

  test('is one’s own, open, and put off from tomorrow to a year', async () => {
    await given('Bail', bob)
    const [task] = await list(ana.browser, 'todo')
    const path = `/tasks/${task!._id}/snoozed`
    const refused = (until: string, code: string) =>
      expectRefused(ana.browser, ['PUT', path, { until }], 422, { code, field: 'until' })
    await refused('2026-11-20', 'TASK_SNOOZE_NOT_LATER')
    await refused('2027-11-21', 'TASK_SNOOZE_TOO_LONG')
    const body = { until: '2026-12-01' }
    await expectRefused(bob.browser, ['PUT', path, body], 404, { code: 'TASK_NOT_FOUND' })
    await ana.browser.call('POST', `/tasks/${task!._id}/finished`)
    await expectRefused(ana.browser, ['PUT', path, body], 409, { code: 'TASK_ALREADY_DONE' })
  })
})

describe('tasks handed over', () => {
  const handOver = async (taskIds: string[], personId: string | null, browser = ana.browser) =>
    browser.call('POST', '/tasks/handed-over', { taskIds, personId })

  test('pass to a person who sees their contracts; those that stay are named, each with its reason', async () => {
    await given('Vu', bob)
    await given('Pas vu')
    const { administrator } = company
    const { _id } = await createContract(administrator, { title: 'À valider' })
    await fillSections(administrator, _id)
    await administrator.call('POST', `/contracts3/${_id}/validation`, {
      steps: [{ name: 'Juridique', rule: 'oneOf', validatorIds: [ana.personId] }],
    })
    const mine = await list(ana.browser, 'todo')
    await snooze(mine.find(({ contract }) => contract.title === 'Vu')!._id, '2026-12-01')
    const { body } = await handOver(
      mine.map(({ _id: id }) => id),
      bob.personId,
    )
    expect(body.done).toHaveLength(1)
    const reasons = body.refused.map(({ title, reason }: { title: string; reason: string }) => [
      title,
      reason,
    ])
    expect(reasons.toSorted()).toEqual([
      ['Pas vu', 'Bob Test ne voit pas ce contrat'],
      ['À valider', 'Une validation se confie par une délégation, ou par l’administration'],
    ])
    const [task] = await list(bob.browser, 'todo')
    expect(task).toMatchObject({ contract: { title: 'Vu' }, handedOverFrom: 'Ana Test' })
    expect((await titles(ana.browser)).toSorted()).toEqual(['Pas vu', 'À valider'])
    const { value } = (await bob.browser.call('GET', '/notification')).body
    expect(value.map(({ type }: { type: string }) => type)).toContain('taskHandedOver')
    expect((await bob.browser.call('POST', `/tasks/${task!._id}/finished`)).status).toBe(200)
  })

  test('go to an active colleague, and nobody hands over what is another’s', async () => {
    await given('Bail', bob)
    const [task] = await list(ana.browser, 'todo')
    const refusal = { code: 'REASSIGN_TO_ACTIVE', field: 'personId' }
    for (const personId of [null, ana.personId]) {
      const body = { taskIds: [task!._id], personId }
      await expectRefused(ana.browser, ['POST', '/tasks/handed-over', body], 422, refusal)
    }
    const others = await handOver([task!._id], ana.personId, bob.browser)
    expect(others.body).toEqual({ done: [], refused: [] })
    expect(await titles(ana.browser)).toEqual(['Bail'])
  })
})
