import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { raiseAlerts } from '../deadlines/public.ts'
import { escalateLimits } from './escalate-limits.job.ts'

type Person = Awaited<ReturnType<TestCompany['join']>>

let product: TestProduct
let company: TestCompany
let bob: Person
let carla: Person
let contractId: string

const LIMIT = '2026-09-30'

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
  bob = await company.join('contractManager', 'Bob')
  carla = await company.join('contractManager', 'Carla')
  const { _id } = await createContract(bob.browser, { title: 'Entretien' })
  contractId = _id
  await bob.browser.call('PUT', `/contracts3/${_id}/lifecycle`, YEARLY_TERMS)
  await signOnPaper(product, company, _id)
})

async function setManager(personId: string, managerId: string | null) {
  const { body } = await company.administrator.call('GET', `/users/${personId}`)
  return company.administrator.call('PUT', `/users/${personId}`, {
    firstName: body.name.first,
    lastName: body.name.last,
    phone: body.phone,
    roleId: body.role._id,
    groupIds: body.groups.map((group: { _id: string }) => group._id),
    mainGroupId: null,
    managerId,
  })
}

const show = (who: Person) =>
  bob.browser.call('POST', `/contracts3/${contractId}/shares`, {
    personIds: [who.personId],
    level: 'reader',
  })

/** Dan, whose group is told these days before a limit. */
async function namedGroup(days: number): Promise<Person> {
  const dan = await company.join('contractManager', 'Dan')
  await show(dan)
  const { body: group } = await company.administrator.call('POST', '/groups', { name: 'Juridique' })
  await company.administrator.call('POST', `/groups/${group._id}/members`, {
    addedIds: [dan.personId],
  })
  const set = await company.administrator.call('PUT', '/company/escalation', {
    days,
    groupId: group._id,
  })
  expect([set.status, set.body.group.name]).toEqual([200, 'Juridique'])
  return dan
}

/** A day's jobs, in the order of the night. */
async function dayBreaks(day: string): Promise<void> {
  await company.comeBack(`${day}T06:00:00Z`)
  await raiseAlerts(product.product.platform, company.companyId)
  await escalateLimits(product.product.platform, company.companyId)
}

/** How many escalations were mailed to somebody. */
async function mailed(who: Pick<Person, 'email'>): Promise<number> {
  const mails = await mailsOf(product, company, who.email)
  return mails.filter(({ subject }) => subject.startsWith('Sans décision')).length
}
async function administratorEmail(): Promise<string> {
  const { body } = await company.administrator.call('GET', '/me')
  return body.email as string
}
const decide = (browser: Browser, choice: string, until: string | null = null) =>
  browser.call('POST', `/contracts3/${contractId}/limit-decisions`, {
    limit: LIMIT,
    choice,
    reason: 'Prix tenu',
    until,
  })
const told = async () =>
  (await company.administrator.call('GET', `/contracts3/${contractId}/alert-record`)).body
    .lines as { name: string; text: string }[]

describe('a limit that nobody decided on', () => {
  test('goes to the owner’s manager on its day, once, by mail, and stays on record', async () => {
    await setManager(bob.personId, carla.personId)
    await show(carla)
    await dayBreaks('2026-09-19')
    expect(await mailed(carla)).toBe(0)
    await dayBreaks('2026-09-20')
    await dayBreaks('2026-09-20')
    await dayBreaks('2026-09-22')
    expect(await mailed(carla)).toBe(1)
    expect(await mailed({ email: await administratorEmail() })).toBe(0)
    // Past the limit, the record shows who was told of what.
    await dayBreaks('2026-10-02')
    const record = (await told()).map(({ name, text }) => `${name}: ${text}`)
    expect(record).toContain('Carla Test: Sans décision, limite du 30/09/2026')
    expect(record).toContain('Bob Test: Limite pour dénoncer, le 30/09/2026')
    const { body } = await company.administrator.call(
      'GET',
      `/contracts3/${contractId}/activity?$top=20&$skip=0`,
    )
    expect(JSON.stringify(body)).toContain('le supérieur du responsable a été prévenu (Carla Test)')
  })

  test('goes on to the group, then to the administrators, after three days of silence each', async () => {
    await setManager(bob.personId, carla.personId)
    await show(carla)
    const dan = await namedGroup(10)
    const administrator = { email: await administratorEmail() }
    const counts = async () => [await mailed(carla), await mailed(dan), await mailed(administrator)]
    await dayBreaks('2026-09-20')
    const { body } = await company.administrator.call(
      'GET',
      `/contracts3/${contractId}/limit-decisions`,
    )
    expect(body.escalation).toEqual({ on: '2026-09-23', step: 'group', people: ['Dan Test'] })
    await dayBreaks('2026-09-22')
    expect(await counts()).toEqual([1, 0, 0])
    await dayBreaks('2026-09-23')
    await dayBreaks('2026-09-23')
    expect(await counts()).toEqual([1, 1, 0])
    // The job was down for some days: only the next stage is told, and the one after is given its time.
    await dayBreaks('2026-09-28')
    expect(await counts()).toEqual([1, 1, 1])
    await dayBreaks('2026-09-30')
    expect(await counts()).toEqual([1, 1, 1])
    const record = (await told()).map(({ name, text }) => `${name}: ${text}`)
    expect(record).toContain(
      'Dan Test: Sans décision, limite du 30/09/2026, après le silence de ceux qui ont été prévenus le 20/09/2026',
    )
    const trail = await company.administrator.call('GET', `/contracts3/${contractId}/activity`)
    expect(JSON.stringify(trail.body)).toContain(
      'sans décision depuis que l’échelon précédent a été prévenu, le 23/09/2026',
    )
  })

  test('stops at any decision, and begins again with the next stage after one put off', async () => {
    await setManager(bob.personId, carla.personId)
    await show(carla)
    const administrator = { email: await administratorEmail() }
    await dayBreaks('2026-09-20')
    await company.comeBack('2026-09-21T09:00:00Z')
    await bob.browser.call('POST', '/auth/signin', { username: bob.email, password: PASSWORD })
    expect((await decide(bob.browser, 'later', '2026-09-25')).status).toBe(201)
    await dayBreaks('2026-09-25')
    expect(await mailed(administrator)).toBe(0)
    await dayBreaks('2026-09-26')
    expect([await mailed(carla), await mailed(administrator)]).toEqual([1, 1])
  })

  test('goes through all of its stages before a limit that is near', async () => {
    await setManager(bob.personId, carla.personId)
    await show(carla)
    const dan = await namedGroup(2)
    const administrator = { email: await administratorEmail() }
    for (const day of ['28', '29', '30']) await dayBreaks(`2026-09-${day}`)
    expect([await mailed(carla), await mailed(dan), await mailed(administrator)]).toEqual([1, 1, 1])
  })

  test('goes to the group where the manager does not see the contract', async () => {
    await setManager(bob.personId, carla.personId)
    const dan = await namedGroup(5)
    await dayBreaks('2026-09-24')
    expect(await mailed(dan)).toBe(0)
    await dayBreaks('2026-09-25')
    expect([await mailed(dan), await mailed(carla)]).toEqual([1, 0])
  })

  test('goes to the administrators where the manager is blocked and there is no group', async () => {
    await setManager(bob.personId, carla.personId)
    await show(carla)
    await company.administrator.call('POST', `/users/${carla.personId}/blocked`)
    await dayBreaks('2026-09-20')
    expect([await mailed(carla), await mailed({ email: await administratorEmail() })]).toEqual([
      0, 1,
    ])
  })

  test('waits for the day after a decision put off, and for nothing once decided', async () => {
    const administrator = { email: await administratorEmail() }
    await decide(bob.browser, 'later', '2026-09-24')
    await dayBreaks('2026-09-24')
    expect(await mailed(administrator)).toBe(0)
    await dayBreaks('2026-09-25')
    expect(await mailed(administrator)).toBe(1)
  })

  test('is told to nobody once it is decided', async () => {
    await decide(bob.browser, 'renew')
    await dayBreaks('2026-09-20')
    await dayBreaks('2026-09-30')
    expect(await mailed({ email: await administratorEmail() })).toBe(0)
  })

  test('of an owner who has left goes up as soon as its window opens', async () => {
    await company.administrator.call('POST', `/users/${bob.personId}/blocked`)
    await dayBreaks('2026-08-31')
    expect(await mailed({ email: await administratorEmail() })).toBe(1)
  })

  test('is told after a kill before the commit, once', async () => {
    await company.comeBack('2026-09-20T06:00:00Z')
    const { platform } = product.product
    const { events } = platform
    const killed: typeof events = {
      ...events,
      recordMany: async (db, recorded) => {
        await events.recordMany(db, recorded)
        if (recorded.length > 0) throw new Error('killed')
      },
    }
    const administrator = { email: await administratorEmail() }
    await expect(
      escalateLimits({ ...platform, events: killed }, company.companyId),
    ).rejects.toThrow('killed')
    expect(await mailed(administrator)).toBe(0)
    await escalateLimits(platform, company.companyId)
    await escalateLimits(platform, company.companyId)
    expect(await mailed(administrator)).toBe(1)
  })
})

describe('a manager', () => {
  test('is another person, without a circle', async () => {
    const refusal = async (personId: string, managerId: string) => {
      const { status, body } = await setManager(personId, managerId)
      return [status, body.code, body.errors?.[0]?.field]
    }
    expect(await refusal(bob.personId, bob.personId)).toEqual([422, 'MANAGER_ONESELF', 'managerId'])
    const { status, body } = await setManager(bob.personId, carla.personId)
    expect([status, body.manager]).toEqual([
      200,
      { _id: carla.personId, name: 'Carla Test', isActive: true },
    ])
    const own = await bob.browser.call('GET', '/me/manager')
    expect(own.body.manager.name).toBe('Carla Test')
    expect(await refusal(carla.personId, bob.personId)).toEqual([
      422,
      'MANAGER_CIRCLE',
      'managerId',
    ])
    expect((await setManager(bob.personId, null)).body.manager).toBeNull()
  })

  test('days of an escalation are whole days of a year', async () => {
    const { status, body } = await company.administrator.call('PUT', '/company/escalation', {
      days: 0,
      groupId: null,
    })
    expect([status, body.code]).toEqual([422, 'ESCALATION_DAYS_INVALID'])
  })
})
