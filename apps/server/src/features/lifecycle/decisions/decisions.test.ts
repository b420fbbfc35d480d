import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { signedFromPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { raiseAlerts } from '../deadlines/public.ts'
import { escalateLimits } from './escalate-limits.job.ts'

let product: TestProduct
let company: TestCompany
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
  contractId = await signed()
})

/** The limit is 30 September 2026; its window opens thirty days before. */
const signed = (changes: object = {}) => signedFromPaper(product, company, changes)

const LIMIT = '2026-09-30'
const read = async (id = contractId) =>
  (await company.administrator.call('GET', `/contracts3/${id}/limit-decisions`)).body
const decide = (choice: string, more: object = {}, id = contractId) =>
  company.administrator.call('POST', `/contracts3/${id}/limit-decisions`, {
    limit: LIMIT,
    choice,
    reason: 'Prix tenu',
    ...more,
  })
const openTasks = async () =>
  (await company.administrator.call('GET', '/tasks?skip=0&status=todo')).body.result.value as {
    _id: string
    kind: string
  }[]
/** A day's jobs, in the order of the night. */
async function dayBreaks(day: string): Promise<void> {
  await company.comeBack(`${day}T06:00:00Z`)
  await raiseAlerts(product.product.platform, company.companyId)
  await escalateLimits(product.product.platform, company.companyId)
}
const news = async () =>
  (await company.administrator.call('GET', '/notification?$top=50&$skip=0')).body.value as {
    type: string
    template: string
  }[]

describe('before the limit', () => {
  test('the contract says who decides until when, and what follows each choice', async () => {
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
    const { limit } = await read(await signed({ renewalType: 'withNotice' }))
    expect(limit).toMatchObject({
      meaning: 'obtainRenewal',
      ifNothing: { kind: 'ends', on: '2026-12-31' },
      ifRenewed: { kind: 'renews', from: '2027-01-01', until: '2027-12-31' },
    })
  })

  test('a decision stands with its reason, and the next one replaces it in the record', async () => {
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
  const PRUDENT = '2026-11-28'
  const decideThen = (choice: string, more: object = {}) =>
    decide(choice, { limit: PRUDENT, ...more }, contractId)
  beforeEach(async () => {
    contractId = await signed({ effectiveDate: '2026-03-01' })
    await dayBreaks('2026-11-29')
  })

  test('it is still decided, and no longer put off', async () => {
    const { limit } = await read()
    expect([limit.prudentLimit, limit.legalLimit]).toEqual([PRUDENT, '2026-11-30'])
    const { body } = await decideThen('later', { until: '2026-11-30' })
    expect(body.errors[0].code).toBe('DECIDE_LATER_BEYOND_LIMIT')
    expect((await decideThen('end')).status).toBe(201)
    expect(await read()).toMatchObject({ decided: { choice: 'end' }, isSettled: true })
  })

  test('and no more once the legal one has passed', async () => {
    await dayBreaks('2026-11-30')
    expect((await read()).limit.prudentLimit).toBe(PRUDENT)
    await dayBreaks('2026-12-01')
    const { status, body } = await decideThen('end')
    expect([status, body.code]).toEqual([409, 'LIMIT_IS_ANOTHER'])
  })
})

describe('the task of the owner', () => {
  test('is done by deciding, not by a tick', async () => {
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
    await decide('renew')
    await dayBreaks('2026-09-01')
    expect(await openTasks()).toEqual([])
    expect((await company.administrator.call('GET', '/actionsRequired')).body.count).toBe(0)
  })

  test('comes back on the day until which they decide later, once', async () => {
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

describe('terms that change', () => {
  const correct = (changes: object) =>
    company.administrator.call('PUT', `/contracts3/${contractId}/lifecycle/correction`, {
      reason: 'Clause 4',
      lifecycle: { ...YEARLY_TERMS, performedAfterEnd: undefined, ...changes },
      signatureDate: '2025-12-15',
    })

  test('void a decision about a limit that is another one now, and say so', async () => {
    await decide('renew')
    expect((await correct({ notice: { unit: 'months', count: 2 } })).status).toBe(200)
    const { limit, decided, history } = await read()
    expect([limit.prudentLimit, decided]).toEqual(['2026-10-31', null])
    expect(history).toMatchObject([
      { choice: 'renew', ended: { as: 'limitMoved', movedTo: '2026-10-31' } },
    ])
    expect((await news())[0]).toMatchObject({ type: 'decisionMoved' })
  })

  test('leave it alone where the limit stays', async () => {
    await decide('renew')
    expect((await correct({ maxRenewals: 5 })).status).toBe(200)
    expect((await read()).decided).toMatchObject({ choice: 'renew', ended: null })
  })

  test('void it where nothing is left to decide', async () => {
    await decide('end')
    await correct({ renewalType: 'none', renewalDuration: null })
    expect((await read()).history).toMatchObject([{ ended: { as: 'limitGone', movedTo: null } }])
    expect((await news())[0]).toMatchObject({ type: 'decisionVoided' })
  })

  test('a recorded notice keeps the decision that it carries out', async () => {
    await decide('end')
    const given = await company.administrator.call('POST', `/contracts3/${contractId}/notices`, {
      kind: 'nonRenewal',
      sentOn: '2026-05-04',
      presentedOn: null,
      receivedOn: null,
    })
    expect(given.status).toBe(201)
    const { limit, history } = await read()
    expect([limit, history[0].choice, history[0].ended]).toEqual([null, 'end', null])
  })
})

describe('a renewal to be asked for', () => {
  const record = (kind: string, id: string) =>
    company.administrator.call('POST', `/contracts3/${id}/renewals`, {
      kind,
      day: '2026-05-04',
      givenBy: 'otherParty',
    })
  const listed = async () => {
    const { body } = await company.administrator.call(
      'GET',
      '/contracts3?payloadType=contracts&isListContracts=true&$skip=0&$top=20&decision=undecided',
    )
    return body.value.map(({ _id }: { _id: string }) => _id)
  }

  test('is nobody’s to decide on once it was refused, in lists and escalations too', async () => {
    const id = await signed({ renewalType: 'withNotice' })
    await decide('later', { until: '2026-09-01' }, id)
    const renewal = { kind: 'refusal', day: '2026-05-04', until: null, givenBy: 'otherParty' }
    const preview = await company.administrator.call('POST', `/contracts3/${id}/renewals/preview`, {
      change: { act: 'record', renewal },
    })
    expect(preview.body).toMatchObject({ runsUntil: '2026-12-31', limit: null })
    expect((await record('refusal', id)).status).toBe(201)
    const { limit, escalation, history } = await read(id)
    expect([limit, escalation, history[0].ended.as]).toEqual([null, null, 'limitGone'])
    expect(await listed()).toEqual([contractId])
    await dayBreaks('2026-09-20')
    expect(JSON.stringify(await news())).not.toContain('renewal')
    expect((await listed()).length).toBe(1)
  })

  test('ends the decision to let it end, once it is recorded', async () => {
    const id = await signed({ renewalType: 'withNotice' })
    await decide('end', {}, id)
    expect((await record('request', id)).status).toBe(201)
    expect((await read(id)).history).toMatchObject([{ choice: 'end', ended: { as: 'limitGone' } }])
    expect((await news())[0]).toMatchObject({ type: 'decisionVoided' })
  })
})
