import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { actorOfPerson } from '../../people/access/public.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { countStatements } from '../../../testing/count-statements.ts'
import { openLine } from '../../../testing/open-line.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { teamTasksPage } from './team-tasks.query.ts'
import { teamOfThree, teamTasks, type TeamOfThree } from './testing/team-of-three.ts'

let product: TestProduct
let team: TeamOfThree

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  team = await teamOfThree(product)
})

const abouts = async (browser: Browser, query = '') =>
  (await teamTasks(browser, query)).map(({ about }) => about)
const people = async (browser: Browser) =>
  (await browser.call('GET', '/tasks/team/people')).body as {
    leads: boolean
    value: { _id: string; name: string; open: number; late: number; putOff: number }[]
  }

describe('the tasks of a team', () => {
  test('are those of everyone below, on contracts that their manager sees', async () => {
    // Evening, so that the session outlives midnight.
    const { mona, ana, bob, contractOf, asked } = await teamOfThree(product, '2026-11-20T22:30:00Z')
    const seen = await contractOf('Bail', mona, ana, bob)
    const unseen = await contractOf('Secret', ana, bob)
    await asked(seen, ana, 'Relire', '2026-11-25')
    await asked(seen, bob, 'Chiffrer', '2026-11-20')
    await asked(seen, mona, 'Signer')
    await asked(unseen, bob, 'Taire')
    // Midnight in Paris.
    product.clock.set('2026-11-20T23:01:00Z')
    expect(await abouts(mona.browser)).toEqual(['Chiffrer', 'Relire'])
    expect(await teamTasks(mona.browser, '?standing=late')).toMatchObject([
      { about: 'Chiffrer', daysLeft: -1, daysWaiting: 1, person: { name: 'Bob Test' } },
    ])
    expect((await people(mona.browser)).value).toEqual([
      { _id: bob.personId, name: 'Bob Test', open: 1, late: 1, putOff: 0 },
      { _id: ana.personId, name: 'Ana Test', open: 1, late: 0, putOff: 0 },
    ])
    // Ana leads Bob only, and sees both contracts.
    expect(new Set(await abouts(ana.browser))).toEqual(new Set(['Chiffrer', 'Taire']))
  })

  test('are filtered, searched and sorted', async () => {
    const { mona, ana, bob, contractOf, asked } = team
    const bail = await contractOf('Bail', mona, ana, bob)
    const achat = await contractOf('Achat', mona, ana, bob)
    await asked(bail, ana, 'Relire')
    product.clock.set('2026-11-20T09:01:00Z')
    await asked(achat, bob, 'Chiffrer')
    const [task] = (await bob.browser.call('GET', '/tasks')).body.result.value
    await bob.browser.call('PUT', `/tasks/${task._id}/snoozed`, { until: '2026-12-01' })
    expect(await abouts(mona.browser, `?personId=${ana.personId}`)).toEqual(['Relire'])
    expect(await abouts(mona.browser, `?contractId=${achat}`)).toEqual(['Chiffrer'])
    expect(await abouts(mona.browser, '?standing=putOff')).toEqual(['Chiffrer'])
    expect(await abouts(mona.browser, '?kind=validate')).toEqual([])
    expect(await abouts(mona.browser, '?q=bail%20ana')).toEqual(['Relire'])
    expect(await abouts(mona.browser, '?$orderby=contract%20asc')).toEqual(['Chiffrer', 'Relire'])
    expect(await abouts(mona.browser, '?$orderby=person%20asc')).toEqual(['Relire', 'Chiffrer'])
    expect(await abouts(mona.browser, '?$orderby=waiting%20desc')).toEqual(['Relire', 'Chiffrer'])
    expect(await abouts(mona.browser, '?$top=1&$skip=1&$orderby=waiting%20asc')).toEqual(['Relire'])
    expect((await people(mona.browser)).value).toContainEqual(
      expect.objectContaining({ name: 'Bob Test', open: 1, putOff: 1 }),
    )
  })

  test('end, however managers lead each other in a circle', async () => {
    const { mona, ana, bob, leads, contractOf, asked } = team
    await leads(bob, mona)
    await asked(await contractOf('Bail', mona, ana, bob), bob, 'Chiffrer')
    expect(await abouts(mona.browser)).toEqual(['Chiffrer'])
    expect(await abouts(bob.browser)).toEqual([])
  })

  test('are nobody else’s: not of a delegate, nor of who leads nobody', async () => {
    const { mona, ana, bob, contractOf, asked } = team
    const contractId = await contractOf('Bail', mona, ana, bob)
    await asked(contractId, ana, 'Relire')
    const delegated = await mona.browser.call('POST', '/me/delegations', {
      delegateId: bob.personId,
      startsOn: '2026-11-20',
      endsOn: '2026-11-30',
    })
    expect(delegated.status).toBe(201)
    expect(await people(bob.browser)).toEqual({ leads: false, value: [], isCut: false })
    expect(await abouts(bob.browser)).toEqual([])
    const [task] = await teamTasks(mona.browser)
    const body = { taskIds: [task!._id], personId: mona.personId }
    const passed = await bob.browser.call('POST', '/tasks/handed-over', body)
    expect(passed.body).toEqual({ done: [], refused: [] })
  })

  test('are everyone’s to who holds the permission, and never those of contracts that they do not see', async () => {
    const { company, mona, ana, bob, inCompany, contractOf, asked } = team
    const seen = await contractOf('Bail', mona, ana)
    await asked(seen, ana, 'Relire')
    await asked(await contractOf('Secret', bob), bob, 'Taire')
    expect(new Set(await abouts(company.administrator))).toEqual(new Set(['Relire', 'Taire']))
    const permissions = ['contracts3:list', 'tasks:team']
    const role = await company.administrator.call('POST', '/roles', { name: 'Pilote', permissions })
    const pilot = await company.join('reader', 'Pia')
    await inCompany((db) =>
      db
        .update('person')
        .set({ role_id: role.body._id })
        .where('person.id', '=', pilot.personId)
        .execute(),
    )
    expect(await people(pilot.browser)).toMatchObject({ leads: true, value: [] })
    await company.administrator.call('POST', `/contracts3/${seen}/shares`, {
      personIds: [pilot.personId],
      level: 'reader',
    })
    expect(await abouts(pilot.browser)).toEqual(['Relire'])
  })
})

describe('a manager', () => {
  test('reminds of a validation that they follow, once a day', async () => {
    const { mona, ana } = team
    const { _id } = await createContract(mona.browser, { title: 'Bail' })
    await fillSections(mona.browser, _id)
    await mona.browser.call('POST', `/contracts3/${_id}/validation`, {
      steps: [{ name: 'Juridique', rule: 'all', validatorIds: [ana.personId] }],
    })
    const [task] = await teamTasks(mona.browser)
    expect(task).toMatchObject({
      kind: 'validate',
      about: 'Juridique',
      reminding: { reason: null },
    })
    const { stepId, personId } = task!.reminding!
    const path = `/contracts3/${_id}/validation/${stepId}/validators/${personId}/reminder`
    expect((await mona.browser.call('POST', path)).status).toBe(201)
    const [reminded] = await teamTasks(mona.browser)
    expect(reminded!.reminding!.reason!.code).toBe('REMINDER_SENT_TODAY')
  })

  test('sees a page of any length by the same number of statements', async () => {
    const { company, mona, ana, bob, inCompany, contractOf, asked } = team
    const contractId = await contractOf('Bail', mona, ana, bob)
    const statements = async () => {
      const page = { $top: 20, $skip: 0, q: '', $orderby: 'due asc' } as const
      const actor = await inCompany((db) => actorOfPerson(db, mona.personId, product.clock.now()))
      return countStatements(product, company.companyId, (db) => teamTasksPage(db, actor!, page))
    }
    await asked(contractId, ana, 'Relire')
    const ofOne = await statements()
    await inCompany((db) =>
      db
        .insert(
          'task',
          Array.from({ length: 15 }, () => ({
            id: newId(product.clock.now()),
            person_id: bob.personId,
            kind: 'decideOnDeadline' as const,
            contract_id: contractId,
            subject_id: newId(product.clock.now()),
            status: 'TODO' as const,
            created_at: product.clock.now(),
          })),
        )
        .execute(),
    )
    expect(await statements()).toBe(ofOne)
    expect(await teamTasks(mona.browser)).toHaveLength(16)
  })
})

test('whoever leads somebody, directly or not, or sees every team, hears that a task of theirs changed', async () => {
  const { company, mona, ana, bob, inCompany, contractOf, asked } = team
  const role = await company.administrator.call('POST', '/roles', {
    name: 'Pilote',
    permissions: ['contracts3:list', 'tasks:team'],
  })
  const pilot = await company.join('reader', 'Pia')
  await inCompany((db) =>
    db
      .update('person')
      .set({ role_id: role.body._id })
      .where('person.id', '=', pilot.personId)
      .execute(),
  )
  const contractId = await contractOf('Bail', mona, ana, bob)
  const watching = await Promise.all([mona, pilot].map(({ browser }) => openLine(product, browser)))
  await asked(contractId, bob, 'Relire')
  for (const line of watching) expect(await line.next()).toEqual({ topic: 'tasks' })
  await Promise.all(watching.map((line) => line.close()))
})
