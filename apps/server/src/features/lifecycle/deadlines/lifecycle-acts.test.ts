import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

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
const read = async () => (await company.administrator.call('GET', at('deadlines'))).body

describe('acts on a signed contract', () => {
  beforeEach(async () => {
    await company.administrator.call('PUT', at('lifecycle'), YEARLY_TERMS)
    await signOnPaper(product, company, contractId)
  })

  test('a timely notice ends it at the end of the term', async () => {
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

  test('a late notice is recorded and takes effect one term later', async () => {
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

  test('a late notice can be withdrawn like any other', async () => {
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

  test('a notice before the start can be withdrawn', async () => {
    await company.comeBack('2025-12-20T09:00:00Z')
    const { body } = await company.administrator.call('POST', at('notices'), {
      kind: 'nonRenewal',
      sentOn: '2025-12-20',
    })
    expect([body.phase, body.finalEnd]).toEqual(['NOT_STARTED', '2026-12-31'])
    const back = await company.administrator.call('DELETE', at(`notices/${body.notice.noticeId}`))
    expect([back.status, back.body.finalEnd]).toEqual([200, null])
  })

  test('a notice without a day, and a second one, are refused', async () => {
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

  test('a renewal that ends too early is refused at its end', async () => {
    const { status, body } = await company.administrator.call('POST', at('renewals'), {
      kind: 'agreement',
      day: '2026-05-04',
      until: '2026-12-31',
    })
    expect([status, body.errors[0].field, body.code]).toEqual([
      422,
      'until',
      'RENEWAL_UNTIL_BEFORE_END',
    ])
  })

  test('withdrawing a notice too late first shows the day of the renewal', async () => {
    await company.administrator.call('POST', at('notices'), {
      kind: 'termination',
      endsOn: '2026-12-15',
    })
    expect(await read()).toMatchObject({
      notice: { kind: 'termination', renewsWithout: null },
      records: { notices: [{ endsOn: '2026-12-15' }] },
    })
    await company.comeBack('2026-10-01T09:00:00Z')
    expect((await read()).notice.renewsWithout).toEqual({ limit: '2026-09-30', on: '2027-01-01' })
  })

  test('an agreed end terminates it on its day', async () => {
    await company.administrator.call('POST', at('notices'), {
      kind: 'termination',
      endsOn: '2026-06-30',
    })
    await company.comeBack('2026-07-01T09:00:00Z')
    expect((await read()).ending).toBe('termination')
  })

  test('only unsigned contracts can be cancelled', async () => {
    const { status, body } = await company.administrator.call('POST', at('cancelled'))
    expect([status, body.code]).toEqual([409, 'CONTRACT_ALREADY_SIGNED'])
    contractId = (await createContract(company.administrator))._id
    expect((await company.administrator.call('POST', at('cancelled'))).status).toBe(200)
    expect(
      (await company.administrator.call('GET', `/contracts3/${contractId}`)).body.editing.code,
    ).toBe('CONTRACT_ENDED')
    const { isGivenUp, lifeline } = await read()
    expect(isGivenUp).toBe(true)
    expect(lifeline.map(({ kind }: { kind: string }) => kind)).toEqual(['drafted', 'today'])
  })
})
