import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { signedFromPaper } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { raiseAlerts } from '../../lifecycle/deadlines/public.ts'

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
  // A month before 28 February 2027: prudently by 28 January, by law until the 31st.
  const changes = { effectiveDate: '2026-03-01', notice: { unit: 'months', count: 1 } }
  contractId = await signedFromPaper(product, company, changes)
})

async function dayBreaks(day: string): Promise<void> {
  await company.comeBack(`${day}T08:00:00Z`)
  await raiseAlerts(product.product.platform, company.companyId)
}
async function decisionsAsked(of: Browser = company.administrator) {
  const { body } = await of.call('GET', '/notification?$top=10&$skip=0')
  const ofContract = body.value.filter(
    (each: { type: string; contractId: string }) =>
      each.type === 'noticeLimitReached' && each.contractId === contractId,
  )
  expect(ofContract).toHaveLength(1)
  return ofContract[0].decision
}

describe('the way to a decision beside a notification', () => {
  test('is there until the legal limit, past the prudent one', async () => {
    await dayBreaks('2027-01-28')
    expect(await decisionsAsked()).toEqual({ kind: 'limit', limit: 'term:2027-01-28' })
    await dayBreaks('2027-01-31')
    expect(await decisionsAsked()).toEqual({ kind: 'limit', limit: 'term:2027-01-28' })
    await dayBreaks('2027-02-01')
    expect(await decisionsAsked()).toBeNull()
  })

  test('is gone once it is decided', async () => {
    await dayBreaks('2027-01-28')
    const decided = { limit: '2027-01-28', choice: 'renew', reason: 'Prix tenu', until: null }
    const { status } = await company.administrator.call(
      'POST',
      `/contracts3/${contractId}/limit-decisions`,
      decided,
    )
    expect(status).toBe(201)
    expect(await decisionsAsked()).toBeNull()
    const kept = await company.administrator.call('GET', '/notification/kept?state=all')
    expect(JSON.stringify(kept.body)).not.toContain('term:2027-01-28')
  })

  test('is not shown to a reader of the contract, who may not decide', async () => {
    const lea = await company.join('contractManager', 'Léa')
    const shareWith = (level: string) =>
      company.administrator.call('POST', `/contracts3/${contractId}/shares`, {
        personIds: [lea.personId],
        level,
      })
    await shareWith('reader')
    await company.administrator.call('PUT', `/contracts3/${contractId}/alerts`, {
      setting: {
        days: { window: [], sendBy: [], limit: [0], exit: [], end: [] },
        owner: true,
        groupIds: [],
        personIds: [lea.personId],
      },
    })
    await dayBreaks('2027-01-28')
    await lea.browser.call('POST', '/auth/signin', { username: lea.email, password: PASSWORD })
    expect(await decisionsAsked(lea.browser)).toBeNull()
    expect(await decisionsAsked()).not.toBeNull()
    await shareWith('editor')
    expect(await decisionsAsked(lea.browser)).toEqual({ kind: 'limit', limit: 'term:2027-01-28' })
  })
})
