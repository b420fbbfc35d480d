import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { holdTransaction } from '../../../testing/hold-transaction.ts'
import { multiplyContract } from '../../../testing/multiply-contract.ts'
import { waitFor } from '../../../testing/running-server.ts'
import { standingContract } from '../../../testing/standing-contracts.ts'
import { inDatabase, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { advanceFacts } from './advance-facts.job.ts'
import { factsOfDay, STORED_FACTS } from './facts-of-day.query.ts'
import { rewriteFacts } from './rewrite-facts.job.ts'
import { writeFacts } from './write-facts.ts'

const RUNNING = {
  status: 'SIGNED',
  signatureDate: '2025-12-15',
  lifecycle: YEARLY_TERMS as never,
} as const

let product: TestProduct
let company: TestCompany
let ids: string[]

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

// Yearly from 1 January 2026, seen on 20 November 2026: 1 January 2028 is the first day without a computed phase.
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  ids = [
    await standingContract(product, company, RUNNING),
    await standingContract(product, company, RUNNING),
  ]
})

const advance = () => advanceFacts(product.product.platform, company.companyId)

/** What is read on a day, and whether `contract_fact` alone would give the same. */
function read(day: string) {
  return product.product.platform.inCompany(company.companyId, async (db) => {
    const { rows: facts } = await factsOfDay(db, Temporal.PlainDate.from(day))
    const rows = await db
      .select('contract_fact')
      .select(['contract_id', 'end_date', 'foreseen_until'])
      .orderBy('contract_id')
      .execute()
    const { body } = await company.administrator.call('GET', '/contracts3?$top=0')
    return {
      areStored: facts === STORED_FACTS,
      stored: rows.map(({ end_date }) => end_date),
      foreseen: rows.map(({ foreseen_until }) => foreseen_until),
      list: body.value.map(({ endDate }: { endDate: string }) => endDate) as string[],
    }
  })
}

const FIRST_TERM = ['2026-12-31', '2026-12-31']
const SECOND_TERM = ['2027-12-31', '2027-12-31']

test('phases that have begun are moved into the facts, and reads return the same before and after', async () => {
  await company.comeBack('2027-01-01T09:00:00Z')
  expect(await read('2027-01-01')).toMatchObject({
    areStored: false,
    stored: FIRST_TERM,
    list: SECOND_TERM,
  })
  await advance()
  await advance()
  expect(await read('2027-01-01')).toMatchObject({
    areStored: true,
    stored: SECOND_TERM,
    list: SECOND_TERM,
  })
})

test.each([1, 2])(
  'killed in its transaction %i, it leaves reads unchanged, and continues later',
  async (killed) => {
    await company.comeBack('2027-11-03T09:00:00Z')
    const before = (await read('2027-11-03')).list
    let opened = 0
    const { clock, inCompanyForReports } = product.product.platform
    const dying: typeof inCompanyForReports = (companyId, work) =>
      inCompanyForReports(companyId, async (db) => {
        const result = await work(db)
        opened += 1
        if (opened === killed) throw new Error('killed')
        return result
      })
    await expect(
      advanceFacts({ clock, inCompanyForReports: dying }, company.companyId),
    ).rejects.toThrow('killed')
    expect((await read('2027-11-03')).list).toEqual(before)
    await advance()
    expect(await read('2027-11-03')).toMatchObject({
      areStored: true,
      stored: before,
      list: before,
    })
  },
)

test('phases are extended two months before they end', async () => {
  const ends = (await read('2026-11-20')).foreseen[0]!
  const day = Temporal.PlainDate.from(ends).subtract({ days: 60 })
  await company.comeBack(`${day.toString()}T09:00:00Z`)
  await advance()
  expect((await read(day.toString())).foreseen).toEqual([ends, ends])
  await company.comeBack(`${day.add({ days: 1 }).toString()}T09:00:00Z`)
  await advance()
  expect((await read(day.toString())).foreseen.every((until) => until > ends)).toBe(true)
})

test('a contract that is being written is skipped, and the others continue', async () => {
  await company.comeBack('2027-01-01T09:00:00Z')
  const release = await holdTransaction(product, company, (db) =>
    writeFacts(product, db, [ids.toSorted()[0]!]),
  )
  await advance()
  expect(await read('2027-01-01')).toMatchObject({
    areStored: false,
    stored: ['2026-12-31', '2027-12-31'],
    list: SECOND_TERM,
  })
  await release()
  expect(await read('2027-01-01')).toMatchObject({
    areStored: true,
    stored: SECOND_TERM,
    list: SECOND_TERM,
  })
})

test('facts are rewritten from terms no older than those just committed', async () => {
  const [contractId] = ids as [string]
  const release = await holdTransaction(product, company, async (db) => {
    const lifecycle = { ...YEARLY_TERMS, duration: { kind: 'span', count: 24, unit: 'months' } }
    await db
      .update('contract')
      .set({ lifecycle: JSON.stringify(lifecycle) })
      .where('contract.id', '=', contractId)
      .execute()
    await writeFacts(product, db, [contractId])
  })
  const written = rewriteFacts(product.product.platform, { companyId: company.companyId })
  const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await waitFor(async () => (await inDatabase(product, isWaiting, [])).length > 0 || undefined)
  await release()
  await written
  expect((await read('2026-11-20')).list.toSorted()).toEqual(['2026-12-31', '2027-12-31'])
})

test('facts of more contracts than one batch are all rewritten', async () => {
  company = await signUpCompany(product)
  const contractId = await standingContract(product, company, RUNNING)
  await multiplyContract(product, company.companyId, contractId, 450)
  const { platform } = product.product
  const lifecycle = JSON.stringify(YEARLY_TERMS)
  await platform.inCompany(company.companyId, (db) =>
    db.update('contract').set({ signature_date: '2025-12-15', lifecycle }).execute(),
  )
  await rewriteFacts(platform, { companyId: company.companyId })
  const { stored } = await read('2026-11-20')
  expect([stored.length, new Set(stored)]).toEqual([451, new Set(['2026-12-31'])])
})

test('days beyond all phases, because no job ran for years, are computed when read', async () => {
  await company.comeBack('2031-03-01T09:00:00Z')
  expect(await read('2031-03-01')).toMatchObject({
    areStored: false,
    stored: FIRST_TERM,
    list: ['2031-12-31', '2031-12-31'],
  })
  await advance()
  expect(await read('2031-03-01')).toMatchObject({
    areStored: true,
    stored: ['2031-12-31', '2031-12-31'],
  })
})
