import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { raiseAlerts } from '../../lifecycle/deadlines/public.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
})

/** The notice limit is 30 September, its window opens thirty days before, and the letter leaves on the 23rd. */
async function signedContract(
  renewalType: 'tacit' | 'withNotice',
  changes: Record<string, unknown> = {},
): Promise<void> {
  const { _id } = await createContract(company.administrator)
  const terms = { ...YEARLY_TERMS, renewalType, ...changes }
  await company.administrator.call('PUT', `/contracts3/${_id}/lifecycle`, terms)
  await signOnPaper(product, company, _id)
}

/** The owner's notifications, newest first. */
async function newsOn(...instants: string[]): Promise<string[]> {
  for (const instant of instants) {
    await company.comeBack(instant)
    await raiseAlerts(product.product.platform, company.companyId)
  }
  const { body } = await company.administrator.call('GET', '/notification?$top=50&$skip=0')
  return body.value.map(({ template }: { template: string }) => template)
}

const ALERTING_DAYS = ['2026-09-03T06:00:00Z', '2026-09-23T06:00:00Z', '2026-09-30T06:00:00Z']

test('the limit of a tacit renewal is one for giving notice, at its three alerts', async () => {
  await signedContract('tacit')
  const news = await newsOn(...ALERTING_DAYS)
  expect(news).toHaveLength(3)
  for (const text of news) {
    expect(text).toMatch(/dénon/)
    expect(text).not.toMatch(/renouvellement/)
  }
})

test('the limit of a renewal on request is one for asking: the opposite act', async () => {
  await signedContract('withNotice')
  const news = await newsOn(...ALERTING_DAYS)
  expect(news).toHaveLength(3)
  for (const text of news) {
    expect(text).toMatch(/renouvellement/)
    expect(text).not.toMatch(/dénon/)
  }
})

test('no tacit renewal happens in silence: when it is certain, and when it has begun', async () => {
  await signedContract('tacit')
  await newsOn(...ALERTING_DAYS)
  const [certain, ...before] = await newsOn('2026-10-01T06:00:00Z')
  expect(certain).toContain('sera reconduit le 01/01/2027')
  expect(before).toHaveLength(3)
  const [renewed] = await newsOn('2027-01-01T06:00:00Z', '2027-01-02T06:00:00Z')
  expect(renewed).toContain('a été reconduit le 01/01/2027')
})

test.each([
  ['for many years', { renewalDuration: { count: 9, unit: 'years' } }],
  ['without an end', { renewalDuration: null }],
])('a renewal %s has begun while nothing ran', async (_, changes) => {
  await signedContract('tacit', changes)
  const news = await newsOn('2027-01-20T06:00:00Z')
  expect(news[0]).toContain('a été reconduit le 01/01/2027')
})
