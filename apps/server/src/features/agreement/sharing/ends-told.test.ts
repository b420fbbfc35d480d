import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, firstChoice } from '../../../testing/contracts.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { findShare, shareOutside, THIRD_PARTY } from '../../../testing/shares.ts'
import { signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
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
})

const FIXED = { ...YEARLY_TERMS, renewalType: 'none', renewalDuration: null, notice: null }
/** Both sections of the starter template that name its dates, or a text that names none. */
const WITH_DATES = async () => ({
  from: { kind: 'template', templateId: await firstChoice(company.administrator, 'templates') },
})

/** Shared with a third party, signed, from January to December 2026. */
async function sharedContract(form: object, terms: object = FIXED): Promise<void> {
  const { administrator } = company
  contractId = (await createContract(administrator, form))._id
  const path = `/contracts3/${contractId}/lifecycle`
  expect((await administrator.call('PUT', path, terms)).status).toBe(200)
  await shareOutside(company, contractId)
  await signOnPaper(product, company, contractId)
}

const choose = (thirdParties?: boolean) =>
  company.administrator.call('PUT', `/contracts3/${contractId}/alerts`, {
    setting: {
      days: { window: [0], sendBy: [0], limit: [30], exit: [], end: [30, 7] },
      owner: true,
      groupIds: [],
      personIds: [],
      ...(thirdParties === undefined ? {} : { thirdParties }),
    },
  })

/** Mails of a third party about the end, after these days. */
async function toldBy(...days: string[]): Promise<string[]> {
  for (const day of days) {
    await company.comeBack(`${day}T06:00:00Z`)
    await raiseAlerts(product.product.platform, company.companyId)
  }
  const mails = await mailsOf(product, company, THIRD_PARTY)
  return mails.flatMap(({ subject, text }) => (/prend fin/.test(subject) ? [text] : []))
}

test('third parties are told of the end that they read, as often as colleagues, and it is on record', async () => {
  await sharedContract(await WITH_DATES())
  const { name } = await findShare(company.administrator, contractId, THIRD_PARTY)
  expect((await choose(true)).body).toMatchObject({
    own: { thirdParties: true },
    thirdParties: [name],
  })
  expect(await toldBy('2026-11-30')).toEqual([])
  const [first, ...others] = await toldBy('2026-12-01', '2026-12-02')
  expect(others).toEqual([])
  expect(first).toContain('prend fin le 31/12/2026')
  expect(first).not.toMatch(/dénonc|préavis|https?:/)
  expect(await toldBy('2026-12-24', '2026-12-25')).toHaveLength(2)
  const path = `/contracts3/${contractId}/activity?$top=50`
  const { value } = (await company.administrator.call('GET', path)).body
  expect(JSON.stringify(value)).toContain(`Un e-mail a prévenu ${name} de la fin du contrat`)
})

test('they are told nothing unless that was chosen', async () => {
  await sharedContract(await WITH_DATES())
  expect((await choose()).body).toMatchObject({ thirdParties: null })
  expect(await toldBy('2026-12-01')).toEqual([])
})

test('they are told nothing that what they read does not state', async () => {
  await sharedContract({})
  expect((await choose(true)).body.thirdParties).toEqual([])
  expect(await toldBy('2026-12-01')).toEqual([])
})

test('they are told nothing of a limit, nor of an end that a notice brings', async () => {
  await sharedContract(await WITH_DATES(), YEARLY_TERMS)
  await choose(true)
  expect(await toldBy('2026-08-31', '2026-09-30')).toEqual([])
  const notice = { kind: 'nonRenewal', sentOn: '2026-09-29', receivedOn: '2026-09-30' }
  const path = `/contracts3/${contractId}/notices`
  expect((await company.administrator.call('POST', path, notice)).status).toBe(201)
  expect(await toldBy('2026-12-01')).toEqual([])
})

test('who no longer reads the contract is told nothing', async () => {
  await sharedContract(await WITH_DATES())
  const { _id } = await findShare(company.administrator, contractId, THIRD_PARTY)
  await company.administrator.call('DELETE', `/contracts3/${contractId}/shares/${_id}`)
  expect((await choose(true)).body.thirdParties).toEqual([])
  expect(await toldBy('2026-12-01')).toEqual([])
})
