import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { expectRefused, type ExpectedRefusal } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let ana: Awaited<ReturnType<TestCompany['join']>>
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  ana = await company.join('contributor', 'Ana')
  contractId = (await createContract(company.administrator, { title: 'Bail' }))._id
  await share(ana.personId)
})

const share = (personId: string, level = 'reader') =>
  company.administrator.call('POST', `/contracts3/${contractId}/shares`, {
    personIds: [personId],
    level,
  })
const FORM = { title: 'Vérifier le plafond', note: 'Voir l’article 4', dueOn: '2026-11-25' }
const assign = (changes: object = {}, browser = company.administrator) =>
  browser.call('POST', `/contracts3/${contractId}/tasks`, {
    ...FORM,
    personId: ana.personId,
    ...changes,
  })
const tasksOf = async (browser: Browser, query = 'status=todo') =>
  (await browser.call('GET', `/tasks?${query}`)).body.result.value
const unreadOf = async (browser: Browser): Promise<string[]> =>
  (await browser.call('GET', '/notification')).body.value.map(({ type }: { type: string }) => type)
const onContract = async (browser: Browser) =>
  (await browser.call('GET', `/contracts3/${contractId}/tasks`)).body

describe('a task assigned by hand', () => {
  test('is in the list of whoever does it, with a notification, a mail and the trail', async () => {
    expect((await assign()).status).toBe(201)
    const [task] = await tasksOf(ana.browser)
    expect(task).toMatchObject({
      kind: 'answerRequest',
      request: { title: FORM.title, note: FORM.note, answer: null },
      askedBy: 'Anne Martin',
      dueOn: '2026-11-25',
      daysLeft: 5,
    })
    expect(await unreadOf(ana.browser)).toContain('taskAssigned')
    const mails = await mailsOf(product, company, ana.email)
    expect(mails.at(-1)!.text).toContain('/home/tasks')
    const { value } = (
      await company.administrator.call('GET', `/contracts3/${contractId}/activity`)
    ).body
    expect(value[0].text).toContain('Vérifier le plafond')
  })

  test('is done with an answer that whoever asked reads, and asked again by either', async () => {
    const { body } = await assign()
    const [task] = await tasksOf(ana.browser)
    const answered = await ana.browser.call('POST', `/tasks/${task._id}/answered`, {
      answer: 'Le plafond est bon',
    })
    expect(answered.body.result).toMatchObject({
      status: 'DONE',
      request: { answer: 'Le plafond est bon' },
    })
    expect(await unreadOf(ana.browser)).not.toContain('taskAssigned')
    expect(await unreadOf(company.administrator)).toContain('taskAnswered')
    const path = `/tasks/requests/${body._id}/reopened`
    expect((await company.administrator.call('POST', path)).status).toBe(204)
    expect((await tasksOf(ana.browser))[0]).toMatchObject({ request: { answer: null } })
    expect(await unreadOf(ana.browser)).toContain('taskReopened')
    await ana.browser.call('POST', `/tasks/${task._id}/finished`)
    expect(await tasksOf(ana.browser)).toEqual([])
    const again = await ana.browser.call('POST', `/tasks/${task._id}/unfinished`)
    expect(again.body.result.status).toBe('TODO')
    const { value } = await onContract(company.administrator)
    expect(value).toMatchObject([{ status: 'TODO', answer: null, assignedTo: 'Ana Test' }])
  })

  test('is withdrawn by whoever asked, and by nobody else', async () => {
    const { body } = await assign()
    const path = `/tasks/requests/${body._id}`
    const mine = { code: 'TASK_NOT_OF_AUTHOR' }
    await expectRefused(ana.browser, ['DELETE', path], 403, mine)
    const bob = await company.join('contractManager', 'Bob')
    await expectRefused(bob.browser, ['DELETE', path], 404, { code: 'TASK_NOT_FOUND' })
    expect((await company.administrator.call('DELETE', path)).status).toBe(204)
    expect((await tasksOf(ana.browser, 'status=done'))[0].status).toBe('TERMINATED')
    expect(await unreadOf(ana.browser)).toEqual(expect.arrayContaining(['taskWithdrawn']))
    const over = { code: 'TASK_TERMINATED' }
    await expectRefused(company.administrator, ['DELETE', path], 409, over)
    await expectRefused(company.administrator, ['POST', `${path}/reopened`], 409, over)
  })

  test('goes only to people who see the contract, says what it asks, and is not due in the past', async () => {
    const bob = await company.join('contributor', 'Bob')
    const path = `/contracts3/${contractId}/tasks`
    const refused = (changes: object, refusal: ExpectedRefusal) =>
      expectRefused(
        company.administrator,
        ['POST', path, { ...FORM, personId: ana.personId, ...changes }],
        422,
        refusal,
      )
    await refused({ personId: bob.personId }, { code: 'TASK_PERSON_SEES_NOT', field: 'personId' })
    await refused({ personId: null }, { code: 'TASK_PERSON_REQUIRED', field: 'personId' })
    await refused({ title: ' ' }, { code: 'TASK_TITLE_REQUIRED', field: 'title' })
    await refused({ dueOn: '2026-11-19' }, { code: 'TASK_DUE_PAST', field: 'dueOn' })
    const { body } = await company.administrator.call('GET', `${path}/assignees`)
    expect(body.value.map(({ _id }: { _id: string }) => _id)).toEqual(
      expect.arrayContaining([ana.personId, company.administratorId]),
    )
    expect(body.value.map(({ _id }: { _id: string }) => _id)).not.toContain(bob.personId)
  })

  test('is given by who takes part in the contract, not by who only reads it', async () => {
    expect((await assign({}, ana.browser)).status).toBe(403)
    expect((await onContract(ana.browser)).assigning).not.toBeNull()
    const bob = await company.join('contributor', 'Bob')
    await share(bob.personId, 'commenter')
    expect((await assign({}, bob.browser)).status).toBe(201)
    await assign({ personId: company.administratorId })
    // Each sees what they ask or do; editors see all of it.
    expect((await onContract(bob.browser)).value).toHaveLength(1)
    expect((await onContract(company.administrator)).value).toHaveLength(2)
  })

  test('follows the work of a person who leaves to somebody who sees the contract', async () => {
    await assign()
    const bob = await company.join('contractManager', 'Bob')
    const reassign = () =>
      company.administrator.call('POST', `/users/${ana.personId}/reassigned`, {
        newOwnerId: bob.personId,
        tasks: true,
        contracts: false,
      })
    expect((await reassign()).body).toMatchObject({ tasks: 0, left: 1 })
    await share(bob.personId)
    expect((await reassign()).body).toMatchObject({ tasks: 1, left: 0 })
    expect(await tasksOf(bob.browser)).toHaveLength(1)
  })
})

describe('a contract whose owner is blocked', () => {
  test('is to be reviewed by whoever opens every contract, until somebody else owns it', async () => {
    const bob = await company.join('contractManager', 'Bob')
    const { _id } = await createContract(bob.browser, { title: 'Entretien' })
    const kinds = async () =>
      (await tasksOf(company.administrator)).map(
        ({ kind, contract }: { kind: string; contract: { title: string } }) =>
          `${kind} ${contract.title}`,
      )
    await company.administrator.call('POST', `/users/${bob.personId}/blocked`)
    expect(await kinds()).toEqual(['reviewOwner Entretien'])
    await company.administrator.call('POST', `/users/${bob.personId}/activated`)
    expect(await kinds()).toEqual([])
    await company.administrator.call('POST', `/users/${bob.personId}/blocked`)
    const [task] = await tasksOf(company.administrator)
    const ends = { code: 'TASK_ENDS_BY_ITS_ACT' }
    await expectRefused(company.administrator, ['POST', `/tasks/${task._id}/finished`], 409, ends)
    await company.administrator.call('POST', `/users/${bob.personId}/reassigned`, {
      newOwnerId: ana.personId,
      tasks: false,
      contracts: true,
    })
    expect(await kinds()).toEqual([])
    const closed = await tasksOf(company.administrator, 'status=done')
    expect(closed).toContainEqual(
      expect.objectContaining({ status: 'DONE', contract: expect.objectContaining({ _id }) }),
    )
  })
})
