import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { raiseAlerts } from '../deadlines/public.ts'
import { escalateLimits } from './escalate-limits.job.ts'

let product: TestProduct
let company: TestCompany
let contractId: string

/** Nine years with an exit on each 31 December from 2027 on; the limit of the first is 31 October. */
const TERMS = {
  ...YEARLY_TERMS,
  duration: { kind: 'span', count: 9, unit: 'years' },
  earlyExit: {
    notice: { unit: 'months', count: 2 },
    alignment: 'anniversary',
    notBefore: '2027-12-31',
    firstNoticeOn: null,
    notifyBy: null,
  },
}
const EXIT = '2027-12-31'
const LIMIT = '2027-10-31'

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2027-05-04T09:00:00Z')
  company = await signUpCompany(product)
  const { _id } = await createContract(company.administrator, { title: 'Bureaux' })
  contractId = _id
  await company.administrator.call('PUT', `/contracts3/${_id}/lifecycle`, TERMS)
  await signOnPaper(product, company, _id, '2025-12-15', 'marked')
})

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  company.administrator.call(method, `/contracts3/${contractId}/${path}`, body)
const read = async () => (await call('GET', 'limit-decisions')).body
const decide = (choice: string, more: object = {}) =>
  call('POST', 'exit-decisions', {
    exitOn: EXIT,
    limit: LIMIT,
    choice,
    reason: 'Loyer élevé',
    ...more,
  })
const openTasks = async () =>
  (await company.administrator.call('GET', '/tasks?skip=0&status=todo')).body.result.value as {
    kind: string
  }[]
const history = async () => JSON.stringify((await call('GET', 'activity?$top=10&$skip=0')).body)
const news = async () =>
  (await company.administrator.call('GET', '/notification?$top=50&$skip=0')).body.value as {
    type: string
    template: string
  }[]
/** A day's jobs, in the order of the night. */
async function dayBreaks(day: string): Promise<void> {
  await company.comeBack(`${day}T06:00:00Z`)
  await raiseAlerts(product.product.platform, company.companyId)
  await escalateLimits(product.product.platform, company.companyId)
}
async function escalated(): Promise<string[]> {
  const { body } = await company.administrator.call('GET', '/me')
  const mails = await mailsOf(product, company, body.email as string)
  return mails
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith('Sans décision'))
}
const correct = (changes: object) =>
  call('PUT', 'lifecycle/correction', {
    reason: 'Clause 4',
    lifecycle: { ...TERMS, performedAfterEnd: undefined, ...changes },
    signatureDate: '2025-12-15',
  })

describe('before the limit of an early exit', () => {
  test('it is decided on ahead of time, and the next decision replaces the first', async () => {
    expect((await read()).exits).toMatchObject([
      {
        basis: 'clause',
        exitOn: EXIT,
        prudentLimit: LIMIT,
        isAsked: false,
        decided: null,
        escalation: { on: '2027-10-21', step: 'administrators' },
      },
    ])
    const first = await decide('stay')
    expect(first.status).toBe(201)
    expect(first.body.exits[0]).toMatchObject({
      decided: { choice: 'stay', reason: 'Loyer élevé', exitOn: EXIT, by: 'Anne Martin' },
      isSettled: true,
      escalation: null,
    })
    // The limit of the term is a question of its own, and so is the list, which is about it.
    expect(first.body.decided).toBeNull()
    await decide('leave')
    const { exits, history: kept } = await read()
    expect(exits[0].decided.choice).toBe('leave')
    expect(
      kept.map(({ choice, ended }: { choice: string; ended: { as: string } | null }) => [
        choice,
        ended?.as,
      ]),
    ).toEqual([
      ['leave', undefined],
      ['stay', 'replaced'],
    ])
    expect(await history()).toContain(
      'a décidé d’utiliser la sortie anticipée du 31/12/2027, avant sa limite du 31/10/2027',
    )
    const { body } = await company.administrator.call(
      'GET',
      '/contracts3?payloadType=contracts&isListContracts=true&$skip=0&$top=20',
    )
    expect(body.value[0].decision).toBe('undecided')
  })

  test('is refused without a reason, on another limit or exit, or for a day outside it', async () => {
    const codes = async (answer: ReturnType<typeof decide>) => {
      const { status, body } = await answer
      return [status, body.code, body.errors?.[0]?.field]
    }
    expect(await codes(decide('leave', { reason: ' ' }))).toEqual([422, 'FIELD_REQUIRED', 'reason'])
    expect(await codes(decide('later'))).toEqual([422, 'FIELD_REQUIRED', 'until'])
    const beyond = await codes(decide('later', { until: LIMIT }))
    expect(beyond).toEqual([422, 'DECIDE_LATER_BEYOND_LIMIT', 'until'])
    const another = await codes(decide('leave', { limit: '2027-10-30' }))
    expect(another.slice(0, 2)).toEqual([409, 'LIMIT_IS_ANOTHER'])
    const none = await codes(decide('leave', { exitOn: '2028-12-31' }))
    expect(none.slice(0, 2)).toEqual([409, 'EXIT_NOT_DECIDABLE'])
    expect((await decide('renew')).status).toBe(400)
    expect((await read()).history).toEqual([])
  })

  test('a reader of the contract sees it, and cannot decide', async () => {
    const { browser, personId } = await company.join('contributor')
    await call('POST', 'shares', { personIds: [personId], level: 'reader' })
    const at = `/contracts3/${contractId}`
    const { status, body } = await browser.call('GET', `${at}/limit-decisions`)
    expect([status, body.exits[0].exitOn, body.decidingExit !== null]).toEqual([200, EXIT, true])
    const chosen = { exitOn: EXIT, limit: LIMIT, choice: 'stay', reason: 'Oui' }
    expect((await browser.call('POST', `${at}/exit-decisions`, chosen)).status).toBe(403)
  })
})

describe('near its limit', () => {
  test('the owner has a task, which deciding ends and a day to decide later brings back', async () => {
    await dayBreaks('2027-10-01')
    expect((await openTasks()).map(({ kind }) => kind)).toEqual(['decideOnDeadline'])
    expect((await read()).exits[0].isAsked).toBe(true)
    const required = await company.administrator.call('GET', '/actionsRequired')
    expect(JSON.stringify(required.body.value)).toContain('31/10/2027')
    await decide('later', { until: '2027-10-10' })
    expect(await openTasks()).toEqual([])
    await dayBreaks('2027-10-10')
    await dayBreaks('2027-10-11')
    expect(await openTasks()).toHaveLength(1)
    expect((await news()).filter(({ type }) => type === 'exitDecisionDue')).toHaveLength(1)
    await decide('stay')
    expect(await openTasks()).toEqual([])
  })

  test('nothing decided escalates once, and names the exit; once decided, nothing does', async () => {
    await dayBreaks('2027-10-20')
    expect(await escalated()).toEqual([])
    await dayBreaks('2027-10-21')
    await dayBreaks('2027-10-21')
    await dayBreaks('2027-10-25')
    expect(await escalated()).toEqual([expect.stringContaining('sortie anticipée')])
    expect((await news()).find(({ type }) => type === 'exitEscalated')?.template).toContain(
      '31/12/2027',
    )
    expect(await history()).toContain(
      'Personne n’avait décidé de la sortie anticipée du 31/12/2027 avant sa limite du 31/10/2027',
    )
    const record = JSON.stringify((await call('GET', 'alert-record')).body.lines)
    expect(record).toContain('Sans décision, sortie anticipée du 31/12/2027')
  })

  test('a decided exit escalates to nobody, and asks nobody', async () => {
    await decide('stay')
    await dayBreaks('2027-10-01')
    await dayBreaks('2027-10-31')
    expect(await escalated()).toEqual([])
    expect(await openTasks()).toEqual([])
  })
})

describe('a decision ends', () => {
  test('where the limit of its exit moves, and asks again', async () => {
    await decide('stay')
    const notice = { unit: 'months', count: 3 }
    await correct({ earlyExit: { ...TERMS.earlyExit, notice } })
    const { exits, history: kept } = await read()
    expect([exits[0].prudentLimit, exits[0].decided]).toEqual(['2027-09-30', null])
    expect(kept).toMatchObject([{ ended: { as: 'limitMoved', movedTo: '2027-09-30' } }])
    expect((await news())[0]).toMatchObject({ type: 'exitDecisionMoved' })
  })

  test('where its exit goes', async () => {
    await decide('leave')
    await correct({ earlyExit: null })
    expect((await read()).history).toMatchObject([{ ended: { as: 'limitGone', movedTo: null } }])
    expect((await news())[0]).toMatchObject({ type: 'exitDecisionVoided' })
  })

  test('once a notice of early exit is recorded', async () => {
    await decide('leave')
    const given = await call('POST', 'notices', {
      kind: 'earlyExit',
      sentOn: '2027-05-04',
      presentedOn: '2027-05-04',
      receivedOn: '2027-05-04',
    })
    expect(given.status).toBe(201)
    const { exits, history: kept } = await read()
    expect([exits, kept[0].ended.as]).toEqual([[], 'exitNotified'])
    expect(await history()).toContain('a pris fin')
  })
})
