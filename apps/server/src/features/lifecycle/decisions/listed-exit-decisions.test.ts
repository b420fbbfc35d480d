import type { ContractRow } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { inDatabase, signedFromPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { advanceFacts, raiseAlerts } from '../deadlines/public.ts'
import { escalateLimits } from './escalate-limits.job.ts'

let product: TestProduct
let company: TestCompany
let contractId: string

/** An exit on each 31 December from 2027 on; the limit of the first is 31 October. */
const EARLY_EXIT = {
  notice: { unit: 'months', count: 2 },
  alignment: 'anniversary',
  notBefore: '2027-12-31',
  firstNoticeOn: null,
  notifyBy: null,
}
const TERMS = {
  duration: { kind: 'span', count: 9, unit: 'years' },
  renewalType: 'none',
  renewalDuration: null,
  earlyExit: EARLY_EXIT,
}

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2027-05-04T09:00:00Z')
  company = await signUpCompany(product)
  contractId = await signedFromPaper(product, company, TERMS)
})

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  company.administrator.call(method, `/contracts3${path}`, body)
const list = async (query = '') =>
  (await call('GET', `?$top=0${query}`)).body.value as ContractRow[]
const ids = async (query: string) => (await list(query)).map(({ _id }) => _id)
/** What the row, and the page, say of the next exit. */
async function said(query = ''): Promise<unknown[]> {
  const row = (await list(query)).find(({ _id }) => _id === contractId)!
  return [row.exitDate, row.exitLimit, row.exitDecision]
}
const decide = async (choice: string, more: object = {}) => {
  const body = { exitOn: '2027-12-31', limit: '2027-10-31', choice, reason: 'Loyer élevé', ...more }
  expect(await call('POST', `/${contractId}/exit-decisions`, body)).toMatchObject({ status: 201 })
}
async function dayBreaks(day: string): Promise<void> {
  await company.comeBack(`${day}T06:00:00Z`)
  await advanceFacts(product.product.platform, company.companyId)
  await raiseAlerts(product.product.platform, company.companyId)
  await escalateLimits(product.product.platform, company.companyId)
}
const [EXIT, LIMIT] = ['2027-12-31', '2027-10-31']

test('the next exit is listed from the signature on, asks in its window, and is found by what was decided', async () => {
  const without = await signedFromPaper(product, company)
  expect(await said()).toEqual([EXIT, LIMIT, null])
  expect(await ids('&exitLimit=range:2027-10-31,2027-11-30')).toEqual([contractId])
  expect(await ids('&exitLimit=range:2027-11-01,2027-11-30')).toEqual([])
  expect(await ids('&exitDecision=undecided')).toEqual([])
  // The decision on the term is another question.
  expect(await ids('&decision=undecided')).toEqual([without])
  expect(await ids('&$orderby=exitDate asc')).toEqual([contractId, without])
  expect(await ids('&$orderby=exitDate desc')).toEqual([contractId, without])

  await dayBreaks('2027-10-10')
  expect(await said()).toEqual([EXIT, LIMIT, 'undecided'])
  expect(await ids('&exitDecision=undecided')).toEqual([contractId])

  await decide('stay')
  expect(await said()).toEqual([EXIT, LIMIT, 'stay'])
  expect(await ids('&exitDecision=undecided')).toEqual([])
  expect(await ids('&exitDecision=stay,undecided')).toEqual([contractId])
  expect(await ids('&exitDecision=ne:stay')).toEqual([without])
  const { bytes } = await company.administrator.call(
    'GET',
    '/contracts3/exports-csv?payloadType=exports&typeFile=csv&exitDecision=stay',
  )
  expect(bytes.toString()).toContain(';31/12/2027;31/10/2027;Maintien décidé;')

  // What was decided about one exit says nothing of the next.
  await dayBreaks('2027-11-02')
  expect(await said()).toEqual(['2028-12-31', '2028-10-31', null])
})

test('a decision put off settles until its day, and asks again from that day on', async () => {
  await decide('later', { until: '2027-06-01' })
  expect(await said()).toEqual([EXIT, LIMIT, 'later'])
  await dayBreaks('2027-06-01')
  expect(await said()).toEqual([EXIT, LIMIT, 'undecided'])
  expect(await ids('&exitDecision=undecided')).toEqual([contractId])
  const { body } = await call('GET', `/${contractId}/limit-decisions`)
  expect(body.exits[0]).toMatchObject({ exitOn: EXIT, isAsked: true, isSettled: false })
})

test('an alert asks before the window', async () => {
  const days = { window: [], sendBy: [], limit: [], exit: [150], end: [] }
  const setting = { days, owner: true, groupIds: [], personIds: [] }
  await call('PUT', `/${contractId}/alerts`, { setting })
  await dayBreaks('2027-06-20')
  expect(await said()).toEqual([EXIT, LIMIT, 'undecided'])
  expect(await ids('&exitDecision=undecided')).toEqual([contractId])
  // Before, nobody had been asked.
  expect(await said('&asOf=2027-05-10')).toEqual([EXIT, LIMIT, null])
  expect(await ids('&asOf=2027-05-10&exitDecision=undecided')).toEqual([])
})

test('another day shows the exit of that day', async () => {
  expect(await said('&asOf=2028-01-15')).toEqual(['2028-12-31', '2028-10-31', null])
  expect(await said('&asOf=2027-10-20')).toEqual([EXIT, LIMIT, 'undecided'])
  expect(await ids('&asOf=2027-10-20&exitDecision=undecided')).toEqual([contractId])
  expect(await ids('&asOf=2028-01-15&exitLimit=range:2028-10-01,2028-10-31')).toEqual([contractId])
  // Not signed yet.
  expect((await list('&asOf=2025-12-10')).length).toBe(0)
})

test('a corrected clause moves the exit, and what was decided about the former is no decision about it', async () => {
  await decide('leave')
  expect(await said()).toEqual([EXIT, LIMIT, 'leave'])
  const earlyExit = { ...EARLY_EXIT, notice: { unit: 'months', count: 3 } }
  const corrected = await call('PUT', `/${contractId}/lifecycle/correction`, {
    reason: 'Clause 4',
    lifecycle: { ...YEARLY_TERMS, ...TERMS, earlyExit, performedAfterEnd: undefined },
    signatureDate: '2025-12-15',
  })
  expect(corrected.body.message).toBeUndefined()
  expect(await said()).toEqual([EXIT, '2027-09-30', null])
  expect(await ids('&exitDecision=leave')).toEqual([])
})

test('a notice of exit leaves none, nor does the end', async () => {
  const day = '2027-05-04'
  const notice = { kind: 'earlyExit', sentOn: day, presentedOn: day, receivedOn: day }
  expect((await call('POST', `/${contractId}/notices`, notice)).status).toBe(201)
  expect(await said()).toEqual([null, null, null])
  expect(await said('&asOf=2028-06-01')).toEqual([null, null, null])
})

test('of an archived contract, nobody is asked', async () => {
  await dayBreaks('2027-10-10')
  await inDatabase(product, 'update contract set archived_at = now() where id = $1', [contractId])
  expect(await said('&archived=true')).toEqual([EXIT, LIMIT, null])
  expect(await ids('&archived=true&exitDecision=undecided')).toEqual([])
})

test('month ends keep the exit of then, and those of before the upgrade are not filtered by it', async () => {
  await dayBreaks('2027-11-02')
  expect(await said('&monthEnd=2027-10')).toEqual([EXIT, LIMIT, null])
  expect(await ids('&monthEnd=2027-10&exitLimit=lte:2027-10-31')).toEqual([contractId])
  const refused = { code: 'FILTER_NOT_AT_MONTH_END' }
  expect((await call('GET', '?monthEnd=2027-10&exitDecision=undecided')).body).toMatchObject(
    refused,
  )
  const upgraded = `update month_end_progress set exits_from = '2027-11-01' where company_id = $1`
  await inDatabase(product, upgraded, [company.companyId])
  const answer = await call('GET', '?monthEnd=2027-10&exitLimit=lte:2027-10-31')
  expect(answer).toMatchObject({ status: 400, body: refused })
})

test('the upgrade has the exits of contracts that were there computed', async () => {
  const forget = ['contract_fact', 'contract_phase', 'contract_dated_fact'].map((table) =>
    inDatabase(
      product,
      `update ${table} set exit_on = null, exit_limit = null where company_id = $1`,
      [company.companyId],
    ),
  )
  await Promise.all(forget)
  expect(await said()).toEqual([null, null, null])
  await inDatabase(product, statementOf('0089_early_exits_in_lists.sql', 'with leavable'), [])
  // As the job does after the start: the migration compares with the day of the database.
  await inDatabase(
    product,
    'update contract_fact set foreseen_until = least(foreseen_until, $2::date + 30) where company_id = $1',
    [company.companyId, '2027-05-04'],
  )
  await dayBreaks('2027-05-05')
  expect(await said()).toEqual([EXIT, LIMIT, null])
  expect(await said('&asOf=2028-01-15')).toEqual(['2028-12-31', '2028-10-31', null])
})

function statementOf(migration: string, start: string): string {
  const path = `../../../platform/database/migrations/${migration}`
  const text = readFileSync(new URL(path, import.meta.url), 'utf8')
  return text.slice(text.indexOf(start))
}
