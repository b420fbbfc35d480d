import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { amendmentCalls, at, writeAmendment } from '../../../testing/amendments.ts'
import type { TestCompany } from '../../../testing/companies.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { advanceFacts } from '../deadlines/public.ts'

let product: TestProduct
let company: TestCompany
let master: string
let amendment: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  ;({ company, master, amendment } = await writeAmendment(product))
})

const { newAmendment, read, state, correct, sign } = amendmentCalls(() => ({
  product,
  company,
  master,
  amendment,
}))

const DOLLARS = { field: 'currency', value: 'USD' }
const amount = (value: number) => ({ field: 'amount', value })
const call = async (path: string) => (await company.administrator.call('GET', path)).body
const advance = () => advanceFacts(product.product.platform, company.companyId)

/** At the time of the product: what changes a contract first records the months that are over by then. */
const signToday = () =>
  product.product.platform.inCompany(company.companyId, async (db) => {
    await db
      .update('contract')
      .set({ status: 'SIGNED', signature_date: '2026-05-04' })
      .where('contract.id', '=', amendment)
      .execute()
    await product.product.platform.events.record(db, {
      type: 'contract.datesChanged',
      actor: null,
      objectId: amendment,
      contractId: amendment,
      payload: {},
    })
  })

/** The master agreement wherever its amount is shown or counted, on a day or at a month end. */
async function seen(query = '') {
  const asked = query && `&${query}`
  const all = await call(`/contracts3?$top=20${asked}`)
  const row = all.value.find(({ _id }: { _id: string }) => _id === master)
  const ids = async (filter: string) =>
    (await call(`/contracts3?${filter}${asked}`)).value.map(({ _id }: { _id: string }) => _id)
  return {
    row: [row.financialAmount, row.currency],
    inDollars: (await ids('currency=USD')).includes(master),
    notInDollars: (await ids('currency=ne:USD')).includes(master),
    isForeign: (await ids('otherCurrency=true')).includes(master),
    isOverTier: (await ids('financialAmount=gte:1000')).includes(master),
  }
}

const IN_EUROS = {
  row: [48_000, 'EUR'],
  inDollars: false,
  notInDollars: true,
  isForeign: false,
  isOverTier: true,
}
const IN_DOLLARS = {
  row: [52_000, 'USD'],
  inDollars: true,
  notInDollars: false,
  isForeign: true,
  isOverTier: false,
}

test('another currency asks for the amount, which may be the same figure', async () => {
  const { status, body } = await state([DOLLARS])
  expect([status, body.errors[0].field, body.errors[0].code]).toEqual([
    422,
    'amount',
    'AMENDMENT_CURRENCY_NEEDS_AMOUNT',
  ])
  const stated = await state([DOLLARS, amount(48_000_00)])
  expect(stated.body.changes).toMatchObject([
    {
      field: 'amount',
      before: 48_000_00,
      currencyBefore: 'EUR',
      after: 48_000_00,
      currency: 'USD',
    },
    { field: 'currency', before: 'EUR', after: 'USD' },
  ])
})

test('page, list, export, sums, month ends and other days have it from its day on', async () => {
  await state([DOLLARS, amount(52_000_00)], '2026-07-01')
  await signToday()
  await company.comeBack('2026-06-30T09:00:00Z')
  expect(await seen()).toEqual(IN_EUROS)
  expect(await seen('asOf=2026-07-01')).toEqual(IN_DOLLARS)
  const tree = async () => {
    const { currency, amountInclTaxCents } = await call(at(master, 'succession/tree'))
    return [amountInclTaxCents, currency]
  }
  const figures = async (query = '') => {
    const { otherCurrencyCount, topCounterpartiesContract: parties } = await call(
      `/contracts3/dashboard${query}`,
    )
    return [otherCurrencyCount, parties[0].turnover, parties[0].otherTurnovers]
  }
  expect([await tree(), await figures()]).toEqual([
    [48_000_00, 'EUR'],
    [0, 48_000, []],
  ])
  await company.comeBack('2026-07-01T09:00:00Z')
  // Before and after the job of the night.
  expect(await seen()).toEqual(IN_DOLLARS)
  await advance()
  expect(await seen()).toEqual(IN_DOLLARS)
  const afterwards = [1, 0, [{ currency: 'USD', turnover: 52_000 }]]
  expect([await tree(), await figures()]).toEqual([[52_000_00, 'USD'], afterwards])
  expect(await seen('asOf=2026-06-30')).toEqual(IN_EUROS)
  const { bytes } = await company.administrator.call(
    'GET',
    '/contracts3/exports-csv?payloadType=exports&$skip=0&$top=0&typeFile=csv',
  )
  const line = bytes
    .toString('utf8')
    .split('\r\n')
    .find((each) => /^[^;]*;Entretien;/.test(each))
  expect(line).toMatch(/52.?000.*USD/)
  const held = (await call(at(master, 'value-history?value=amount'))).value
  expect(held).toHaveLength(2)
  expect(held[0].text).toContain('€')
  expect(held[1]).toMatchObject({ how: 'amended', from: '2026-07-01' })
  expect(held[1].text).toContain('USD')
  const { steps } = await call(at(master, 'as-of?day=2026-07-01'))
  expect(steps).toContainEqual({ day: '2026-07-01', text: 'Montant' })
  expect((await read(master)).amended).toMatchObject([
    { field: 'currency', before: 'EUR', after: 'USD' },
    { field: 'amount', currencyBefore: 'EUR', currency: 'USD' },
  ])
  await company.comeBack('2026-08-02T09:00:00Z')
  await advance()
  expect(await seen('monthEnd=2026-06')).toEqual(IN_EUROS)
  expect(await seen('monthEnd=2026-07')).toEqual(IN_DOLLARS)
  expect(await figures('?monthEnd=2026-06')).toEqual([0, 48_000, []])
  expect(await figures('?monthEnd=2026-07')).toEqual(afterwards)
})

test('a later amount keeps the currency in which it was stated, whatever is corrected before it', async () => {
  await state([DOLLARS, amount(52_000_00)], '2026-05-04')
  await sign()
  const later = await newAmendment()
  const { body } = await state([amount(60_000_00)], '2026-09-01', later)
  expect(body.inForce).toMatchObject({ currency: 'USD', statedCurrency: 'EUR' })
  expect(body.changes).toMatchObject([
    { field: 'amount', currency: 'USD', currencyBefore: 'USD' },
    { field: 'currency', after: 'USD' },
  ])
  await sign(later)
  const back = await newAmendment()
  await state([amount(50_000_00), { field: 'currency', value: 'EUR' }], '2026-10-01', back)
  await sign(back)
  expect((await seen('asOf=2026-09-30')).row).toEqual([60_000, 'USD'])
  expect((await seen('asOf=2026-10-01')).row).toEqual([50_000, 'EUR'])
})

test('an amount that was wrongly read is told in the currency that it was read in', async () => {
  await state([DOLLARS, amount(5_200_00)])
  await sign()
  await correct([DOLLARS, amount(52_000_00)], 'Article 2')
  await correct([{ field: 'currency', value: 'GBP' }, amount(52_000_00)], 'Article 3')
  const { value: held } = await call(at(master, 'value-history?value=amount'))
  expect(held.map(({ text }: { text: string }) => text.replaceAll(/\s/g, ' '))).toEqual([
    '48 000,00 € TTC',
    '5 200,00 USD TTC',
    '52 000,00 USD TTC',
    '52 000,00 GBP TTC',
  ])
  const { value: corrections } = await call(at(amendment, 'corrections'))
  expect(corrections.map(({ changes }: { changes: object[] }) => changes[0])).toMatchObject([
    { field: 'changes.amount', before: 52_000_00, currencyBefore: 'USD', currency: 'GBP' },
    { field: 'changes.amount', before: 5_200_00, currencyBefore: 'USD', currency: 'USD' },
  ])
})
