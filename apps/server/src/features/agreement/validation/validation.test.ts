import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { confirming } from '../../../testing/confirming.ts'
import { createContract, fillSections, firstChoice } from '../../../testing/contracts.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { endSittings } from './end-sittings.job.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let ana: Awaited<ReturnType<TestCompany['join']>>
let bob: Awaited<ReturnType<TestCompany['join']>>

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
  await fillSections(company.administrator, contractId)
  ana = await company.join('validator', 'Ana')
  bob = await company.join('validator', 'Bob')
})

const at = (path = '') => `/contracts3/${contractId}/validation${path}`

/** Two steps: Ana or Bob, then both. */
async function request() {
  const { status, body } = await company.administrator.call('POST', at(), {
    steps: [
      { name: 'Juridique', rule: 'oneOf', validatorIds: [ana.personId, bob.personId] },
      { name: 'Direction', rule: 'all', validatorIds: [ana.personId, bob.personId] },
    ],
  })
  expect(status).toBe(201)
  return body.current.steps.map((step: { _id: string }) => step._id) as [string, string]
}

const decide = (browser: Browser, stepId: string, decision: string, reason = '') =>
  browser.call('PUT', at(`/${stepId}/decision`), { decision, reason })
const statusOf = async () =>
  (await company.administrator.call('GET', `/contracts3/${contractId}`)).body
const tasksOf = async (browser: Browser) => (await browser.call('GET', '/tasks?skip=0')).body.result
const openTasksOf = async (browser: Browser) =>
  (await tasksOf(browser)).value.filter((task: { status: string }) => task.status === 'TODO').length
const unreadOf = async (browser: Browser) =>
  (await browser.call('GET', '/notification?$count=true')).body.count

describe('a circuit of two steps', () => {
  test('runs step by step and opens the signature', async () => {
    const [first, second] = await request()
    expect((await statusOf()).status).toBe('VALIDATION')
    expect(await openTasksOf(ana.browser)).toBe(1)
    expect(await unreadOf(bob.browser)).toBe(1)

    expect((await decide(ana.browser, first, 'accepted')).status).toBe(200)
    // One of the members is enough; both are asked for the second step.
    expect(await openTasksOf(bob.browser)).toBe(1)
    await decide(bob.browser, second, 'accepted')
    expect((await statusOf()).status).toBe('VALIDATION')
    const { body } = await decide(ana.browser, second, 'accepted')
    expect(body.current.state).toBe('accepted')
    expect(await statusOf()).toMatchObject({ status: 'VALIDATION', readyToSign: true })
    expect(await openTasksOf(ana.browser)).toBe(0)
    expect(await unreadOf(company.administrator)).toBe(1)
  })

  test('two simultaneous decisions count once each', async () => {
    const [first] = await request()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => decide(ana.browser, first, 'accepted')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('a refusal needs a reason, is notified, and can be withdrawn', async () => {
    const [first] = await request()
    const bare = await decide(ana.browser, first, 'refused')
    expect([bare.status, bare.body.errors[0].field]).toEqual([422, 'reason'])
    const { body } = await decide(ana.browser, first, 'refused', 'Plafond absent')
    expect(body.current.state).toBe('refused')
    const { value } = (await company.administrator.call('GET', '/notification?$top=10&$skip=0'))
      .body
    expect(value[0].template).toContain('a refusé le contrat')
    expect(await openTasksOf(company.administrator)).toBe(1)

    const back = await ana.browser.call('DELETE', at(`/${first}/decision`))
    expect([back.status, back.body.current.state]).toEqual([200, 'running'])
    expect(await openTasksOf(company.administrator)).toBe(0)
    expect(await openTasksOf(ana.browser)).toBe(1)
  })

  test('an acceptance can be withdrawn until the next step is decided', async () => {
    const [first, second] = await request()
    await decide(ana.browser, first, 'accepted')
    expect((await ana.browser.call('DELETE', at(`/${first}/decision`))).status).toBe(200)
    await decide(ana.browser, first, 'accepted')
    await decide(bob.browser, second, 'accepted')
    const late = await ana.browser.call('DELETE', at(`/${first}/decision`))
    expect([late.status, late.body.code]).toEqual([409, 'VALIDATION_STEP_PASSED'])
  })

  test('stops counting when the content changes, but not when only its filing does', async () => {
    const [first] = await request()
    await decide(ana.browser, first, 'accepted')
    const folder = await firstChoice(company.administrator, 'folders')
    await company.administrator.call('PUT', `/contracts3/${contractId}`, { folderIds: [folder] })
    expect((await ana.browser.call('GET', at())).body.current.state).toBe('running')

    await fillSections(confirming(company.administrator), contractId, 'Un autre texte.')
    expect((await ana.browser.call('GET', at())).body.current.state).toBe('suspended')
    // Its validators are still asked: the content may come back.
    expect(await openTasksOf(bob.browser)).toBe(1)
    product.clock.advance(11 * 60_000)
    await endSittings({ ...product.product.platform, preAuth: product.preAuth })
    const { body } = await ana.browser.call('GET', at())
    expect([body.current, body.earlier[0].state]).toEqual([null, 'fallen'])
    expect((await statusOf()).status).not.toBe('VALIDATION')
    expect(await openTasksOf(bob.browser)).toBe(0)
  })

  test('is cancelled by an editor', async () => {
    await request()
    const { status, body } = await company.administrator.call('DELETE', at())
    expect([status, body.current]).toEqual([200, null])
    expect(await openTasksOf(ana.browser)).toBe(0)
  })
})

describe('refused', () => {
  test('to a person who is not a validator of the step', async () => {
    const [first] = await request()
    const { status, body } = await decide(company.administrator, first, 'accepted')
    expect([status, body.message]).toEqual([403, 'Vous n’êtes pas valideur de cette étape'])
  })

  test('to a validator whose step is not open', async () => {
    const [, second] = await request()
    const { status, body } = await decide(ana.browser, second, 'accepted')
    expect([status, body.code]).toEqual([409, 'VALIDATION_STEP_NOT_OPEN'])
  })

  test('a validator can read the contract but not change it', async () => {
    await request()
    expect((await ana.browser.call('GET', `/contracts3/${contractId}`)).body.level).toBe('reader')
    const { status, body } = await ana.browser.call('PUT', `/contracts3/${contractId}`, {
      title: 'x',
    })
    expect([status, body.code]).toEqual([403, 'NOT_ALLOWED_CONTRACTS3_UPDATE'])
  })

  test('to another company, for which it does not exist', async () => {
    const [first] = await request()
    const other = await signUpCompany(product)
    expect((await decide(other.administrator, first, 'accepted')).status).toBe(404)
  })
})

describe('requesting a validation', () => {
  test('needs steps with a name and validators', async () => {
    const none = await company.administrator.call('POST', at(), { steps: [] })
    expect([none.status, none.body.message]).toEqual([422, 'Sélectionnez une étape du workflow'])
    const { body } = await company.administrator.call('POST', at(), {
      steps: [{ name: '', rule: 'all', validatorIds: [] }],
    })
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'steps.0.name',
      'steps.0.validatorIds',
    ])
  })

  test('is refused while sections are empty', async () => {
    const empty = await createContract(company.administrator)
    const { status, body } = await company.administrator.call(
      'POST',
      `/contracts3/${empty._id}/validation`,
      {
        steps: [{ name: 'Juridique', rule: 'all', validatorIds: [ana.personId] }],
      },
    )
    expect([status, body.code]).toEqual([422, 'SECTION_CONTENT_REQUIRED'])
  })

  test('is refused while one is running', async () => {
    await request()
    const { status, body } = await company.administrator.call('POST', at(), {
      steps: [{ name: 'Juridique', rule: 'all', validatorIds: [ana.personId] }],
    })
    expect([status, body.code]).toEqual([409, 'VALIDATION_ALREADY_REQUESTED'])
  })
})

describe('tasks', () => {
  test('a validation task has its own action and cannot be ticked by hand', async () => {
    await request()
    const { value, count } = await tasksOf(ana.browser)
    expect(count).toBe(1)
    const [action] = value[0].actions
    const ticked = await ana.browser.call('POST', `/tasks/${value[0]._id}/finished`)
    expect([ticked.status, ticked.body.code]).toEqual([409, 'TASK_ENDS_BY_ITS_ACT'])
    const done = await ana.browser.call(action.method, action.url, action.data)
    expect(done.status).toBe(200)
    const { body } = await ana.browser.call('GET', '/tasks?skip=0')
    expect(body.result.value.map((task: { status: string }) => task.status)).toEqual([
      'TODO',
      'DONE',
    ])
  })

  test('a task to read a refusal can be ticked and unticked', async () => {
    const [first] = await request()
    await decide(ana.browser, first, 'refused', 'Non')
    const [task] = (await tasksOf(company.administrator)).value
    const done = await company.administrator.call('POST', `/tasks/${task._id}/finished`)
    expect(done.body.result.status).toBe('DONE')
    const again = await company.administrator.call('POST', `/tasks/${task._id}/unfinished`)
    expect(again.body.result.status).toBe('TODO')
    expect((await ana.browser.call('POST', `/tasks/${task._id}/finished`)).status).toBe(404)
  })

  test('are found by the title of their contract', async () => {
    await request()
    const find = async (title: string) =>
      (await ana.browser.call('POST', '/tasks/filter?skip=0', { title })).body.result.count
    expect([await find('MAINT'), await find('100%')]).toEqual([1, 0])
  })
})

describe('notifications', () => {
  test('reading one, or all together, removes it from the panel', async () => {
    await request()
    const { value, count } = (await ana.browser.call('GET', '/notification?$top=10&$skip=0')).body
    expect([count, value[0].contractId]).toEqual([1, contractId])
    expect((await bob.browser.call('DELETE', `/notification/${value[0]._id}`)).status).toBe(404)
    expect((await ana.browser.call('DELETE', `/notification/${value[0]._id}`)).status).toBe(204)
    expect(await unreadOf(ana.browser)).toBe(0)
    await bob.browser.call('DELETE', '/notification')
    expect(await unreadOf(bob.browser)).toBe(0)
  })
})

describe('the validator of a later step', () => {
  test('learns who requested it, not who validated before', async () => {
    const [first] = await request()
    await decide(ana.browser, first, 'accepted')
    const { value } = (await bob.browser.call('GET', '/notification?$top=10&$skip=0')).body
    expect(value.map(({ template }: { template: string }) => template)).toEqual([
      expect.stringMatching(/Anne Martin vous demande de valider .*Direction/),
    ])
  })
})

describe('a validator of both steps', () => {
  test('is asked for the second step as for the first: task, notification and mail', async () => {
    const [first, second] = await request()
    const askedOf = async (person: typeof ana) => ({
      tasks: await openTasksOf(person.browser),
      notifications: await unreadOf(person.browser),
      mails: (await mailsOf(product, company, person.email)).map(({ subject }) => subject),
    })
    const asked = await askedOf(ana)
    expect(asked).toMatchObject({ tasks: 1, notifications: 1, mails: [expect.any(String)] })
    await decide(ana.browser, first, 'accepted')
    const [subject] = asked.mails
    expect(await askedOf(ana)).toEqual({ tasks: 1, notifications: 1, mails: [subject, subject] })
    const { value } = await tasksOf(ana.browser)
    const open = value.filter((task: { status: string }) => task.status === 'TODO')
    expect(open[0].actions[0].url).toContain(second)
  })

  test('is not notified of withdrawing their own decision', async () => {
    const [first] = await request()
    await decide(ana.browser, first, 'accepted')
    const before = await unreadOf(ana.browser)
    await ana.browser.call('DELETE', at(`/${first}/decision`))
    expect(await unreadOf(ana.browser)).toBe(before)
    expect(await openTasksOf(ana.browser)).toBe(1)
  })
})
