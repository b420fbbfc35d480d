import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../testing/companies.ts'
import { createContract } from '../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../testing/start-product.ts'
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

/** One year from 1 January 2026, tacitly renewed by years, three months' notice. */
const TERMS = {
  effectiveDate: '2026-01-01',
  duration: { kind: 'span', count: 12, unit: 'months' },
  renewalType: 'tacit',
  renewalDuration: { count: 12, unit: 'months' },
  maxRenewals: null,
  notice: { unit: 'months', count: 3 },
  roll: 'none',
  noticeCountsWhen: 'received',
  sendingMode: 'registeredLetter',
  earlyExit: null,
  indeterminateAlignment: 'exactDay',
  performedAfterEnd: false,
}

const at = (path: string) => `/contracts3/${contractId}/${path}`
const setTerms = (changes: object = {}) =>
  company.administrator.call('PUT', at('lifecycle'), { ...TERMS, ...changes })
const read = async () => (await company.administrator.call('GET', at('deadlines'))).body

/** As the seal leaves a contract: signed, dated, locked. */
async function sign(day = '2025-12-15') {
  await inDatabase(
    `update contract set status = 'SIGNED', signature_date = $2, locked_at = now(), lock_kind = 'signature' where id = $1`,
    [contractId, day],
  )
  await product.product.platform.inCompany(company.companyId, (db) =>
    product.product.platform.events.record(db, {
      type: 'contract.datesChanged',
      actor: null,
      objectType: 'contract',
      objectId: contractId,
      contractId,
      payload: {},
    }),
  )
}

async function inDatabase(text: string, values: unknown[]) {
  const client = new Client(product.connection)
  await client.connect()
  try {
    return (await client.query(text, values)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

const unread = async () =>
  (await company.administrator.call('GET', '/notification?$top=50&$skip=0')).body

describe('the terms of a contract', () => {
  test('give its limits, each explained in the reader’s language', async () => {
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

  test('are refused at the field that is missing', async () => {
    const { status, body } = await setTerms({ duration: null })
    expect([status, body.errors[0].field, body.errors[0].code]).toEqual([
      422,
      'duration',
      'LIFECYCLE_DURATION_REQUIRED',
    ])
  })

  test('can be tried without being saved', async () => {
    const { body } = await company.administrator.call('POST', at('deadlines/preview'), {
      ...TERMS,
      effectiveDate: '2026-03-01',
    })
    expect(body.endDate).toBe('2027-02-28')
    expect((await read()).endDate).toBeNull()
  })

  test('cannot be changed once signed, nor by a reader', async () => {
    await setTerms()
    await sign()
    const { status, body } = await setTerms({ effectiveDate: '2026-02-01' })
    expect([status, body.code]).toEqual([409, 'CONTRACT_LOCKED'])
    const { browser } = await company.join('reader')
    expect((await browser.call('PUT', at('lifecycle'), TERMS)).status).toBe(403)
  })
})

describe('acts on a signed contract', () => {
  beforeEach(async () => {
    await setTerms()
    await sign()
  })

  test('a denunciation in time ends it at the end of the term', async () => {
    const { status, body } = await company.administrator.call('POST', at('notices'), {
      kind: 'nonRenewal',
      sentOn: '2026-05-01',
      receivedOn: '2026-05-03',
    })
    expect([status, body.notice.status, body.phase, body.finalEnd]).toEqual([
      201,
      'inTime',
      'TERMINATING',
      '2026-12-31',
    ])
    const back = await company.administrator.call('DELETE', at(`notices/${body.notice.noticeId}`))
    expect([back.status, back.body.phase, back.body.records.notices[0].cancelledOn]).toEqual([
      200,
      'RUNNING',
      '2026-05-04',
    ])
  })

  test('a late denunciation is recorded and takes effect a term later', async () => {
    await company.comeBack('2026-11-20T09:00:00Z')
    const { body } = await company.administrator.call('POST', at('notices'), {
      kind: 'nonRenewal',
      sentOn: '2026-10-05',
      receivedOn: '2026-10-05',
    })
    expect([body.notice.status, body.notice.effect, body.phase]).toEqual([
      'late',
      '2027-12-31',
      'RENEWAL_LOCKED',
    ])
    expect([body.markTerminated.code, body.cancelTermination]).toEqual([
      'TERMINATION_ALREADY_GIVEN',
      null,
    ])
  })

  test('a late denunciation is taken back like any other', async () => {
    const given = { kind: 'nonRenewal', sentOn: '2026-10-05', receivedOn: '2026-10-05' }
    await company.comeBack('2026-11-20T09:00:00Z')
    const late = await company.administrator.call('POST', at('notices'), given)
    const twice = await company.administrator.call('POST', at('notices'), given)
    expect([twice.status, twice.body.code]).toEqual([409, 'TERMINATION_ALREADY_GIVEN'])
    const back = await company.administrator.call(
      'DELETE',
      at(`notices/${late.body.notice.noticeId}`),
    )
    expect([back.status, back.body.notice, back.body.finalEnd]).toEqual([200, null, null])
    expect(back.body.cancelTermination.code).toBe('TERMINATION_NOT_GIVEN')
    expect(back.body.markTerminated).toBeNull()
  })

  test('a denunciation before the start is taken back', async () => {
    await company.comeBack('2025-12-20T09:00:00Z')
    const { body } = await company.administrator.call('POST', at('notices'), {
      kind: 'nonRenewal',
      sentOn: '2025-12-20',
    })
    expect([body.phase, body.finalEnd]).toEqual(['NOT_STARTED', '2026-12-31'])
    const back = await company.administrator.call('DELETE', at(`notices/${body.notice.noticeId}`))
    expect([back.status, back.body.finalEnd]).toEqual([200, null])
  })

  test('a denunciation without a day, and a second one, are refused', async () => {
    const none = await company.administrator.call('POST', at('notices'), { kind: 'nonRenewal' })
    expect([none.status, none.body.code]).toEqual([422, 'NOTICE_DAY_REQUIRED'])
    await company.administrator.call('POST', at('notices'), {
      kind: 'nonRenewal',
      sentOn: '2026-05-01',
    })
    const twice = await company.administrator.call('POST', at('notices'), {
      kind: 'nonRenewal',
      sentOn: '2026-05-01',
    })
    expect([twice.status, twice.body.code]).toEqual([409, 'TERMINATION_ALREADY_GIVEN'])
  })

  test('a renewal agreed until a day moves the end', async () => {
    const { status, body } = await company.administrator.call('POST', at('renewals'), {
      kind: 'agreement',
      day: '2026-05-04',
      until: '2028-12-31',
    })
    expect([status, body.records.renewals[0].until]).toEqual([201, '2028-12-31'])
  })

  test('an agreed end makes it terminated on its day', async () => {
    await company.administrator.call('POST', at('notices'), {
      kind: 'termination',
      endsOn: '2026-06-30',
    })
    await company.comeBack('2026-07-01T09:00:00Z')
    expect((await read()).ending).toBe('termination')
  })

  test('giving it up is for unsigned contracts only', async () => {
    const { status, body } = await company.administrator.call('POST', at('cancelled'))
    expect([status, body.code]).toEqual([409, 'CONTRACT_ALREADY_SIGNED'])
    contractId = (await createContract(company.administrator))._id
    expect((await company.administrator.call('POST', at('cancelled'))).status).toBe(200)
    expect(
      (await company.administrator.call('GET', `/contracts3/${contractId}`)).body.editing.code,
    ).toBe('CONTRACT_ENDED')
  })
})

describe('alerts', () => {
  beforeEach(async () => {
    await setTerms()
    await sign()
  })

  const runDaily = () => raiseAlerts(product.product.platform, company.companyId)

  test('each is raised once, also when the job runs twice or missed days', async () => {
    await runDaily()
    expect((await unread()).count).toBe(0)
    await company.comeBack('2026-09-03T06:00:00Z')
    await runDaily()
    await runDaily()
    const first = await unread()
    expect(first.count).toBe(1)
    expect(first.value[0].template).toContain('30/09/2026')
    // The 23rd is the day the letter must leave; nobody ran the job until the 25th.
    await company.comeBack('2026-09-25T06:00:00Z')
    await runDaily()
    expect((await unread()).count).toBe(2)
  })

  test('the window opens a task, which a denunciation makes pointless', async () => {
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

test('facts follow the days that go by', async () => {
  await setTerms()
  await sign()
  const facts = async () => {
    return (
      await inDatabase(
        'select status_detail, end_date::text, termination_date::text, valid_until::text from contract_fact where contract_id = $1',
        [contractId],
      )
    )[0]
  }
  expect(await facts()).toEqual({
    status_detail: 'IN_FORCE',
    end_date: '2026-12-31',
    termination_date: '2026-09-30',
    valid_until: '2026-08-31',
  })
  await company.comeBack('2027-01-02T09:00:00Z')
  await raiseAlerts(product.product.platform, company.companyId)
  expect(await facts()).toMatchObject({ status_detail: 'TACITLY_RENEWED', end_date: '2027-12-31' })
})
