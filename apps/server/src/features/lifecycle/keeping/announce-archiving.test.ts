import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { standingContract } from '../../../testing/standing-contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { announceArchiving } from './announce-archiving.job.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
})

const endedOn = (day: string) =>
  standingContract(product, company, {
    status: 'SIGNED',
    signatureDate: '2020-01-01',
    lifecycle: {
      effectiveDate: '2020-01-01',
      duration: { kind: 'until', day, meaning: 'lastDayInForce' },
      renewalType: 'none',
    },
    form: { title: 'Contrat ancien' },
  })

async function morning(day: string): Promise<void> {
  await company.comeBack(`${day}T05:25:00Z`)
  await announceArchiving(product.product.platform, company.companyId)
}

async function news(browser: Browser = company.administrator): Promise<string[]> {
  const { body } = await browser.call('GET', '/notification?$top=50&$skip=0')
  const { value } = body as { value: { type: string; template: string }[] }
  return value.filter(({ type }) => type === 'archivingProposed').map(({ template }) => template)
}

test('contracts kept long enough are announced together, once, to those who may archive them', async () => {
  const mails = (await mailsOf(product, company)).length
  const first = await endedOn('2021-11-10')
  await endedOn('2021-11-11')
  await endedOn('2021-11-21')
  await company.comeBack('2026-11-21T05:00:00Z')
  const ana = await company.join('contractManager', 'Ana')
  const nadia = await company.join('reader', 'Nadia')
  await grantLevel(product, company, { contractId: first, personId: ana.personId, level: 'editor' })
  await grantLevel(product, company, {
    contractId: first,
    personId: nadia.personId,
    level: 'editor',
  })
  await morning('2026-11-21')
  await morning('2026-11-21')
  expect(await news()).toEqual([expect.stringMatching(/^2 contrats sont proposés/)])
  expect(await news(ana.browser)).toEqual([expect.stringMatching(/^1 contrat est proposé/)])
  expect(await news(nadia.browser)).toEqual([])
  // In the panel only.
  expect(await mailsOf(product, company)).toHaveLength(mails)
})

test('the next day announces only what is new, and a day without anything new nothing', async () => {
  await endedOn('2021-11-10')
  await morning('2026-11-21')
  await endedOn('2021-11-21')
  await morning('2026-11-22')
  await morning('2026-11-23')
  const one = expect.stringMatching(/^1 contrat est proposé/)
  expect(await news()).toEqual([one, one])
})
