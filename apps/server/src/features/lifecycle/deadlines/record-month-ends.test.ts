import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { anyBusyLifecycle } from '@tacite/domain/deadlines/testing/any-lifecycle.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { holdTransaction } from '../../../testing/hold-transaction.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { advanceFacts } from './advance-facts.job.ts'
import { recordMonthEnds } from './record-month-ends.job.ts'
import { writeFacts } from './write-facts.ts'

// Lives through months, day by day where something happens.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const CONTRACTS = 24
const LIVES = fc.sample(anyBusyLifecycle, { numRuns: 3 * CONTRACTS, seed: 31_10_2026 })
const STATUSES = ['SIGNED', 'SIGNED', 'DRAFT', 'SIGNED', 'CANCELLED'] as const
const FILTERS = [
  '',
  'archived=true',
  'status=SIGNED',
  'typeRenewal=tacit',
  'endDate=gte:2024-06-01',
]

let product: TestProduct
let company: TestCompany
let ids: string[]

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const inCompany = <R>(work: Parameters<typeof product.product.platform.inCompany<R>>[1]) =>
  product.product.platform.inCompany(company.companyId, work)

/** A company with contracts of every kind, born on a day. */
async function begin(day: string): Promise<void> {
  product.clock.set(`${day}T09:00:00Z`)
  company = await signUpCompany(product)
  ids = []
  for (let index = 0; index < CONTRACTS; index += 1) {
    ids.push((await createContract(company.administrator, { title: `Bail ${index}` }))._id)
    await live(index, LIVES[index]!)
  }
}

async function live(
  index: number,
  { signatureDate, ...lifecycle }: LifecycleTerms,
  more: { amount_incl_tax_cents?: number; archived_at?: Date | null } = {},
): Promise<void> {
  const status = STATUSES[index % STATUSES.length]!
  await inCompany(async (db) => {
    await db
      .update('contract')
      .set({
        status,
        signature_date: status === 'SIGNED' ? (signatureDate ?? '2023-12-01') : null,
        lifecycle: JSON.stringify(lifecycle),
        ...more,
      })
      .where('contract.id', '=', ids[index]!)
      .execute()
    await writeFacts(product, db, [ids[index]!])
  })
}

async function read(monthEnd?: string): Promise<unknown[]> {
  const said: unknown[] = []
  for (const filter of FILTERS) {
    const query = [filter, monthEnd && `monthEnd=${monthEnd}`].filter(Boolean).join('&')
    const { status, body } = await company.administrator.call(
      'GET',
      `/contracts3/dashboard?${query}`,
    )
    expect([query, status, body.message]).toEqual([query, 200, undefined])
    const { requiredActionsCount: _, countMore48h: __, value: ___, ...figures } = body
    said.push({ filter, ...figures })
  }
  return said
}

/** At the last moment of a month in Paris. */
async function readOnLastDay(month: string): Promise<unknown[]> {
  const day = Temporal.PlainYearMonth.from(month)
  const last = day.toPlainDate({ day: day.daysInMonth })
  const midnight = last.add({ days: 1 }).toZonedDateTime('Europe/Paris')
  await company.comeBack(midnight.subtract({ seconds: 2 }).toInstant().toString())
  return read()
}

/** A few contracts are amended, archived, taken back, deleted, restored or made on a day. */
async function act(day: string, seed: number): Promise<void> {
  await company.comeBack(`${day}T09:00:00Z`)
  for (let index = seed % 5; index < CONTRACTS; index += 5)
    await live(index, LIVES[CONTRACTS + ((index * 7 + seed) % (2 * CONTRACTS))]!, {
      amount_incl_tax_cents: 1_000 * (index + seed),
      archived_at: (index + seed) % 3 === 0 ? product.clock.now() : null,
    })
  await createContract(company.administrator, { title: `Du ${day}` })
}

async function remove(contractId: string): Promise<void> {
  const { status, body } = await company.administrator.call('DELETE', `/contracts3/${contractId}`)
  expect([status, body.message]).toEqual([200, undefined])
}

async function restoreLast(): Promise<void> {
  const { body } = await company.administrator.call('GET', '/removed-objects')
  const path = `/removed-objects/${body.value[0]._id}/restored`
  expect((await company.administrator.call('POST', path)).status).toBe(204)
}

const run = () => advanceFacts(product.product.platform, company.companyId)

/** Each month’s rows, which a second recording would have to write again the same way. */
async function recorded(): Promise<unknown[]> {
  return inCompany(async (db) => {
    const { rows } =
      await sql`select * from contract_month_end as row where row.company_id = ${db.companyId}
      order by row.contract_id, row.from_month`.execute(db.tx)
    return rows
  })
}

describe('three months without a job, and what happened meanwhile', () => {
  const shown = new Map<string, unknown[]>()

  beforeAll(async () => {
    await begin('2024-01-15')
    for (const [month, days] of LIVED) {
      for (const [place, day] of days.entries()) await act(day, Number(month.slice(5)) + place)
      if (month === '2024-02') await remove(ids[2]!)
      if (month === '2024-03') await restoreLast()
      if (month === '2024-04') {
        await remove(ids[7]!)
        await restoreLast()
        await remove(ids[12]!)
      }
      shown.set(month, await readOnLastDay(month))
    }
    await company.comeBack('2024-05-06T09:00:00Z')
    await act('2024-05-06', 4)
  })

  test.each([1, 2, 3, 4])('killed after transaction %i, it goes on where it was', async (kills) => {
    let opened = 0
    const { clock, inCompanyForReports } = product.product.platform
    const dying: typeof inCompanyForReports = (companyId, work) =>
      inCompanyForReports(companyId, async (db) => {
        opened += 1
        const result = await work(db)
        if (opened === kills) throw new Error('killed')
        return result
      })
    const recording = recordMonthEnds({ clock, inCompanyForReports: dying }, company.companyId)
    await expect(recording).rejects.toThrow('killed')
  })

  test('each month is as it was shown on its last day', async () => {
    await run()
    for (const [month, figures] of shown)
      expect([month, await read(month)]).toEqual([month, figures])
  })

  test('a second run writes nothing, and rows say only what changed', async () => {
    const before = await recorded()
    await run()
    expect(await recorded()).toEqual(before)
    const repeated = await inCompany((db) =>
      sql`select from contract_month_end as one join contract_month_end as next on next.company_id = one.company_id
          and next.contract_id = one.contract_id and next.from_month = one.until_month
        where one.company_id = ${db.companyId}
          and to_jsonb(one) - 'from_month' - 'until_month' = to_jsonb(next) - 'from_month' - 'until_month'`.execute(
        db.tx,
      ),
    )
    expect(repeated.rows.length).toBe(0)
  })

  test('later acts and months leave it alone', async () => {
    for (const month of ['2024-05', '2024-06']) {
      await act(`${month}-20`, Number(month.slice(5)))
      shown.set(month, await readOnLastDay(month))
      await company.comeBack(`${month === '2024-05' ? '2024-06' : '2024-07'}-01T08:00:00Z`)
      await Promise.all([run(), run()])
    }
    for (const [month, figures] of shown)
      expect([month, await read(month)]).toEqual([month, figures])
  })
})

const LIVED: [month: string, days: string[]][] = [
  ['2024-01', ['2024-01-20', '2024-01-31']],
  ['2024-02', ['2024-02-01', '2024-02-29']],
  ['2024-03', ['2024-03-01', '2024-03-17']],
  ['2024-04', ['2024-04-02', '2024-04-30']],
]

test('two years without a job, and nobody changed anything: the engine says what each month was', async () => {
  await begin('2024-01-15')
  const shown = new Map<string, unknown[]>()
  for (const month of ['2024-01', '2024-12', '2025-07', '2026-01'])
    shown.set(month, await readOnLastDay(month))
  await company.comeBack('2026-02-03T09:00:00Z')
  await run()
  for (const [month, figures] of shown) expect([month, await read(month)]).toEqual([month, figures])
})

test('midnight strikes between the recording and the moving of phases: the month keeps its last day', async () => {
  await begin('2024-01-15')
  // It ends in January, and no job has moved that yet.
  const [ending] = LIVES
  await live(0, {
    ...ending!,
    signatureDate: '2023-01-10',
    effectiveDate: '2023-02-01',
    duration: { kind: 'until', day: '2024-01-20', meaning: 'lastDayInForce' },
    renewalType: 'none',
  })
  const shown = await readOnLastDay('2024-01')
  let opened = 0
  const { clock, inCompanyForReports } = product.product.platform
  const lateAtNight: typeof inCompanyForReports = (companyId, work) => {
    opened += 1
    if (opened === 2) product.clock.set('2024-01-31T23:00:05Z')
    return inCompanyForReports(companyId, work)
  }
  await advanceFacts({ clock, inCompanyForReports: lateAtNight }, company.companyId)
  await company.comeBack('2024-02-01T09:00:00Z')
  await run()
  expect(await read('2024-01')).toEqual(shown)
  expect(await read()).not.toEqual(shown)
})

test('a contract that is being written is waited for by nobody: the next run completes the month', async () => {
  await begin('2024-01-15')
  const shown = await readOnLastDay('2024-01')
  await company.comeBack('2024-02-01T09:00:00Z')
  const release = await holdTransaction(product, company, async (db) => {
    await db
      .update('contract')
      .set({ amount_incl_tax_cents: 123_456 })
      .where('contract.id', '=', ids[0]!)
      .execute()
    await writeFacts(product, db, [ids[0]!])
  })
  await run()
  const monthEnds = async () =>
    (await company.administrator.call('GET', '/contracts3/dashboard/month-ends')).body.value
  expect(await monthEnds()).toEqual([])
  await release()
  await run()
  expect(await monthEnds()).toEqual(['2024-01'])
  expect(await read('2024-01')).toEqual(shown)
})

test('the month ends in the time zone of the company', async () => {
  await begin('2024-01-15')
  await inCompany((db) =>
    db.tx
      .updateTable('company')
      .set({ time_zone: 'Pacific/Auckland' })
      .where('company.id', '=', company.companyId)
      .execute(),
  )
  await company.comeBack('2024-01-31T12:00:00Z')
  await run()
  expect(
    (await company.administrator.call('GET', '/contracts3/dashboard/month-ends')).body,
  ).toEqual({ value: ['2024-01'], next: '2024-02-29' })
})
