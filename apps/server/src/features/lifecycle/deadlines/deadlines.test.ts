import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, firstChoice } from '../../../testing/contracts.ts'
import { inDatabase, signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { raiseAlerts } from './public.ts'

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
  contractId = (await createContract(company.administrator))._id
})

const at = (path: string) => `/contracts3/${contractId}/${path}`
const setTerms = (changes: object = {}) =>
  company.administrator.call('PUT', at('lifecycle'), { ...YEARLY_TERMS, ...changes })
const read = async () => (await company.administrator.call('GET', at('deadlines'))).body

const sign = () => signOnPaper(product, company, contractId)

const unread = async () =>
  (await company.administrator.call('GET', '/notification?$top=50&$skip=0')).body

describe('the terms of a contract', () => {
  test('determine its limits, each explained in the reader’s language', async () => {
    const { status, body } = await setTerms()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      endDate: '2026-12-31',
      legalLimit: '2026-09-30',
      prudentLimit: '2026-09-30',
      sendBy: '2026-09-23',
    })
    const limit = body.trace.find((line: { subject: string }) => line.subject === 'limit')
    expect(limit.text).toContain('30/09/2026')
    await company.administrator.call('PUT', '/me/language', { i18n: 'en' })
    const english = (await read()).trace.find(
      (line: { subject: string }) => line.subject === 'limit',
    )
    expect(english.text).not.toBe(limit.text)
  })

  test('are refused at the missing field', async () => {
    const { status, body } = await setTerms({ duration: null })
    expect([status, body.errors[0].field, body.errors[0].code]).toEqual([
      422,
      'duration',
      'LIFECYCLE_DURATION_REQUIRED',
    ])
  })

  test('can be previewed without being saved', async () => {
    const { body } = await company.administrator.call('POST', at('deadlines/preview'), {
      ...YEARLY_TERMS,
      effectiveDate: '2026-03-01',
    })
    expect(body.endDate).toBe('2027-02-28')
    expect((await read()).endDate).toBeNull()
  })

  test('cannot be changed once signed, nor by a reader', async () => {
    await setTerms()
    await sign()
    const { status, body } = await setTerms({ effectiveDate: '2026-02-01' })
    expect([status, body.code]).toEqual([409, 'TERMS_SEALED'])
    const { browser } = await company.join('reader')
    expect((await browser.call('PUT', at('lifecycle'), YEARLY_TERMS)).status).toBe(403)
  })
})

test('a draft whose dates have passed announces no renewal', async () => {
  await setTerms()
  await company.comeBack('2026-11-20T09:00:00Z')
  const { phase, phaseText, lifeline } = await read()
  expect([phase, phaseText]).toEqual(['NOT_STARTED', 'Pas encore signé'])
  const renewal = lifeline.find((point: { kind: string }) => point.kind === 'renewal')
  expect(renewal.isCertain).toBe(false)
})

test('a contract of the starter template leaves time for the registered letter that its text asks for', async () => {
  const templateId = await firstChoice(company.administrator, 'templates')
  const made = await createContract(company.administrator, {
    from: { kind: 'template', templateId },
    values: { effective_date: '2027-01-01', duration: { count: 1, unit: 'years' } },
  })
  contractId = made._id
  expect(await read()).toMatchObject({
    lifecycle: { noticeCountsWhen: 'presented', sendingMode: 'registeredLetter' },
    prudentLimit: '2027-09-30',
    sendBy: '2027-09-23',
  })
})

describe('alerts', () => {
  beforeEach(async () => {
    await setTerms()
    await sign()
  })

  const runDaily = () => raiseAlerts(product.product.platform, company.companyId)

  test('are each raised once, even if the job runs twice or missed days', async () => {
    await runDaily()
    expect((await unread()).count).toBe(0)
    await company.comeBack('2026-09-03T06:00:00Z')
    await runDaily()
    await runDaily()
    const first = await unread()
    expect(first.count).toBe(1)
    expect(first.value[0].template).toContain('30/09/2026')
    // The 23rd is the day the letter must leave; the job ran only on the 25th.
    await company.comeBack('2026-09-25T06:00:00Z')
    await runDaily()
    expect((await unread()).count).toBe(2)
  })

  test('the window opens a task, which a notice makes obsolete', async () => {
    await company.comeBack('2026-09-03T06:00:00Z')
    await runDaily()
    const open = (await company.administrator.call('GET', '/tasks?skip=0')).body.result.value
    expect(open.map((task: { status: string }) => task.status)).toEqual(['TODO'])
    await company.administrator.call('POST', at('notices'), {
      kind: 'nonRenewal',
      sentOn: '2026-09-02',
      receivedOn: '2026-09-02',
    })
    const after = (await company.administrator.call('GET', '/tasks?skip=0')).body.result.value
    expect(after.map((task: { status: string }) => task.status)).toEqual(['TERMINATED'])
  })
})

test('the exit of a tenant is alerted, though the lease ends years later', async () => {
  const leaseType = await inDatabase(
    product,
    `update contract_type set regime = 'commercialLease' where id =
      (select contract_type_id from contract where id = $1) returning id`,
    [contractId],
  )
  expect(leaseType).toHaveLength(1)
  await setTerms({
    effectiveDate: '2024-07-01',
    duration: { kind: 'span', count: 9, unit: 'years' },
    renewalType: 'tacit',
    renewalDuration: { count: 12, unit: 'months' },
  })
  const { lifecycle } = await read()
  const excluding = { ...lifecycle, excludesTriennialExit: true }
  const preview = await company.administrator.call('POST', at('deadlines/preview'), excluding)
  expect(preview.body).toMatchObject({ regime: 'commercialLease', earlyExits: [] })
  await company.administrator.call('PUT', at('lifecycle'), excluding)
  expect(await read()).toMatchObject({ lifecycle: excluding, earlyExits: [] })
  await company.administrator.call('PUT', at('lifecycle'), lifecycle)
  await sign()
  const { earlyExits, trace, warnings } = await read()
  expect(earlyExits[0]).toMatchObject({
    basis: 'triennial',
    exitOn: '2027-06-30',
    legalLimit: '2026-12-31',
  })
  const [exit] = trace.filter(({ subject }: { subject: string }) => subject === 'earlyExit')
  expect([exit.rule, exit.text]).toEqual(['R18', expect.stringContaining('30/06/2027')])
  // Twelve months were typed: the law of leases has no use for them.
  expect(warnings.map(({ code }: { code: string }) => code)).toEqual([
    'LAW_REPLACES_RENEWAL',
    'LAW_REPLACES_NOTICE',
  ])
  await company.comeBack('2026-12-01T09:00:00Z')
  await raiseAlerts(product.product.platform, company.companyId)
  const { value } = await unread()
  expect(value.map(({ template }: { template: string }) => template)).toEqual([
    expect.stringContaining('sortie anticipée est possible, à notifier au plus tard le 30/12/2026'),
  ])
})

test('a consumer informed in time, and a reminder posted late, are recorded once the contract is signed', async () => {
  const regime = (name: string) =>
    inDatabase(
      product,
      `update contract_type set regime = $2 where id =
        (select contract_type_id from contract where id = $1)`,
      [contractId, name],
    )
  const record = (days: object) => company.administrator.call('PUT', at('regime-days'), days)
  await regime('consumer')
  await setTerms()
  expect((await record({ informedOn: '2026-05-04' })).body.code).toBe('CONTRACT_NOT_SIGNED')
  await sign()
  const early = await record({ informedOn: '2026-05-05' })
  expect([early.status, early.body.errors[0]]).toMatchObject([
    422,
    { field: 'informedOn', code: 'REGIME_DAY_IN_FUTURE' },
  ])
  await company.comeBack('2026-09-01T09:00:00Z')
  const warned = async () =>
    (await read()).warnings.map(({ code }: { code: string }) => code) as string[]
  expect(await warned()).toEqual(['CONSUMER_NOT_INFORMED'])
  const { status, body } = await record({ informedOn: '2026-07-10' })
  expect([status, body.records.informedOn]).toEqual([200, '2026-07-10'])
  expect(await warned()).toEqual([])
  await regime('insurance')
  await record({ reminderPostedOn: '2026-08-20' })
  const { records, lifecycle } = await read()
  expect(records.reminderPostedOn).toBe('2026-08-20')
  // Trying other terms keeps what is on record.
  const preview = await company.administrator.call('POST', at('deadlines/preview'), lifecycle)
  expect(preview.body.records.reminderPostedOn).toBe('2026-08-20')
})

test('facts follow the passing days', async () => {
  await setTerms()
  await sign()
  const facts = async () => {
    return (
      await inDatabase(
        product,
        'select status_detail, end_date::text, termination_date::text from contract_fact where contract_id = $1',
        [contractId],
      )
    )[0]
  }
  expect(await facts()).toEqual({
    status_detail: 'IN_FORCE',
    end_date: '2026-12-31',
    termination_date: '2026-09-30',
  })
  await company.comeBack('2027-01-02T09:00:00Z')
  await raiseAlerts(product.product.platform, company.companyId)
  expect(await facts()).toMatchObject({ status_detail: 'TACITLY_RENEWED', end_date: '2027-12-31' })
})
