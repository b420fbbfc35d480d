import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsOf } from '../../../testing/mails.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import {
  askedByDueDays,
  REMINDED,
  signedIn,
  step,
  type AskedByDueDays,
} from './testing/asked-by-due-days.ts'

let product: TestProduct
let asked: AskedByDueDays

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  asked = await askedByDueDays(product)
})

describe('a due day that is moved', () => {
  const move = (browser: Browser, stepId = '', changes: object = {}) =>
    browser.call('PUT', asked.at(`/${stepId}/due-day`), {
      dueOn: '2026-11-27',
      reason: 'Ana est en congés',
      replaces: '2026-11-25',
      ...changes,
    })

  test('is told to who is awaited, and the reminder and the escalation follow it', async () => {
    const {
      company,
      owner,
      contractId,
      ana,
      bob,
      request,
      decide,
      shown,
      mornings,
      administrator,
      dueMails,
    } = asked
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
    const { owner, ana, bob, at, request, decide, withdraw, shown } = asked
    const [first, second] = await request([step('Droit', [ana], 3), step('Direction', [bob], null)])
    expect(await faultOf(await move(ana.browser, first))).toEqual([403, '', 'DUE_DAY_NOT_FOLLOWER'])
    const dueOn = '2026-11-19'
    expect(await faultOf(await move(owner, first, { dueOn }))).toEqual([
      422,
      'dueOn',
      'TASK_DUE_PAST',
    ])
    expect(await faultOf(await move(owner, first, { reason: ' ' }))).toEqual([
      422,
      'reason',
      'FIELD_REQUIRED',
    ])
    expect((await move(owner, first, { replaces: '2026-11-24' })).status).toBe(412)
    const replaces = { replaces: null }
    expect(await faultOf(await move(owner, second, replaces))).toEqual([
      409,
      '',
      'DUE_DAY_STEP_NOT_OPEN',
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
      409,
      '',
      'VALIDATION_NOT_RUNNING',
    ])
  })
})
