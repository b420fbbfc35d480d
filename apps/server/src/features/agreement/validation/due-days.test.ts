import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsOf } from '../../../testing/mails.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { remindOfDueDays } from './remind-of-due-days.job.ts'
import {
  askedByDueDays,
  REMINDED,
  signedIn,
  step,
  type AskedByDueDays,
} from './testing/asked-by-due-days.ts'
import type { Person } from './testing/asked-validators.ts'

let product: TestProduct
let asked: AskedByDueDays

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  asked = await askedByDueDays(product)
})

async function setManager(personId: string, managerId: string) {
  const { owner } = asked
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
  asked.owner.call('POST', `/contracts3/${asked.contractId}/shares`, {
    personIds: [personId],
    level: 'reader',
  })

const LATE = expect.stringContaining('Validation en retard depuis le 25/11/2026')

describe('the due day of a step', () => {
  test('is counted in business days when it opens, and shown wherever it is awaited', async () => {
    const { company, owner, ana, bob, at, request, decide, shown } = asked
    expect(
      await faultOf(await owner.call('POST', at(), { steps: [step('Droit', [ana], 0)] })),
    ).toEqual([422, 'steps.0.dueDays', 'STEP_DUE_DAYS_INVALID'])
    const [first] = await request([step('Droit', [ana], 3), step('Direction', [bob], 2)])
    expect(await shown()).toEqual([
      ['Droit', '2026-11-25', false],
      ['Direction', null, false],
    ])
    const [mail] = await mailsOf(product, company, ana.email)
    expect(mail!.text).toMatch(/Échéance de l’étape\s: 25\/11\/2026\./u)
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
    const { company, ana, bob, request, decide, withdraw, shown, mornings, dueMails } = asked
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
    const { owner, ana, at } = asked
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
    const circuitSteps = await owner.call('GET', at(`/circuits/${copied.body._id}`))
    expect(circuitSteps.body.steps).toEqual([expect.objectContaining({ dueDays: 4 })])
  })
})

describe('the eve of the due day', () => {
  test('reminds who has not decided, and who acts for them, once', async () => {
    const { company, ana, bob, request, decide, mornings, dueMails } = asked
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
    const { ana, bob, request, shown, mornings, administrator, dueMails } = asked
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

describe('a step that is late', () => {
  test('is told to the requester and the managers who see the contract, once, and can still be decided', async () => {
    const {
      company,
      owner,
      contractId,
      ana,
      bob,
      request,
      decide,
      mornings,
      administrator,
      dueMails,
    } = asked
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
    const { company, owner, contractId, ana, at, request, mornings, administrator, dueMails } =
      asked
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
    const { company, ana, request, job, administrator, dueMails } = asked
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
    const { owner, ana, at, request, decide, mornings, administrator, dueMails } = asked
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
