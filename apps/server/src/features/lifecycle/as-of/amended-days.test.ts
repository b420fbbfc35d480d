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

const EXIT = { notice: { unit: 'months', count: 2 }, alignment: 'monthEnd', notBefore: null }
const BEFORE = '2026-12-31'
const FROM = '2027-01-01'

/** Amendments of both signed contracts: from a day, another price, and for one another party. */
beforeAll(async () => {
  product = await startProduct()
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
  partyId = await supplier('Papeteries du Rhône')
  laterPartyId = await supplier('Bureau Vallée')
  const field = { label: 'Site', type: 'text', variable: 'site', isMetadata: true, required: false }
  await call('POST', '/administration/tagged-fields', field)
  const middle = await supplier('Imprimerie Mercier')
  await signed('Imprimés', middle, {})
  master = await signed('Entretien', partyId, { amount_incl_tax: 48_000_00, site: 'Nice' })
  dollars = await signed('Licences', partyId, { amount_incl_tax: 30_000_00 }, 'USD')
  reference = await amend(master, [
    { field: 'amount', value: 52_000_00 },
    { field: 'counterparty', counterpartyId: laterPartyId },
    { field: 'notice', value: { unit: 'months', count: 4 } },
    { field: 'earlyExit', value: EXIT },
    { field: 'value', variable: 'site', value: 'Lyon' },
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
  const stated = { effectiveOn: FROM, patches }
  expect((await call('PUT', `/contracts3/${_id}/amended-terms`, stated)).body.code).toBeUndefined()
  await signOnPaper(product, company, _id, '2026-05-04', 'marked')
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
  breakable(await browser.call('GET', `/contracts3/${master}/value-history?value=${value}`)).value

/** An answer whose figures are written with ordinary spaces. */
const breakable = ({ body }: { body: object }) =>
  JSON.parse(JSON.stringify(body).replaceAll(/[\u00A0\u202F]/gu, ' '))

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

test('the terms and the fields are those of the day, and the slider stops where an amendment sets them', async () => {
  const on = async (day: string) => {
    const body = breakable(await call('GET', `/contracts3/${master}/as-of?day=${day}`))
    const of = (name: string) =>
      body.values.find((value: { name: string }) => value.name === name).text
    return { steps: body.steps, said: ['notice', 'earlyExit', 'values.site'].map(of) }
  }
  const before = await on(BEFORE)
  expect(before.said).toEqual(['3 mois', null, 'Nice'])
  expect((await on(FROM)).said).toEqual(['4 mois', 'Préavis : 2 mois, à la fin du mois', 'Lyon'])
  const step = before.steps.find(({ day }: { day: string }) => day === FROM)
  expect(step.text).toContain('Préavis')
  expect(step.text).toContain('Autres valeurs')
})

test('the history of a value goes on with the amendments, without the names that a reader may not know', async () => {
  const setBy = { reference, title: 'Avenant', signedOn: '2026-05-04' }
  expect(await history('amount')).toMatchObject([
    { to: BEFORE, document: null },
    { how: 'amended', from: FROM, to: null, document: setBy },
  ])
  expect(await history('notice')).toMatchObject([
    { text: '3 mois', to: BEFORE },
    { text: '4 mois', how: 'amended', from: FROM, document: setBy },
  ])
  expect(await history('values.site')).toMatchObject([
    { text: 'Nice', how: 'stated', from: null, to: BEFORE },
    { text: 'Lyon', from: FROM, document: setBy },
  ])
  expect(await history('values.unknown')).toEqual([])
  expect((await history('counterparty')).map(({ text }: { text: string }) => text)).toEqual([
    'Papeteries du Rhône',
    'Bureau Vallée',
  ])
  const { browser, personId } = await company.join('contributor', 'Zoé')
  await grantLevel(product, company, { contractId: master, personId, level: 'reader' })
  for (const value of ['amount', 'notice', 'values.site'])
    expect((await history(value, browser)).at(-1)).toMatchObject({
      how: 'amended',
      because: null,
      document: { _id: null, reference: null, title: null, signedOn: '2026-05-04' },
    })
  const page = await browser.call('GET', `/contracts3/${master}/as-of?day=${FROM}`)
  expect(page.status).toBe(200)
  expect(JSON.stringify(page.body)).not.toContain(reference)
})

test('what was wrongly read in an amendment stands before what it sets, for who may read it', async () => {
  const amendment = (await history('notice')).at(-1).document._id
  const { status } = await call('PUT', `/contracts3/${amendment}/amended-terms/correction`, {
    reason: 'Page 2',
    effectiveOn: FROM,
    patches: [
      { field: 'amount', value: 52_000_00 },
      { field: 'counterparty', counterpartyId: laterPartyId },
      { field: 'notice', value: { unit: 'months', count: 5 } },
      { field: 'earlyExit', value: EXIT },
      { field: 'value', variable: 'site', value: 'Lyon' },
    ],
  })
  expect(status).toBe(200)
  expect(await history('notice')).toMatchObject([
    { text: '3 mois' },
    { text: '4 mois', how: 'corrected', because: 'Page 2', document: { reference } },
    { text: '5 mois', how: 'amended', from: FROM },
  ])
  const { browser, personId } = await company.join('contributor', 'Yann')
  await grantLevel(product, company, { contractId: master, personId, level: 'reader' })
  expect(JSON.stringify(await history('notice', browser))).not.toContain('Page 2')
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
