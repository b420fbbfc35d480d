import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { remindOfTasks } from './remind-of-tasks.job.ts'

type Person = Awaited<ReturnType<TestCompany['join']>>

let product: TestProduct
let company: TestCompany
let ana: Person
let contractId: string
let asker: { email: string }

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  // A Friday.
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  ana = await company.join('contributor', 'Ana')
  contractId = (await createContract(company.administrator, { title: 'Bail' }))._id
  await company.administrator.call('POST', `/contracts3/${contractId}/shares`, {
    personIds: [ana.personId],
    level: 'reader',
  })
  asker = (await company.administrator.call('GET', '/me')).body
})

async function assign(dueOn: string, personId = ana.personId): Promise<string> {
  const { status, body } = await company.administrator.call(
    'POST',
    `/contracts3/${contractId}/tasks`,
    { title: 'Vérifier le plafond', note: '', dueOn, personId },
  )
  expect(status).toBe(201)
  return body._id
}
const job = () => remindOfTasks(product.product.platform, company.companyId)
/** The job of each of these mornings, twice. */
async function mornings(...days: string[]): Promise<void> {
  for (const day of days) {
    await company.comeBack(`${day}T05:20:00Z`)
    await job()
    await job()
  }
}
async function signedIn({ browser, email }: Person): Promise<Browser> {
  await browser.call('POST', '/auth/signin', { username: email, password: PASSWORD })
  return browser
}
const taskOf = async (person: Person): Promise<string> =>
  (await (await signedIn(person)).call('GET', '/tasks?status=todo')).body.result.value[0]._id
/** The mails to somebody that name a day. */
async function dueMails({ email }: { email: string }): Promise<string[]> {
  const subjects = (await mailsOf(product, company, email)).map(({ subject }) => subject)
  return subjects.filter((subject) => subject.includes('/2026'))
}
const DUE = expect.stringMatching(/^À faire au plus tard le 25\/11\/2026/u)
const LATE = expect.stringMatching(/^Tâche en retard depuis le 25\/11\/2026/u)
const NOT_DONE = expect.stringMatching(/^Pas encore fait, attendu le 25\/11\/2026/u)

describe('a task given by hand with a due day', () => {
  test('is reminded of on the business day before, then told late once to both', async () => {
    await assign('2026-11-25')
    await mornings('2026-11-23')
    expect(await dueMails(ana)).toEqual([])
    await mornings('2026-11-24', '2026-11-25')
    expect([await dueMails(ana), await dueMails(asker)]).toEqual([[DUE], []])
    await mornings('2026-11-26', '2026-11-27')
    expect([await dueMails(ana), await dueMails(asker)]).toEqual([[DUE, LATE], [NOT_DONE]])
    const { body } = await (await signedIn(ana)).call('GET', '/notification')
    const types = body.value.map(({ type }: { type: string }) => type)
    // One line for one awaited act.
    expect(types.filter((type: string) => type.startsWith('task'))).toEqual(['taskLate'])
    const trail = await company.administrator.call('GET', `/contracts3/${contractId}/activity`)
    expect(JSON.stringify(trail.body)).toContain('Anne Martin en a été prévenu')
  })

  test('asked on the eve is only told late, and one due on a Sunday is reminded of on Friday', async () => {
    await assign('2026-11-23')
    await mornings('2026-11-21', '2026-11-22', '2026-11-23')
    expect(await dueMails(ana)).toEqual([])
    await company.comeBack('2026-11-24T09:00:00Z')
    await assign('2026-11-29')
    await mornings('2026-11-26')
    expect(await dueMails(ana)).toHaveLength(1)
    await mornings('2026-11-27')
    expect((await dueMails(ana)).at(-1)).toContain('29/11/2026')
  })

  test('put off says nothing to whoever put it off until it is back; whoever asked learns that it is late', async () => {
    await assign('2026-11-25')
    const browser = await signedIn(ana)
    const { status } = await browser.call('PUT', `/tasks/${await taskOf(ana)}/snoozed`, {
      until: '2026-11-30',
    })
    expect(status).toBe(200)
    await mornings('2026-11-24', '2026-11-26')
    expect([await dueMails(ana), await dueMails(asker)]).toEqual([[], [NOT_DONE]])
    await mornings('2026-11-30', '2026-12-01')
    expect([await dueMails(ana), await dueMails(asker)]).toEqual([[LATE], [NOT_DONE]])
  })

  test('says nothing once it is done or withdrawn, nor to whoever no longer sees the contract', async () => {
    await assign('2026-11-25')
    await (await signedIn(ana)).call('POST', `/tasks/${await taskOf(ana)}/finished`)
    const withdrawn = await assign('2026-11-25')
    await company.administrator.call('DELETE', `/tasks/requests/${withdrawn}`)
    await mornings('2026-11-24', '2026-11-26')
    expect([await dueMails(ana), await dueMails(asker)]).toEqual([[], []])
    await company.comeBack('2026-11-26T09:00:00Z')
    await assign('2026-11-30')
    const shares = `/contracts3/${contractId}/shares`
    const { body: access } = await company.administrator.call('GET', shares)
    const { _id } = access.value.find(({ kind }: { kind: string }) => kind === 'person')
    expect((await company.administrator.call('DELETE', `${shares}/${_id}`)).status).toBe(204)
    await mornings('2026-11-27', '2026-12-01')
    expect(await dueMails(ana)).toEqual([])
  })

  test('is no longer said to be late, nor in a digest, once it is done', async () => {
    await assign('2026-11-25')
    await mornings('2026-11-26')
    const taskNews = async () => {
      const { body } = await company.administrator.call('GET', '/notification')
      const types = body.value.map(({ type }: { type: string }) => type)
      return types.filter((type: string) => type.startsWith('task'))
    }
    expect(await taskNews()).toEqual(['taskNotDone'])
    await (await signedIn(ana)).call('POST', `/tasks/${await taskOf(ana)}/finished`)
    expect(await taskNews()).toEqual(['taskAnswered'])
  })

  test('asked of oneself is told once', async () => {
    await assign('2026-11-25', company.administratorId)
    await mornings('2026-11-24', '2026-11-26')
    expect(await dueMails(asker)).toEqual([DUE, LATE])
  })

  test('is only in the panel of a reader who wants no such mail', async () => {
    await assign('2026-11-25')
    await (
      await signedIn(ana)
    ).call('PUT', '/me/preferences', {
      showResetPassword: true,
      durationRenwalAndTerminationPeriod: '', // sic, spec 3
      listUpdateStatus: [],
      listDeadlineStatus: ['instant'],
      listRenwalAndTerminationPeriod: ['instant'], // sic, spec 3
      listValidationRejectionStatusWorkflkow: ['instant'], // sic, spec 3
    })
    await mornings('2026-11-24')
    expect(await dueMails(ana)).toEqual([])
    const { body } = await (await signedIn(ana)).call('GET', '/notification')
    expect(body.value[0].type).toBe('taskDue')
  })

  test('tells once when the job is killed before its commit or right after', async () => {
    await assign('2026-11-25')
    await company.comeBack('2026-11-24T05:20:00Z')
    const { platform } = product.product
    const { events } = platform
    const dying: typeof events = {
      ...events,
      recordMany: async (db, recorded) => {
        await events.recordMany(db, recorded)
        throw new Error('killed')
      },
    }
    await expect(remindOfTasks({ ...platform, events: dying }, company.companyId)).rejects.toThrow(
      'killed',
    )
    expect(await dueMails(ana)).toEqual([])
    const { inCompanyForReports } = platform
    const afterCommit: typeof inCompanyForReports = async (companyId, body) => {
      const answer = await inCompanyForReports(companyId, body)
      if (answer === true) throw new Error('killed')
      return answer
    }
    await expect(
      remindOfTasks({ ...platform, inCompanyForReports: afterCommit }, company.companyId),
    ).rejects.toThrow('killed')
    await job()
    expect(await dueMails(ana)).toEqual([DUE])
  })
})
