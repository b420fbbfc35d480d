import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { remindOfDueDays } from './remind-of-due-days.job.ts'

type Person = Awaited<ReturnType<TestCompany['join']>>

let product: TestProduct
let company: TestCompany
let owner: Browser
let contractId: string
let ana: Person
let bob: Person

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  // A Friday.
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  owner = company.administrator
  contractId = (await createContract(owner, { title: 'Entretien' }))._id
  await fillSections(owner, contractId)
  ana = await company.join('validator', 'Ana')
  bob = await company.join('validator', 'Bob')
})

const at = (path = '') => `/contracts3/${contractId}/validation${path}`
const step = (name: string, people: Person[], dueDays: number | null, more = {}) => ({
  name,
  rule: 'all',
  validatorIds: people.map(({ personId }) => personId),
  dueDays,
  ...more,
})

async function request(steps: object[], by?: Person): Promise<string[]> {
  const browser = by ? await signedIn(by) : owner
  const { status, body } = await browser.call('POST', at(), { steps })
  expect(status).toBe(201)
  return body.current.steps.map(({ _id }: { _id: string }) => _id)
}

interface ShownStep {
  name: string
  dueOn: string | null
  isLate: boolean
}

const shown = async (): Promise<[string, string | null, boolean][]> => {
  const { body } = await owner.call('GET', at())
  return (body.current.steps as ShownStep[]).map(({ name, dueOn, isLate }) => [name, dueOn, isLate])
}
/** Their session has expired since another day. */
async function signedIn({ browser, email }: Person): Promise<Browser> {
  await browser.call('POST', '/auth/signin', { username: email, password: PASSWORD })
  return browser
}
const decide = async (person: Person, stepId = '') =>
  (await signedIn(person)).call('PUT', at(`/${stepId}/decision`), { decision: 'accepted' })
const withdraw = async (person: Person, stepId = '') =>
  (await signedIn(person)).call('DELETE', at(`/${stepId}/decision`))

const job = () => remindOfDueDays(product.product.platform, company.companyId)

/** The job of each of these mornings. */
async function mornings(...days: string[]): Promise<void> {
  for (const day of days) {
    await company.comeBack(`${day}T05:15:00Z`)
    await job()
  }
}

/** The subjects of mails to somebody that name a due day. */
async function dueMails({ email }: Pick<Person, 'email'>): Promise<string[]> {
  const subjects = (await mailsOf(product, company, email)).map(({ subject }) => subject)
  return subjects.filter((subject) => subject.includes('/2026')).map((subject) => subject.trim())
}

async function setManager(personId: string, managerId: string) {
  const { body } = await owner.call('GET', `/users/${personId}`)
  const { status } = await owner.call('PUT', `/users/${personId}`, {
    firstName: body.name.first,
    lastName: body.name.last,
    phone: body.phone,
    roleId: body.role._id,
    groupIds: [],
    mainGroupId: null,
    managerId,
  })
  expect(status).toBe(200)
}
const show = ({ personId }: Person) =>
  owner.call('POST', `/contracts3/${contractId}/shares`, { personIds: [personId], level: 'reader' })
const administrator = async () => {
  const { body } = await owner.call('GET', '/me')
  return body as { email: string }
}
const REMINDED = expect.stringContaining('À valider au plus tard le 25/11/2026')
const LATE = expect.stringContaining('Validation en retard depuis le 25/11/2026')

describe('the due day of a step', () => {
  test('is counted in business days when it opens, and shown wherever it is awaited', async () => {
    expect(
      await faultOf(await owner.call('POST', at(), { steps: [step('Droit', [ana], 0)] })),
    ).toEqual([422, 'steps.0.dueDays', 'STEP_DUE_DAYS_INVALID'])
    const [first] = await request([step('Droit', [ana], 3), step('Direction', [bob], 2)])
    expect(await shown()).toEqual([
      ['Droit', '2026-11-25', false],
      ['Direction', null, false],
    ])
    const [asked] = await mailsOf(product, company, ana.email)
    expect(asked!.text).toMatch(/Échéance de l’étape\s: 25\/11\/2026\./u)
    const tasks = async () =>
      (await ana.browser.call('GET', '/tasks?skip=0')).body.result.value as object[]
    expect(await tasks()).toEqual([expect.objectContaining({ dueOn: '2026-11-25', daysLeft: 5 })])
    await company.comeBack('2026-11-26T09:00:00Z')
    expect((await shown())[0]).toEqual(['Droit', '2026-11-25', true])
    const { body: awaited } = await owner.call('GET', '/awaited?$top=20&$skip=0')
    expect(awaited.value).toEqual([
      expect.objectContaining({ step: 'Droit', dueOn: '2026-11-25', isLate: true }),
    ])
    // Late or not, it is decided; the next one has its own days, from its own opening.
    expect((await decide(ana, first)).status).toBe(200)
    expect(await shown()).toEqual([
      ['Droit', null, false],
      ['Direction', '2026-11-30', false],
    ])
  })

  test('is counted again when a withdrawn decision opens a step again, and not where it was open', async () => {
    const [first, second] = await request([
      step('Droit', [ana, bob], 3),
      step('Direction', [bob], 2),
    ])
    await company.comeBack('2026-11-23T09:00:00Z')
    await decide(ana, first)
    await withdraw(ana, first)
    expect((await shown())[0]).toEqual(['Droit', '2026-11-25', false])
    await decide(ana, first)
    await mornings('2026-11-24')
    expect(await dueMails(bob)).toEqual([REMINDED])
    await decide(bob, first)
    expect((await shown())[1]).toEqual(['Direction', '2026-11-26', false])
    await company.comeBack('2026-11-25T09:00:00Z')
    await withdraw(bob, first)
    expect(await shown()).toEqual([
      ['Droit', '2026-11-30', false],
      ['Direction', null, false],
    ])
    // What was due before is no matter any more: its own eve comes.
    await mornings('2026-11-26')
    expect((await dueMails(bob)).length).toBe(1)
    await mornings('2026-11-27')
    expect((await dueMails(bob)).length).toBe(2)
    await decide(bob, first)
    expect((await shown())[1]).toEqual(['Direction', '2026-12-01', false])
    expect((await decide(bob, second)).status).toBe(200)
  })

  test('comes from the circuit, and stays with its copy', async () => {
    const { body: steps } = await owner.call('GET', '/administration/validation-circuit-steps')
    const form = (dueDays: number) => ({
      title: 'Achats',
      validationStepId: steps[0]._id,
      steps: [{ ...step('Droit', [ana], dueDays), groupIds: [] }],
    })
    const path = '/administration/validation-circuits'
    expect(await faultOf(await owner.call('POST', path, form(1000)))).toEqual([
      422,
      'steps.0.dueDays',
      'STEP_DUE_DAYS_INVALID',
    ])
    const { body: circuit } = await owner.call('POST', path, form(4))
    const copied = await owner.call('POST', `${path}/${circuit._id}/copies`, { title: 'Ventes' })
    const asked = await owner.call('GET', at(`/circuits/${copied.body._id}`))
    expect(asked.body.steps).toEqual([expect.objectContaining({ dueDays: 4 })])
  })
})

describe('the eve of the due day', () => {
  test('reminds who has not decided, and who acts for them, once', async () => {
    const carla = await company.join('validator', 'Carla')
    const span = { delegateId: carla.personId, startsOn: '2026-11-20', endsOn: '2026-11-27' }
    await ana.browser.call('POST', '/me/delegations', span)
    const [first] = await request([step('Droit', [ana, bob], 3)])
    await decide(bob, first)
    await mornings('2026-11-23')
    expect(await dueMails(ana)).toEqual([])
    await mornings('2026-11-24', '2026-11-24', '2026-11-25')
    expect(await dueMails(ana)).toEqual([REMINDED])
    expect(await dueMails(bob)).toEqual([])
    expect(await dueMails(carla)).toEqual([
      expect.stringContaining('À valider pour Ana Test au plus tard le 25/11/2026'),
    ])
    // One awaited decision is one entry of the bell.
    const { body } = await (await signedIn(ana)).call('GET', '/notification?$top=20&$skip=0')
    expect(body.value.map(({ type }: { type: string }) => type)).toEqual(['validationDue'])
  })

  test('of parallel steps is that of each', async () => {
    await request([step('Droit', [ana], 3), step('Achats', [bob], 5, { isBesidePrevious: true })])
    expect((await shown()).map(([, dueOn]) => dueOn)).toEqual(['2026-11-25', '2026-11-27'])
    await mornings('2026-11-24')
    expect([await dueMails(ana), await dueMails(bob)]).toEqual([[REMINDED], []])
    await mornings('2026-11-26')
    // Ana’s is late by now, and hers alone.
    expect(await dueMails(await administrator())).toEqual([LATE])
    expect(await dueMails(bob)).toEqual([
      expect.stringContaining('À valider au plus tard le 27/11/2026'),
    ])
  })
})

describe('a due day that is moved', () => {
  const move = (browser: Browser, stepId = '', changes: object = {}) =>
    browser.call('PUT', at(`/${stepId}/due-day`), {
      ...{ dueOn: '2026-11-27', reason: 'Ana est en congés', replaces: '2026-11-25' },
      ...changes,
    })

  test('is told to who is awaited, and the reminder and the escalation follow it', async () => {
    const carla = await company.join('validator', 'Carla')
    const span = { delegateId: carla.personId, startsOn: '2026-11-20', endsOn: '2026-12-27' }
    await ana.browser.call('POST', '/me/delegations', span)
    const [first] = await request([step('Droit', [ana, bob], 3)])
    await decide(bob, first)
    await mornings('2026-11-24')
    expect((await move(owner, first)).status).toBe(200)
    expect(await shown()).toEqual([['Droit', '2026-11-27', false]])
    const MOVED = expect.stringContaining('Nouvelle échéance, le 27/11/2026')
    expect(await dueMails(ana)).toEqual([REMINDED, MOVED])
    expect(await dueMails(bob)).toEqual([])
    expect((await dueMails(carla)).at(-1)).toContain('pour Ana Test')
    const mails = await mailsOf(product, company, ana.email)
    expect(mails.at(-1)!.text).toContain('Ana est en congés')
    const { body: bell } = await (await signedIn(ana)).call('GET', '/notification?$top=20&$skip=0')
    expect(bell.value.map(({ type }: { type: string }) => type)).toEqual(['validationDueMoved'])
    const { body: trail } = await owner.call('GET', `/contracts3/${contractId}/activity`)
    expect(trail.value[0].text).toMatch(
      /l’échéance de l’étape de validation «\sDroit\s» du 25\/11\/2026 au 27\/11\/2026\. Motif\s: Ana est en congés/u,
    )
    await mornings('2026-11-26')
    expect((await dueMails(ana)).length).toBe(3)
    expect(await dueMails(await administrator())).toEqual([])
    await mornings('2026-11-28')
    expect((await dueMails(await administrator())).length).toBe(1)
    // Late, it is given more time, and is late again.
    expect((await move(owner, first, { dueOn: '2026-11-30', replaces: '2026-11-27' })).status).toBe(
      200,
    )
    expect(await shown()).toEqual([['Droit', '2026-11-30', false]])
    await mornings('2026-12-01')
    expect((await dueMails(await administrator())).length).toBe(2)
  })

  test('is refused to who does not follow, into the past, without a reason, of a step that is not open', async () => {
    const [first, second] = await request([step('Droit', [ana], 3), step('Direction', [bob], null)])
    expect(await faultOf(await move(ana.browser, first))).toEqual([403, '', 'DUE_DAY_NOT_FOLLOWER'])
    const dueOn = '2026-11-19'
    expect(await faultOf(await move(owner, first, { dueOn }))).toEqual([
      ...[422, 'dueOn', 'TASK_DUE_PAST'],
    ])
    expect(await faultOf(await move(owner, first, { reason: ' ' }))).toEqual([
      ...[422, 'reason', 'FIELD_REQUIRED'],
    ])
    expect((await move(owner, first, { replaces: '2026-11-24' })).status).toBe(412)
    const replaces = { replaces: null }
    expect(await faultOf(await move(owner, second, replaces))).toEqual([
      ...[409, '', 'DUE_DAY_STEP_NOT_OPEN'],
    ])
    // A step without days gets one for this opening: another opening has none again.
    await decide(ana, first)
    expect((await move(owner, second, replaces)).status).toBe(200)
    expect((await shown())[1]).toEqual(['Direction', '2026-11-27', false])
    await withdraw(ana, first)
    await decide(ana, first)
    expect((await shown())[1]).toEqual(['Direction', null, false])
    await owner.call('DELETE', at())
    expect(await faultOf(await move(owner, second, replaces))).toEqual([
      ...[409, '', 'VALIDATION_NOT_RUNNING'],
    ])
  })
})

describe('a step that is late', () => {
  test('is told to the requester and the managers who see the contract, once, and can still be decided', async () => {
    const dan = await company.join('contractManager', 'Dan')
    const eve = await company.join('contractManager', 'Ève')
    await setManager(ana.personId, dan.personId)
    await setManager(bob.personId, eve.personId)
    await show(dan)
    const [first] = await request([step('Droit', [ana, bob], 3)])
    await mornings('2026-11-25')
    expect([await dueMails(dan), await dueMails(await administrator())]).toEqual([[], []])
    await mornings('2026-11-26', '2026-11-26', '2026-11-30')
    expect([await dueMails(dan), await dueMails(await administrator())]).toEqual([[LATE], [LATE]])
    expect(await dueMails(eve)).toEqual([])
    const { body } = await owner.call('GET', `/contracts3/${contractId}/activity?$top=20&$skip=0`)
    expect(JSON.stringify(body)).toMatch(/attend encore Ana Test(,| et) Bob Test\. Prévenus\s: /u)
    expect(await decide(ana, first).then(({ status }) => status)).toBe(200)
  })

  test('goes to the group, else to the administrators, where no manager sees the contract', async () => {
    const dan = await company.join('contractManager', 'Dan')
    const requester = await company.join('contractManager', 'Rémi')
    await setManager(ana.personId, dan.personId)
    await owner.call('PUT', `/contracts3/${contractId}`, { ownerId: requester.personId })
    await request([step('Droit', [ana], 3)], requester)
    await mornings('2026-11-26')
    expect(await dueMails(dan)).toEqual([])
    expect(await dueMails(requester)).toEqual([LATE])
    expect(await dueMails(await administrator())).toEqual([LATE])

    const gil = await company.join('contractManager', 'Gil')
    const { body: group } = await owner.call('POST', '/groups', { name: 'Suivi' })
    await owner.call('POST', `/groups/${group._id}/members`, { addedIds: [gil.personId] })
    await owner.call('PUT', '/company/escalation', { days: 5, groupId: group._id })
    await show(gil)
    await owner.call('DELETE', at())
    product.clock.set('2026-11-27T09:00:00Z')
    await request([step('Droit', [ana], 1)], requester)
    await mornings('2026-12-01')
    expect((await dueMails(gil)).length).toBe(1)
    expect((await dueMails(await administrator())).length).toBe(1)
  })

  test('is told by the run after a killed one, and by no other', async () => {
    await request([step('Droit', [ana], 3)])
    await company.comeBack('2026-11-26T05:15:00Z')
    const { platform } = product.product
    const killed = {
      ...platform,
      events: {
        ...platform.events,
        recordMany: () => Promise.reject(new Error('killed')),
      },
    }
    await expect(remindOfDueDays(killed, company.companyId)).rejects.toThrow('killed')
    expect(await dueMails(await administrator())).toEqual([])
    await job()
    await job()
    expect(await dueMails(await administrator())).toEqual([LATE])
  })

  test('tells nobody of one that was decided or cancelled', async () => {
    const [first] = await request([step('Droit', [ana], 3)])
    await decide(ana, first)
    await mornings('2026-11-24', '2026-11-26')
    await owner.call('DELETE', at())
    await request([step('Droit', [ana], 2)])
    await owner.call('DELETE', at())
    await mornings('2026-12-07')
    expect([await dueMails(ana), await dueMails(await administrator())]).toEqual([[], []])
  })
})
