import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createAll, keptImportOf, planned } from '../../../testing/planned-imports.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let administrator: Browser

beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  closeParsers()
  await product.stop()
})
beforeEach(async () => {
  company = await signUpCompany(product)
  administrator = company.administrator
})

const inDays = (days: number) =>
  new Date(product.clock.now().getTime() + days * 24 * 3600 * 1000).toISOString().slice(0, 10)

/** By its end, with an end in ten days, one in a year, one past, and one that nothing says. */
async function importOfEnds(): Promise<string> {
  const ends = [inDays(400), inDays(10), inDays(-30), 'sans']
  const importId = await keptImportOf(
    product,
    company,
    ends.map((end, at) => ({ path: `Contrat ${at}_${end}.pdf`, pages: ['Rien.'] })),
  )
  await planned(product, administrator, importId, { pattern: '{titre}_{fin}' })
  return importId
}

const read = async (path: string) => (await administrator.call('GET', path)).body

test('the next limit of each row is counted, filtered, and listed soonest first', async () => {
  const importId = await importOfEnds()
  const { limits } = await read(`/imports/${importId}/plan`)
  expect(limits).toEqual({ contracts: 4, known: 2, soon: 1, ended: 1, open: 0, unknown: 1 })
  const listed = async (query: string) => {
    const { value, count } = await read(`/imports/${importId}/rows?${query}`)
    expect(count).toBe(value.length)
    return value.map(({ position }: { position: number }) => position)
  }
  expect(await listed('limit=known')).toEqual([1, 0])
  expect(await listed('limit=soon')).toEqual([1])
  expect(await listed('limit=ended')).toEqual([2])
  expect(await listed('limit=unknown')).toEqual([3])
  expect(await listed('text=proposed')).toEqual([])
  expect((await read(`/imports/${importId}/rows/1`)).limit).toEqual({
    day: inDays(10),
    kind: 'end',
    lacks: [],
  })
  expect((await read(`/imports/${importId}/rows/3`)).limit).toEqual({
    day: null,
    kind: 'unknown',
    lacks: ['effectiveDate', 'duration'],
  })
})

test('what is typed changes it at once, and a contract that is created has the same', async () => {
  const importId = await importOfEnds()
  const path = `/imports/${importId}/rows/3`
  const typed = { effectiveDate: inDays(-100), duration: '1 an', renewalType: 'tacite' }
  const { body } = await administrator.call('POST', path, {
    typed: { ...typed, notice: '30 jours' },
  })
  expect(body.limit).toMatchObject({ kind: 'preventRenewal', lacks: [] })
  expect((await read(`/imports/${importId}/plan`)).limits).toMatchObject({ known: 3, unknown: 0 })
  await createAll(product, administrator, importId)
  const { contractId } = await read(path)
  const deadlines = await read(`/contracts3/${contractId}/deadlines`)
  expect(deadlines.prudentLimit).toBe(body.limit.day)
})

test('counts what an amendment of the import changes, however many files belong to the contract', async () => {
  const importId = await keptImportOf(product, company, [
    { path: 'Bail.pdf', pages: ['Rien.'] },
    { path: 'Bail - avenant 1.pdf', pages: ['Rien.'] },
    { path: 'Bail - avenant 2.pdf', pages: ['Rien.'] },
  ])
  await planned(product, administrator, importId)
  const rows = `/imports/${importId}/rows`
  const type = (position: number, typed: object) =>
    administrator.call('POST', `${rows}/${position}`, { typed })
  await type(0, { effectiveDate: inDays(-200), endDate: inDays(20) })
  await type(1, { signatureDate: inDays(-100), endDate: inDays(50) })
  expect((await read(`${rows}/0`)).limit.day).toBe(inDays(50))
  await type(2, { signatureDate: inDays(-90), title: 'Avenant de prix' })
  expect((await read(`${rows}/0`)).limit.day).toBe(inDays(50))
  expect((await read(`${rows}/1`)).limit).toBeNull()
})
