import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import {
  contractToDecideOn,
  LIMIT,
  type ContractToDecideOn,
} from './testing/contract-to-decide-on.ts'

let product: TestProduct
let contract: ContractToDecideOn

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  contract = await contractToDecideOn(product)
})

describe('before the limit', () => {
  test('the contract says who decides until when, and what follows each choice', async () => {
    const { read } = contract
    expect(await read()).toMatchObject({
      limit: {
        term: 1,
        prudentLimit: LIMIT,
        legalLimit: LIMIT,
        meaning: 'preventRenewal',
        latestLater: '2026-09-29',
        ifNothing: { kind: 'renews', from: '2027-01-01', until: '2027-12-31' },
        ifEnd: { kind: 'ends', on: '2026-12-31' },
      },
      owner: { name: 'Anne Martin', isActive: true },
      decided: null,
      isSettled: false,
      escalation: { on: '2026-09-20', step: 'administrators', people: ['Anne Martin'] },
      history: [],
      deciding: null,
    })
  })

  test('a renewal to ask for means the opposite', async () => {
    const { signed, read } = contract
    const { limit } = await read(await signed({ renewalType: 'withNotice' }))
    expect(limit).toMatchObject({
      meaning: 'obtainRenewal',
      ifNothing: { kind: 'ends', on: '2026-12-31' },
      ifRenewed: { kind: 'renews', from: '2027-01-01', until: '2027-12-31' },
    })
  })

  test('a decision stands with its reason, and the next one replaces it in the record', async () => {
    const { company, contractId, read, decide } = contract
    const first = await decide('renew')
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      decided: { choice: 'renew', reason: 'Prix tenu', by: 'Anne Martin', limit: LIMIT },
      isSettled: true,
      escalation: null,
    })
    await decide('end', { reason: 'Trop cher' })
    const { decided, history } = await read()
    expect(decided).toMatchObject({ choice: 'end', reason: 'Trop cher', ended: null })
    expect(
      history.map(({ choice, ended }: never) => [choice, ended && (ended as { as: string }).as]),
    ).toEqual([
      ['end', null],
      ['renew', 'replaced'],
    ])
    const { body } = await company.administrator.call(
      'GET',
      `/contracts3/${contractId}/activity?$top=5&$skip=0`,
    )
    expect(JSON.stringify(body)).toContain(
      'a décidé de mettre fin au contrat avant la limite du 30/09/2026',
    )
  })

  test('the window that opens asks for a decision, and then says what was decided', async () => {
    const { company, contractId, decide, dayBreaks } = contract
    const shown = async () =>
      (await company.administrator.call('GET', `/contracts3/${contractId}/deadlines`)).body
    await decide('renew')
    expect(await shown()).toMatchObject({ phase: 'RUNNING', decided: null })
    await dayBreaks('2026-09-03')
    expect(await shown()).toMatchObject({
      phase: 'NOTICE_WINDOW',
      decided: { choice: 'renew', until: null },
    })
    await decide('later', { until: '2026-09-10' })
    expect(await shown()).toMatchObject({ decided: { choice: 'later', until: '2026-09-10' } })
    await dayBreaks('2026-09-10')
    expect(await shown()).toMatchObject({ phase: 'NOTICE_WINDOW', decided: null })
  })

  test('is refused without a reason, on another limit, or for a day outside the limit', async () => {
    const { signed, read, decide } = contract
    const codes = async (call: ReturnType<typeof decide>) => {
      const { status, body } = await call
      return [status, body.code, body.errors?.[0]?.field]
    }
    expect(await codes(decide('renew', { reason: ' ' }))).toEqual([422, 'FIELD_REQUIRED', 'reason'])
    expect(await codes(decide('later'))).toEqual([422, 'FIELD_REQUIRED', 'until'])
    const later = (until: string) => codes(decide('later', { until }))
    expect(await later('2026-05-04')).toEqual([422, 'DECIDE_LATER_PASSED', 'until'])
    expect(await later(LIMIT)).toEqual([422, 'DECIDE_LATER_BEYOND_LIMIT', 'until'])
    expect((await codes(decide('renew', { limit: '2026-08-31' }))).slice(0, 2)).toEqual([
      409,
      'LIMIT_IS_ANOTHER',
    ])
    const endless = await signed({ renewalType: 'none', notice: null, renewalDuration: null })
    expect((await codes(decide('renew', {}, endless))).slice(0, 2)).toEqual([
      409,
      'NOTHING_TO_DECIDE',
    ])
    expect((await read(endless)).deciding.code).toBe('NOTHING_TO_DECIDE')
    expect((await read()).history).toEqual([])
  })

  test('a reader of the contract sees it, and is told why they cannot decide', async () => {
    const { company, contractId } = contract
    const { browser, personId } = await company.join('contributor')
    await company.administrator.call('POST', `/contracts3/${contractId}/shares`, {
      personIds: [personId],
      level: 'reader',
    })
    const { status, body } = await browser.call('GET', `/contracts3/${contractId}/limit-decisions`)
    expect([status, body.limit.prudentLimit, body.deciding !== null]).toEqual([200, LIMIT, true])
    const { status: refused } = await browser.call(
      'POST',
      `/contracts3/${contractId}/limit-decisions`,
      { limit: LIMIT, choice: 'renew', reason: 'Oui' },
    )
    expect(refused).toBe(403)
  })
})

describe('between the prudent and the legal limit', () => {
  /** Until 28 February 2027: three months back is 28 November, and notice on the 30th is still in time. */
  let endingInFebruary: string
  const PRUDENT = '2026-11-28'
  const readThen = () => contract.read(endingInFebruary)
  const decideThen = (choice: string, more: object = {}) =>
    contract.decide(choice, { limit: PRUDENT, ...more }, endingInFebruary)
  beforeEach(async () => {
    endingInFebruary = await contract.signed({ effectiveDate: '2026-03-01' })
    await contract.dayBreaks('2026-11-29')
  })

  test('it is still decided, and no longer put off', async () => {
    const { limit } = await readThen()
    expect([limit.prudentLimit, limit.legalLimit]).toEqual([PRUDENT, '2026-11-30'])
    const { body } = await decideThen('later', { until: '2026-11-30' })
    expect(body.errors[0].code).toBe('DECIDE_LATER_BEYOND_LIMIT')
    expect((await decideThen('end')).status).toBe(201)
    expect(await readThen()).toMatchObject({ decided: { choice: 'end' }, isSettled: true })
  })

  test('and no more once the legal one has passed', async () => {
    const { dayBreaks } = contract
    await dayBreaks('2026-11-30')
    expect((await readThen()).limit.prudentLimit).toBe(PRUDENT)
    await dayBreaks('2026-12-01')
    const { status, body } = await decideThen('end')
    expect([status, body.code]).toEqual([409, 'LIMIT_IS_ANOTHER'])
  })
})

describe('the task of the owner', () => {
  const openTasks = async () =>
    (await contract.company.administrator.call('GET', '/tasks?skip=0&status=todo')).body.result
      .value as {
      _id: string
      kind: string
    }[]

  test('is done by deciding, not by a tick', async () => {
    const { company, decide, dayBreaks } = contract
    await dayBreaks('2026-09-01')
    const [task] = await openTasks()
    expect(task?.kind).toBe('decideOnDeadline')
    const ticked = await company.administrator.call('POST', `/tasks/${task!._id}/finished`)
    expect([ticked.status, ticked.body.code]).toEqual([409, 'TASK_ENDS_BY_ITS_ACT'])
    const required = () => company.administrator.call('GET', '/actionsRequired')
    expect((await required()).body.count).toBe(1)
    await decide('renew')
    expect(await openTasks()).toEqual([])
    expect((await required()).body.count).toBe(0)
  })

  test('is not given once it is decided', async () => {
    const { company, decide, dayBreaks } = contract
    await decide('renew')
    await dayBreaks('2026-09-01')
    expect(await openTasks()).toEqual([])
    expect((await company.administrator.call('GET', '/actionsRequired')).body.count).toBe(0)
  })

  test('comes back on the day until which they decide later, once', async () => {
    const { read, decide, dayBreaks, news } = contract
    await dayBreaks('2026-09-01')
    await decide('later', { until: '2026-09-10' })
    expect(await openTasks()).toEqual([])
    await dayBreaks('2026-09-09')
    expect(await openTasks()).toEqual([])
    await dayBreaks('2026-09-10')
    await dayBreaks('2026-09-11')
    expect(await openTasks()).toHaveLength(1)
    expect((await read()).isSettled).toBe(false)
    expect((await news()).filter(({ type }) => type === 'decisionDue')).toHaveLength(1)
  })
})
