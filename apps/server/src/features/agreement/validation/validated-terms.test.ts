import type { Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

/** One change of each term that a person can state, from `STATED`. */
const CHANGES: Partial<Lifecycle>[] = [
  { effectiveDate: '2027-02-01' },
  { duration: { kind: 'span', count: 3, unit: 'years' } },
  { duration: { kind: 'until', day: '2028-12-31', meaning: 'firstDayAfter' } },
  { renewalType: 'withNotice' },
  { renewalDuration: { count: 2, unit: 'years' } },
  { maxRenewals: 3 },
  { notice: { unit: 'clearDays', count: 2 } },
  { roll: 'previous' },
  { noticeCountsWhen: 'sent' },
  { sendingMode: 'registeredLetter' },
  { indeterminateAlignment: 'quarterEnd' },
  { earlyExit: null },
  { excludesTriennialExit: true },
]

const EXIT = {
  notice: { unit: 'months' as const, count: 3 },
  alignment: 'exactDay' as const,
  notBefore: '2027-06-30',
  firstNoticeOn: null,
  notifyBy: null,
}

const EXIT_CHANGES = [
  { notice: { unit: 'months' as const, count: 4 } },
  { alignment: 'monthEnd' as const },
  { notBefore: '2027-07-31' },
  { firstNoticeOn: '2027-01-01' },
  { notifyBy: '2027-03-31' },
]

const STATED: Lifecycle = {
  effectiveDate: '2027-01-01',
  duration: { kind: 'until', day: '2028-12-31', meaning: 'lastDayInForce' },
  renewalType: 'tacit',
  renewalDuration: { count: 1, unit: 'years' },
  maxRenewals: 2,
  notice: { unit: 'months', count: 2 },
  roll: 'none',
  noticeCountsWhen: 'received',
  sendingMode: 'email',
  indeterminateAlignment: 'exactDay',
  performedAfterEnd: false,
  earlyExit: EXIT,
  excludesTriennialExit: false,
}

const changed: [string, Lifecycle][] = [
  ...CHANGES,
  ...EXIT_CHANGES.map((change) => ({ earlyExit: { ...EXIT, ...change } })),
].map((change) => [JSON.stringify(change), { ...STATED, ...change }])

test.each(changed)('a validation does not survive %s', async (_, lifecycle) => {
  const { administrator, administratorId } = company
  const { _id } = await createContract(administrator)
  await fillSections(administrator, _id)
  const state = async () =>
    (await administrator.call('GET', `/contracts3/${_id}/validation`)).body.current?.state ?? null
  const setTerms = (terms: Lifecycle) =>
    administrator.call('PUT', `/contracts3/${_id}/lifecycle`, terms)

  expect((await setTerms(STATED)).status).toBe(200)
  const steps = [{ name: 'Relecture', rule: 'oneOf', validatorIds: [administratorId] }]
  await administrator.call('POST', `/contracts3/${_id}/validation`, { steps })
  expect([(await setTerms(STATED)).status, await state()]).toEqual([200, 'running'])
  expect([(await setTerms(lifecycle)).status, await state()]).not.toEqual([200, 'running'])
})
