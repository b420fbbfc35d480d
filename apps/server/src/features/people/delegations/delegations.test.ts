import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../../testing/at-once.ts'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { mailsOf } from '../../../testing/mails.ts'
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
  ana = await company.join('validator', 'Ana')
  bob = await company.join('validator', 'Bob')
})

const admin = () => company.administrator
const span = (delegate: Person, startsOn = '2026-11-20', endsOn = '2026-11-27') => ({
  delegateId: delegate.personId,
  startsOn,
  endsOn,
})
const away = (person: Person, body: object) => person.browser.call('POST', '/me/delegations', body)

/** Signs in again on each day: sessions expire. */
async function signIn({ browser, email }: Person): Promise<Browser> {
  await browser.call('POST', '/auth/signin', { username: email, password: PASSWORD })
  return browser
}

/** A contract with a validation by Ana and possibly others. */
async function asked(validatorIds = [ana.personId], rule = 'all') {
  const { _id } = await createContract(admin())
  await fillSections(admin(), _id)
  const steps = [{ name: 'Juridique', rule, validatorIds }]
  const { body } = await admin().call('POST', `/contracts3/${_id}/validation`, { steps })
  return { path: `/contracts3/${_id}`, stepId: body.current.steps[0]._id as string }
}

const decide = (browser: Browser, at: { path: string; stepId: string }, more: object = {}) =>
  browser.call('PUT', `${at.path}/validation/${at.stepId}/decision`, {
    decision: 'accepted',
    ...more,
  })
const tasks = async (browser: Browser) => (await browser.call('GET', '/tasks')).body.result.value

describe('a delegate of an absent person', () => {
  test('is notified, sees the contract, decides, and the trail names both', async () => {
    await away(ana, span(bob))
    const at = await asked()
    const [task] = await tasks(bob.browser)
    expect(task).toMatchObject({ for: 'Ana Test', status: 'TODO' })
    expect((await bob.browser.call('GET', '/tasks/count')).body.count).toBe(1)
    const subjects = (await mailsOf(product, company, bob.email)).map(({ subject }) => subject)
    expect(subjects[0]).toBe('Vous agissez pour Ana Test')
    expect(subjects[1]).toContain('À valider pour Ana Test')
    const { current } = (await bob.browser.call('GET', `${at.path}/validation`)).body
    expect(current.steps[0]).toMatchObject({ deciding: null, decidingFor: { name: 'Ana Test' } })
    const [action] = task.actions
    expect((await bob.browser.call(action.method, action.url, action.data)).status).toBe(200)
    const after = (await ana.browser.call('GET', `${at.path}/validation`)).body.current
    expect(after.steps[0].validators[0]).toMatchObject({
      name: 'Ana Test',
      decision: 'accepted',
      decidedBy: 'Bob Test',
    })
    const { value } = (await admin().call('GET', `${at.path}/activity`)).body
    expect(value.map(({ text }: { text: string }) => text)).toContain(
      'Bob Test a validé l’étape «\u202FJuridique\u202F» pour Ana Test.',
    )
    expect(await tasks(bob.browser)).toEqual([])
    expect((await tasks(ana.browser))[0].status).toBe('DONE')
  })

  test('decides once for themselves and once for the absent, as chosen', async () => {
    await away(ana, span(bob))
    const at = await asked([ana.personId, bob.personId])
    expect((await tasks(bob.browser)).map((task: { for: string | null }) => task.for)).toEqual(
      expect.arrayContaining(['Ana Test', null]),
    )
    await decide(bob.browser, at, { forPersonId: ana.personId })
    const { current } = (await bob.browser.call('GET', `${at.path}/validation`)).body
    expect(current.steps[0]).toMatchObject({
      outcome: 'pending',
      deciding: null,
      decidingFor: null,
    })
    await decide(bob.browser, at)
    expect((await decide(bob.browser, at)).body.code).toBe('VALIDATION_ALREADY_DECIDED')
  })

  test('can withdraw what they decided for the absent, and so can the absent', async () => {
    await away(ana, span(bob))
    const at = await asked([ana.personId, company.administratorId])
    const cancel = (browser: Browser) =>
      browser.call('DELETE', `${at.path}/validation/${at.stepId}/decision`)
    await decide(bob.browser, at)
    expect((await cancel(bob.browser)).status).toBe(200)
    await decide(bob.browser, at)
    expect((await cancel(ana.browser)).status).toBe(200)
    await decide(ana.browser, at)
    expect((await cancel(bob.browser)).body.code).toBe('VALIDATION_NOT_DECIDED')
  })

  test('acts for nobody who has not named them', async () => {
    await away(ana, span(bob))
    const other = await company.join('validator', 'Zoé')
    const at = await asked([other.personId, bob.personId])
    const path = `${at.path}/validation/${at.stepId}/decision`
    const forOther = { decision: 'accepted', forPersonId: other.personId }
    await expectRefused(bob.browser, ['PUT', path, forOther], 422, {
      code: 'NOT_A_DELEGATE',
      field: 'forPersonId',
    })
  })

  test('never signs for them', async () => {
    await away(ana, span(bob))
    const { _id } = await createContract(admin())
    await fillSections(admin(), _id)
    const signatories = [{ kind: 'internal', personId: ana.personId }]
    const sent = await admin().call('POST', `/contracts3/${_id}/signature`, { signatories })
    expect(sent.status).toBe(201)
    expect(await tasks(bob.browser)).toEqual([])
    expect((await bob.browser.call('GET', `/contracts3/${_id}`)).status).toBe(404)
    expect((await tasks(ana.browser))[0].for).toBeNull()
  })
})

describe('a delegation is in effect', () => {
  /** Whether Bob sees Ana's contract at a moment, in Paris. */
  async function seesAt(path: string, iso: string): Promise<boolean> {
    product.clock.set(iso)
    return (await (await signIn(bob)).call('GET', path)).status === 200
  }

  test('from the first moment of its first day to the last of its last, in the company’s time zone', async () => {
    await away(ana, span(bob, '2026-11-23', '2026-11-24'))
    const { path } = await asked()
    // Paris is an hour ahead in November.
    expect(await seesAt(path, '2026-11-22T22:59:59Z')).toBe(false)
    expect(await seesAt(path, '2026-11-22T23:00:00Z')).toBe(true)
    expect(await seesAt(path, '2026-11-24T22:59:59Z')).toBe(true)
    expect(await seesAt(path, '2026-11-24T23:00:00Z')).toBe(false)
  })

  test('in another time zone by its days', async () => {
    await product.product.platform.inCompany(company.companyId, (db) =>
      db.tx
        .updateTable('company')
        .set({ time_zone: 'Pacific/Auckland' })
        .where('id', '=', company.companyId)
        .execute(),
    )
    await away(ana, span(bob, '2026-11-23', '2026-11-23'))
    const { path } = await asked()
    // Thirteen hours ahead.
    expect(await seesAt(path, '2026-11-22T10:59:59Z')).toBe(false)
    expect(await seesAt(path, '2026-11-22T11:00:00Z')).toBe(true)
    expect(await seesAt(path, '2026-11-23T11:00:00Z')).toBe(false)
  })

  test('until it is ended early, effective at the very next request', async () => {
    const { body } = await away(ana, span(bob))
    const at = await asked()
    expect((await bob.browser.call('GET', at.path)).status).toBe(200)
    const ended = await ana.browser.call('POST', `/me/delegations/${body._id}/ended`)
    expect(ended.body).toMatchObject({ state: 'endedEarly' })
    expect((await bob.browser.call('GET', at.path)).status).toBe(404)
    expect((await decide(bob.browser, at)).status).toBe(404)
    const over = ['POST', `/me/delegations/${body._id}/ended`] as const
    await expectRefused(ana.browser, over, 409, { code: 'DELEGATION_OVER' })
  })

  test('unless the delegate is blocked: nobody is notified instead', async () => {
    await away(ana, span(bob))
    await admin().call('POST', `/users/${bob.personId}/blocked`)
    await asked()
    const mails = await mailsOf(product, company, bob.email)
    expect(mails.filter(({ subject }) => subject.includes('À valider'))).toEqual([])
    expect(await mailsOf(product, company, ana.email)).toHaveLength(1)
  })

  test('unless the absent person is blocked', async () => {
    await away(ana, span(bob))
    const { path } = await asked()
    await admin().call('POST', `/users/${ana.personId}/blocked`)
    expect((await bob.browser.call('GET', path)).status).toBe(404)
  })
})

describe('a delegation is refused', () => {
  const expectRefusal = (body: object, code: string, field: string) =>
    expectRefused(ana.browser, ['POST', '/me/delegations', body], 422, { code, field })

  test('with the reason at its field, in three languages', async () => {
    await expectRefusal(span(ana), 'DELEGATION_TO_ONESELF', 'delegateId')
    await expectRefusal(span(bob, '2026-11-27', '2026-11-26'), 'DELEGATION_DAYS_REVERSED', 'endsOn')
    await expectRefusal(span(bob, '2026-11-10', '2026-11-19'), 'DELEGATION_IN_THE_PAST', 'endsOn')
    await expectRefusal(span(bob, '2026-11-20', '2027-11-21'), 'DELEGATION_TOO_LONG', 'endsOn')
    await away(ana, span(bob, '2026-11-20', '2026-11-22'))
    await expectRefusal(span(bob, '2026-11-22', '2026-11-25'), 'DELEGATION_OVERLAPS', 'startsOn')
    const back = span(ana, '2026-11-22', '2026-11-22')
    const circle = { code: 'DELEGATION_CIRCLE', field: 'delegateId' }
    await expectRefused(bob.browser, ['POST', '/me/delegations', back], 422, circle)
  })

  test('for a delegate who is inactive, external, or of another company', async () => {
    const tiers = await company.join('thirdParty')
    await expectRefusal(span(tiers), 'DELEGATE_NOT_ACTIVE', 'delegateId')
    const stranger = { ...bob, personId: (await signUpCompany(product)).administratorId }
    await expectRefusal(span(stranger), 'DELEGATE_NOT_ACTIVE', 'delegateId')
    await admin().call('POST', `/users/${bob.personId}/blocked`)
    await expectRefusal(span(bob), 'DELEGATE_NOT_ACTIVE', 'delegateId')
  })

  test('if two would form a cycle, even when made at the same moment', async () => {
    const cleo = await company.join('validator', 'Cléo')
    const rounds = [
      [() => away(ana, span(bob)), () => away(bob, span(ana))],
      [
        () => away(bob, span(cleo, '2026-12-01', '2026-12-04')),
        () => away(cleo, span(bob, '2026-12-04', '2026-12-08')),
      ],
    ]
    for (const round of rounds) {
      const answers = await atOnce(product, round)
      const codes = answers.map(({ status, body }) => (status === 201 ? 'named' : body.code))
      expect(codes).toEqual(['named', 'DELEGATION_CIRCLE'])
    }
  })
})

describe('an administrator', () => {
  test('appoints a delegate for someone, sees the delegation and ends it', async () => {
    const path = `/users/${ana.personId}/delegations`
    const { body, status } = await admin().call('POST', path, span(bob, '2026-11-25', '2026-11-26'))
    expect([status, body.state, body.delegate.name]).toEqual([201, 'planned', 'Bob Test'])
    expect((await ana.browser.call('GET', '/me/delegations')).body.value).toEqual([body])
    expect((await bob.browser.call('GET', '/me/delegations')).body.value).toEqual([body])
    const { value } = (await bob.browser.call('GET', '/notification?$top=10&$skip=0')).body
    expect(value[0].template).toContain('Anne Martin vous a désigné pour remplacer Ana Test')
    const ended = await admin().call('POST', `${path}/${body._id}/ended`)
    expect(ended.body.state).toBe('endedEarly')
    const unknown = ['POST', `/users/${bob.personId}/delegations/${body._id}/ended`] as const
    await expectRefused(admin(), unknown, 404, { code: 'DELEGATION_NOT_FOUND' })
    const nobody = ['GET', `/users/${body._id}/delegations`] as const
    await expectRefused(admin(), nobody, 404, { code: 'PERSON_NOT_FOUND' })
  })

  test('cannot appoint one for an inactive person', async () => {
    await admin().call('POST', `/users/${ana.personId}/blocked`)
    const call = ['POST', `/users/${ana.personId}/delegations`, span(bob)] as const
    await expectRefused(admin(), call, 409, { code: 'PERSON_NOT_ACTIVE' })
  })
})
