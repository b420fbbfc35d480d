import { resolveDocument } from '@tacite/document/resolve-fields.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract, firstChoice } from '../../../testing/contracts.ts'
import { rewriteFacts } from '../../lifecycle/deadlines/public.ts'
import { standingContract } from '../../../testing/standing-contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { bindTo, isBoundContent } from './content-binding.ts'
import { readContractContent } from './contract-content.query.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const call = (method: 'GET' | 'PUT' | 'POST', path: `/${string}`, body?: object) =>
  company.administrator.call(method, path, body)

async function setCompanyCurrency(currency: string): Promise<void> {
  const {
    icon: _i,
    logo: _l,
    letterhead: _h,
    nextReference: _n,
    revision: _r,
    ...form
  } = (await call('GET', '/company')).body
  const saved = await call('PUT', '/company', { ...form, currency })
  expect([saved.status, saved.body.currency]).toEqual([200, currency])
  await rewriteFacts(product.product.platform, { companyId: company.companyId })
}

const contentOf = (contractId: string) =>
  product.product.platform.inCompany(company.companyId, (db) => readContractContent(db, contractId))

test('a contract is in the currency of the company, unless another one is chosen', async () => {
  company = await signUpCompany(product)
  await setCompanyCurrency('CHF')
  expect((await call('GET', '/contracts3/choices')).body.defaults.currency).toBe('CHF')
  expect((await call('GET', '/me?$select=roles,data')).body.data.company.currency).toBe('CHF')
  const own = await createContract(company.administrator)
  const other = await createContract(company.administrator, { currency: 'USD' })
  expect((await call('GET', `/contracts3/${own._id}`)).body.currency).toBe('CHF')
  expect((await call('GET', `/contracts3/${other._id}`)).body.currency).toBe('USD')
})

test('currency, direction and scope are changed on the contract, and filter the list', async () => {
  company = await signUpCompany(product)
  const { _id } = await createContract(company.administrator)
  await createContract(company.administrator)
  const details = { currency: 'GBP', direction: 'income', scope: 'european' }
  const changed = await call('PUT', `/contracts3/${_id}`, details)
  expect([changed.status, changed.body]).toEqual([200, expect.objectContaining(details)])
  for (const [field, value] of Object.entries(details)) {
    const { body } = await call('GET', `/contracts3?${field}=${value}`)
    expect([field, body.count, body.value[0]]).toEqual([field, 1, expect.objectContaining(details)])
    expect((await call('GET', `/contracts3?${field}=ne:${value}`)).body.count).toBe(1)
  }
  const refused = await call('PUT', `/contracts3/${_id}`, { currency: null })
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'currency'])
  expect((await call('PUT', `/contracts3/${_id}`, { currency: 'EURO' })).status).toBe(400)
  const emptied = await call('PUT', `/contracts3/${_id}`, { direction: null, scope: null })
  expect(emptied.body).toMatchObject({ direction: null, scope: null, currency: 'GBP' })
  const { body: trail } = await call('GET', `/contracts3/${_id}/activity`)
  const said = JSON.stringify(trail)
  for (const words of ['la devise', 'le sens', 'la portée']) expect(said).toContain(words)
})

test('the text prints every amount in the currency of the contract, which is part of what is validated', async () => {
  company = await signUpCompany(product)
  const { _id } = await createContract(company.administrator, {
    from: { kind: 'template', templateId: await firstChoice(company.administrator, 'templates') },
    values: { amount_incl_tax: 1_250_000 },
    currency: 'USD',
  })
  const content = await contentOf(_id)
  const printed = JSON.stringify(resolveDocument(content.document, content))
  expect(printed).toContain('12\u202F500,00\u00A0USD')
  expect(printed).not.toContain('500,00\u00A0€')
  const bound = bindTo(content)
  await call('PUT', `/contracts3/${_id}`, { currency: 'EUR' })
  expect(isBoundContent(await contentOf(_id), bound)).toBe(false)
})

test('a counterparty shows its amounts in each currency, never none as zero', async () => {
  company = await signUpCompany(product)
  const { browser, personId } = await company.join('reader')
  const partyOf = async (name: string) =>
    (await call('POST', '/contracts/suppliers', { name })).body._id as string
  const [abroad, both, home] = [
    await partyOf('Abroad Inc.'),
    await partyOf('Both AG'),
    await partyOf('Ici SAS'),
  ]
  const signed = { status: 'SIGNED', signatureDate: '2026-03-01' } as const
  const contractWith = (counterpartyId: string, currency: string, amount?: number) =>
    standingContract(product, company, {
      ...signed,
      form: { counterpartyId, currency },
      ...(amount === undefined ? {} : { amountInclTaxCents: amount }),
    })
  const seen = await contractWith(abroad, 'USD', 9_000_000)
  await contractWith(abroad, 'USD', 100_000)
  await contractWith(both, 'EUR', 50_000)
  await contractWith(both, 'USD', 70_000)
  await contractWith(both, 'CHF', 80_000)
  await contractWith(home, 'EUR', 60_000)
  await contractWith(home, 'USD')
  await grantLevel(product, company, { contractId: seen, personId, level: 'reader' })
  const turnovers = async (asked: string, who = company.administrator) => {
    const { body } = await who.call('GET', `/contracts3/dashboard${asked}`)
    const rows = body.topCounterpartiesContract as {
      counterparty: string
      turnover: number
      otherTurnovers: unknown
    }[]
    return Object.fromEntries(
      rows.map(({ counterparty, turnover, otherTurnovers }) => [
        counterparty,
        [turnover, otherTurnovers],
      ]),
    )
  }
  const dollars = (turnover: number) => ({ currency: 'USD', turnover })
  const all = {
    'Abroad Inc.': [0, [dollars(91_000)]],
    'Both AG': [500, [{ currency: 'CHF', turnover: 800 }, dollars(700)]],
    'Ici SAS': [600, []],
  }
  expect(await turnovers('')).toEqual(all)
  // Through the filtered figures too, and within what a person sees.
  expect(await turnovers('?status=SIGNED')).toEqual(all)
  expect(await turnovers('', browser)).toEqual({ 'Abroad Inc.': [0, [dollars(90_000)]] })
})

test('no total adds amounts of two currencies, and what it leaves out is listed', async () => {
  company = await signUpCompany(product)
  const signed = { status: 'SIGNED', signatureDate: '2026-03-01' } as const
  await standingContract(product, company, { ...signed, amountInclTaxCents: 2_000_000 })
  const dollars = await standingContract(product, company, {
    ...signed,
    form: { currency: 'USD' },
    amountInclTaxCents: 9_000_000,
  })
  const figures = async () => {
    const { body } = await call('GET', '/contracts3/dashboard')
    const tiers = body.contractsFinacialAmountGroup as { _id: string; count: number }[]
    return {
      signed: body.signedThisYear,
      amount: body.financialAmountThisYear,
      others: body.otherCurrencyCount,
      tiers: tiers.filter(({ count }) => count > 0).map(({ _id }) => _id),
    }
  }
  expect(await figures()).toEqual({ signed: 2, amount: 20_000, others: 1, tiers: ['from10000'] })
  const others = await call('GET', '/contracts3?otherCurrency=true')
  expect(others.body.value).toMatchObject([
    { _id: dollars, financialAmount: 90_000, currency: 'USD' },
  ])
  // Filters of an amount are in the company's currency.
  expect((await call('GET', '/contracts3?financialAmount=gte:50000')).body.count).toBe(0)
  await setCompanyCurrency('USD')
  expect(await figures()).toEqual({ signed: 2, amount: 90_000, others: 1, tiers: ['from50000'] })
})
