import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FOUR_MONTHS, amendmentCalls, at, writeAmendment } from '../../../testing/amendments.ts'
import type { TestCompany } from '../../../testing/companies.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

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

const { newAmendment, read, state, sign } = amendmentCalls(() => ({
  product,
  company,
  master,
  amendment,
}))

const startingOn = (value: string) => ({ field: 'effectiveDate', value })
const row = async (query = '') =>
  (await company.administrator.call('GET', `/contracts3?$top=20${query}`)).body.value.find(
    ({ _id }: { _id: string }) => _id === master,
  )
const days = async (query = '') => {
  const { effectiveDate, endDate, terminationDate } = await row(query)
  return [effectiveDate, endDate, terminationDate]
}
const STATED = ['2026-01-01', '2026-12-31', '2026-09-30']
const MOVED = ['2026-06-15', '2027-06-14', '2027-03-14']

test('what hangs from the date of effect is previewed, then moves with it everywhere', async () => {
  const patches = [startingOn('2026-06-15')]
  const preview = await company.administrator.call('POST', at(amendment, 'amended-terms/preview'), {
    effectiveOn: null,
    patches,
  })
  const { before, after, end } = preview.body
  expect([before.endDate, after.endDate, after.prudentLimit, after.phase, end]).toEqual([
    '2026-12-31',
    '2027-06-14',
    '2027-03-14',
    'NOT_STARTED',
    'followsStart',
  ])
  await state(patches)
  expect(await days()).toEqual(STATED)
  await sign()
  expect(await days()).toEqual(MOVED)
  expect((await row('&effectiveDate=2026-06-15'))?._id).toBe(master)
  expect(await days('&asOf=2026-05-03')).toEqual(STATED)
  expect(await days('&asOf=2026-05-04')).toEqual(MOVED)
  const { reference } = await read(amendment)
  const deadlines = await read(master, 'deadlines')
  expect(deadlines).toMatchObject({
    phase: 'NOT_STARTED',
    lifecycle: { effectiveDate: '2026-01-01' },
    amended: [
      { field: 'effectiveDate', after: '2026-06-15', isInForce: true, setBy: { reference } },
    ],
  })
  expect(deadlines.trace[0].text).toBe(
    `L’avenant ${reference}, signé le 04/05/2026, porte la date d’effet au 15/06/2026.`,
  )
  const { value } = await read(master, 'value-history?value=effectiveDate')
  expect(value).toMatchObject([
    { text: '01/01/2026', how: 'computed', document: null },
    { text: '15/06/2026', how: 'amended', document: { reference } },
  ])
  const asOf = await read(master, 'as-of?day=2026-05-04')
  const shown = asOf.values.find(({ name }: { name: string }) => name === 'effectiveDate')
  expect(shown.text).toBe('15/06/2026')
})

test('an amendment that moves neither the signature nor the date of effect is not their document', async () => {
  // From the very day of the signature, on which both begin to be held.
  await state([FOUR_MONTHS], '2025-12-15')
  await sign()
  const how = async (value: string) =>
    (await read(master, `value-history?value=${value}`)).value[0].how
  expect([
    await how('signatureDate'),
    await how('effectiveDate'),
    await how('terminationDate'),
  ]).toEqual(['computed', 'computed', 'amended'])
})

test('one that comes after the first term is refused; recorded all the same, it moves nothing and says so', async () => {
  const late = await state([startingOn('2026-06-15')], '2027-01-01')
  expect([late.status, late.body.errors[0].field, late.body.errors[0].code]).toEqual([
    422,
    'effectiveDate',
    'AMENDMENT_START_AFTER_TERM',
  ])
  const early = await state([startingOn('2025-05-01')])
  expect(early.body.errors[0].code).toBe('AMENDMENT_START_ENDS_TERM')
  // Stated in time, signed too late.
  await state([startingOn('2026-06-15')])
  await company.comeBack('2027-02-01T09:00:00Z')
  await sign(amendment, '2027-01-15')
  expect(await days()).toEqual(['2026-01-01', '2027-12-31', '2027-09-30'])
  const { amended, warnings } = await read(master, 'deadlines')
  expect(amended).toEqual([])
  expect(warnings.map(({ code }: { code: string }) => code)).toContain('AMENDMENT_START_UNMOVED')
  const another = await newAmendment()
  const { body } = await state([startingOn('2026-06-15')], null, another)
  expect(body.errors[0].code).toBe('AMENDMENT_START_AFTER_TERM')
})
