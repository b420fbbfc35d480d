import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract } from '../../../testing/contracts.ts'
import { signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { advanceFacts } from '../deadlines/public.ts'

let product: TestProduct
let company: TestCompany
let master: string
let dollars: string
let reference: string
let partyId: string
let laterPartyId: string

const BEFORE = '2026-12-31'
const FROM = '2027-01-01'

/** Amendments of both signed contracts: from a day, another price, and for one another party. */
beforeAll(async () => {
  product = await startProduct()
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
  partyId = await supplier('Papeteries du Rhône')
  laterPartyId = await supplier('Bureau Vallée')
  const middle = await supplier('Imprimerie Mercier')
  await signed('Imprimés', middle, {})
  master = await signed('Entretien', partyId, { amount_incl_tax: 48_000_00 })
  dollars = await signed('Licences', partyId, { amount_incl_tax: 30_000_00 }, 'USD')
  reference = await amend(master, [
    { field: 'amount', value: 52_000_00 },
    { field: 'counterparty', counterpartyId: laterPartyId },
  ])
  await amend(dollars, [{ field: 'amount', value: 36_000_00 }])
}, 60_000)
afterAll(() => product.stop())

const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  company.administrator.call(method, path, body)

async function supplier(name: string): Promise<string> {
  return (await call('POST', '/contracts/suppliers', { name })).body._id
}

async function signed(
  title: string,
  counterpartyId: string,
  values: object,
  currency?: string,
): Promise<string> {
  const { _id } = await createContract(company.administrator, { title, counterpartyId })
  await call('PUT', `/contracts3/${_id}/lifecycle`, YEARLY_TERMS)
  await call('PUT', `/contracts3/${_id}/fields`, { values })
  if (currency) expect((await call('PUT', `/contracts3/${_id}`, { currency })).status).toBe(200)
  await signOnPaper(product, company, _id)
  return _id
}

async function amend(contractId: string, patches: object[]): Promise<string> {
  const { _id } = (await call('POST', `/contracts3/${contractId}/amendments`, { title: 'Avenant' }))
    .body
  await call('PUT', `/contracts3/${_id}/amended-terms`, { effectiveOn: FROM, patches })
  await signOnPaper(product, company, _id, '2026-05-04')
  return (await call('GET', `/contracts3/${_id}`)).body.reference
}

/** Without the amendments themselves. */
const list = async (
  filter: string,
  order = 'reference asc',
): Promise<Record<string, unknown>[]> => {
  const { status, body } = await call('GET', `/contracts3?$orderby=${order}&${filter}`)
  expect(status).toBe(200)
  return body.value.filter(({ title }: { title: string }) => title !== 'Avenant')
}
const row = async (id: string, day: string) =>
  (await list(`asOf=${day}`)).find(({ _id }) => _id === id)
const titles = async (filter: string) => (await list(filter)).map(({ title }) => title)

const history = async (value: string, browser: Browser = company.administrator) =>
  (await browser.call('GET', `/contracts3/${master}/value-history?value=${value}`)).body.value

test('page and list show what an amendment set from its day on', async () => {
  const shown = async (day: string) => {
    const { body } = await call('GET', `/contracts3/${master}/as-of?day=${day}`)
    return body.values.find(({ name }: { name: string }) => name === 'counterparty').text
  }
  expect([await shown(BEFORE), await shown(FROM)]).toEqual(['Papeteries du Rhône', 'Bureau Vallée'])
  expect(await row(master, BEFORE)).toMatchObject({
    supplierId: partyId,
    supplier: 'Papeteries du Rhône',
    financialAmount: 48_000,
  })
  expect(await row(master, FROM)).toMatchObject({
    supplierId: laterPartyId,
    supplier: 'Bureau Vallée',
    financialAmount: 52_000,
  })
  const inDollars = [await row(dollars, BEFORE), await row(dollars, FROM)]
  expect(inDollars.map((each) => each?.['financialAmount'])).toEqual([30_000, 36_000])
})

test('a list of another day is found and sorted by the party of that day', async () => {
  const of = (id: string, day: string) => titles(`supplier=eq:${id}&asOf=${day}`)
  expect([await of(partyId, BEFORE), await of(laterPartyId, BEFORE)]).toEqual([
    ['Entretien', 'Licences'],
    [],
  ])
  expect([await of(partyId, FROM), await of(laterPartyId, FROM)]).toEqual([
    ['Licences'],
    ['Entretien'],
  ])
  expect(await titles(`supplier=ne:${laterPartyId}&asOf=${FROM}`)).not.toContain('Entretien')
  const named = (day: string) => titles(`text=eq:vallée&asOf=${day}`)
  expect([await named(BEFORE), await named(FROM)]).toEqual([[], ['Entretien']])
  const sorted = await list(`asOf=${FROM}`, 'supplier asc')
  expect(sorted.map(({ title }) => title)).toEqual(['Entretien', 'Imprimés', 'Licences'])
})

test('the history of a value goes on with the amendments, without the names that a reader may not know', async () => {
  expect(await history('amount')).toMatchObject([
    { how: 'amended', from: FROM, to: null, because: reference },
    { to: BEFORE },
  ])
  expect((await history('counterparty')).map(({ text }: { text: string }) => text)).toEqual([
    'Bureau Vallée',
    'Papeteries du Rhône',
  ])
  const { browser, personId } = await company.join('contributor', 'Zoé')
  await grantLevel(product, company, { contractId: master, personId, level: 'reader' })
  expect(await history('amount', browser)).toMatchObject([{ because: 'd’accès restreint' }, {}])
  const page = await browser.call('GET', `/contracts3/${master}/as-of?day=${FROM}`)
  expect(page.status).toBe(200)
  expect(JSON.stringify(page.body)).not.toContain(reference)
})

test('the words of a list find the party in force', async () => {
  expect(await titles('text=eq:vallée')).toEqual([])
  await company.comeBack(`${FROM}T09:00:00Z`)
  expect(await titles('text=eq:vallée')).toEqual(['Entretien'])
})

test('a list is not read at another day and at a month end at once', async () => {
  const { status, body } = await call('GET', `/contracts3?asOf=${FROM}&monthEnd=2026-05`)
  expect([status, body.errors[0].code, body.errors[0].field]).toEqual([
    400,
    'AS_OF_WITH_MONTH_END',
    'asOf',
  ])
})

test('month ends on either side of the day show what was in force on each', async () => {
  await company.comeBack('2027-02-03T09:00:00Z')
  await advanceFacts(product.product.platform, company.companyId)
  const ended = async (month: string) => {
    const rows = await list(`monthEnd=${month}`)
    return [master, dollars].map((id) => {
      const found = rows.find(({ _id }) => _id === id)
      return [found?.['supplier'], found?.['financialAmount']]
    })
  }
  expect(await ended('2026-12')).toEqual([
    ['Papeteries du Rhône', 48_000],
    ['Papeteries du Rhône', 30_000],
  ])
  expect(await ended('2027-01')).toEqual([
    ['Bureau Vallée', 52_000],
    ['Papeteries du Rhône', 36_000],
  ])
})
