import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { anyBusyLifecycle } from '@tacite/domain/deadlines/testing/any-lifecycle.ts'
import { earlyExitOn } from '@tacite/domain/deadlines/testing/sample-lifecycle.ts'
import type { ContractRow } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import { byLimit } from '@tacite/domain/decisions/exit-decision.ts'
import { formatDay } from '@tacite/domain/calendar/iso-day.ts'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { advanceFacts } from './advance-facts.job.ts'
import { contractFacts } from './contract-facts.ts'
import { readContractTerms } from './lifecycle-terms.query.ts'
import { writeFacts } from './write-facts.ts'

// Reads a whole company many times.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const CONTRACTS = 36
/** Seeded: the same contracts on every run. */
const LIVES = fc
  .sample(anyBusyLifecycle, { numRuns: 2 * CONTRACTS, seed: 29_02_2024 })
  .map((life, index) => (index % 3 === 0 ? leavable(life, index / 3) : life))
const STATUSES = ['SIGNED', 'SIGNED', 'SIGNED', 'SIGNED', 'DRAFT', 'CANCELLED'] as const

let product: TestProduct
let company: TestCompany
const ids: string[] = []

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  await company.comeBack('2024-01-15T09:00:00Z')
  for (let index = 0; index < CONTRACTS; index += 1) {
    ids.push((await createContract(company.administrator, { title: `Bail ${index}` }))._id)
    await live(index, LIVES[index]!)
  }
  // Beside other work, as many lives take longer than a hook may.
}, 240_000)
afterAll(() => product.stop())

/** Random lives seldom last until an exit. Of those that are changed, the odd ones are left. */
function leavable(life: LifecycleTerms, place: number): LifecycleTerms {
  const alignment = (['monthEnd', 'quarterEnd', 'anniversary'] as const)[place % 3]!
  const isLeft = 3 * place >= CONTRACTS && place % 2 === 1
  return {
    ...life,
    effectiveDate: '2023-09-15',
    duration: { kind: 'span', count: 9, unit: 'years' },
    earlyExit: { notice: { unit: 'months', count: 1 + (place % 2) }, alignment, notBefore: null },
    renewals: [],
    amendments: [],
    notices: isLeft ? [earlyExitOn('2024-02-20')] : [],
  }
}

const inCompany: TestProduct['product']['platform']['inCompany'] = (companyId, work) =>
  product.product.platform.inCompany(companyId, work)

/** Records a life for a contract, as signing, renewing, amending and giving notice do. */
async function live(index: number, { signatureDate, ...lifecycle }: LifecycleTerms): Promise<void> {
  const status = STATUSES[index % STATUSES.length]!
  await inCompany(company.companyId, async (db) => {
    await db
      .update('contract')
      .set({
        status,
        signature_date: status === 'SIGNED' ? (signatureDate ?? '2023-12-01') : null,
        lifecycle: JSON.stringify(lifecycle),
      })
      .where('contract.id', '=', ids[index]!)
      .execute()
    await writeFacts(product, db, [ids[index]!])
  })
}

// Notices around 29 February, the end of the years, and more than 400 days after the last write.
describe.each([
  ['2024-01-16', 'read'],
  ['2024-02-28', 'read'],
  ['2024-02-29', 'read'],
  ['2024-02-29', 'changed'],
  ['2024-03-01', 'read'],
  ['2024-09-30', 'advanced'],
  ['2024-10-01', 'read'],
  ['2024-12-31', 'changed'],
  ['2025-01-01', 'read'],
  ['2026-02-28', 'read'],
  ['2026-03-01', 'advanced'],
  ['2026-03-02', 'changed'],
] as const)('on %s, %s', (day, act) => {
  beforeAll(async () => {
    await company.comeBack(`${day}T09:00:00Z`)
    if (act === 'advanced') await advanceFacts(product.product.platform, company.companyId)
    if (act !== 'changed') return
    // Every fourth contract is amended, denounced or renewed: it continues with other records.
    for (let index = Number(day.slice(-2)) % 4; index < CONTRACTS; index += 4)
      await live(index, LIVES[CONTRACTS + index]!)
  })

  test('list, export, page and dashboard agree with the engine on each contract', async () => {
    const facts = await factsOn(day)
    const read = (path: string) => company.administrator.call('GET', path)
    const { body: list } = await read('/contracts3?$top=0')
    expect(byTitle(list.value.map(inList))).toEqual(byTitle(facts.map(asInList)))
    const { bytes } = await read('/contracts3/exports-csv?$skip=0&$top=0&typeFile=csv')
    const lines = bytes.toString().trim().split('\r\n').slice(1)
    expect(byTitle(lines.map(inFile))).toEqual(byTitle(facts.map(asInFile)))
    const { body: figures } = await read('/contracts3/dashboard?payloadType=dashboard')
    expect(figures).toMatchObject(asInDashboard(facts, Temporal.PlainDate.from(day)))
    for (const fact of facts.filter((_, index) => index % 6 === 0)) {
      const { body: page } = await read(`/contracts3/${fact.contract_id}/deadlines`)
      expect(page).toMatchObject(asOnPage(fact))
    }
    for (const row of list.value as ContractRow[]) {
      const { body: page } = await read(`/contracts3/${row._id}/limit-decisions`)
      expect([row._id, page.exits.toSorted(byLimit)[0] ?? null]).toMatchObject([
        row._id,
        row.exitDate && {
          exitOn: row.exitDate,
          prudentLimit: row.exitLimit,
          isAsked: row.exitDecision === 'undecided',
        },
      ])
    }
  })

  test('a filter on a day-dependent fact finds what the engine says', async () => {
    const facts = await factsOn(day)
    const counts = async (query: string) =>
      (await company.administrator.call('GET', `/contracts3?$top=0&${query}`)).body.count as number
    for (const detail of new Set(facts.map(({ status_detail }) => status_detail)))
      expect([detail, await counts(`statusDetail=${detail}`)]).toEqual([
        detail,
        facts.filter(({ status_detail }) => status_detail === detail).length,
      ])
    expect(await counts('renewable=true')).toBe(
      facts.filter(({ is_renewable }) => is_renewable).length,
    )
    const exits = facts.flatMap(({ exit_limit: limit }) => limit ?? []).toSorted()
    expect(exits.length).toBeGreaterThan(3)
    const [first, last] = [exits[0]!, exits[exits.length >> 1]!]
    expect(await counts(`exitLimit=range:${first},${last}`)).toBe(
      exits.filter((limit) => limit <= last).length,
    )
    const { body } = await company.administrator.call('GET', '/contracts3?$top=0')
    const asking = (body.value as ContractRow[]).filter((row) => row.exitDecision === 'undecided')
    expect(await counts('exitDecision=undecided')).toBe(asking.length)
    expect(await counts('actionRequired=true')).toBe(facts.filter(asksForDecision).length)
  })
})

type Fact = ReturnType<typeof contractFacts> & { title: string }

/** What the pure functions say of every contract, from its stored terms. */
function factsOn(day: string): Promise<Fact[]> {
  return inCompany(company.companyId, async (db) => {
    const contracts = await readContractTerms(db, ids)
    return contracts.map((contract) => ({
      ...contractFacts(contract, Temporal.PlainDate.from(day)),
      title: `Bail ${ids.indexOf(contract.contractId)}`,
    }))
  })
}

const asInList = (fact: Fact) => ({
  title: fact.title,
  status: fact.status,
  detail: fact.status_detail,
  phase: fact.phase,
  term: fact.term_number,
  end: fact.end_date,
  limit: fact.termination_date,
  legal: fact.legal_limit,
  sendBy: fact.send_by,
  terminated: fact.terminated_on,
  exit: [fact.exit_on, fact.exit_limit],
})

const inList = (row: ContractRow): ReturnType<typeof asInList> => ({
  title: row.title,
  status: row.statusWorkflow.status,
  detail: row.statusDetailKey,
  phase: row.phase as never,
  term: row.termNumber,
  end: row.endDate,
  limit: row.terminationDate,
  legal: row.legalLimit,
  sendBy: row.sendBy,
  terminated: row.terminatedOn,
  exit: [row.exitDate, row.exitLimit],
})

const asInFile = (fact: Fact) => ({
  title: fact.title,
  days: [fact.end_date, fact.termination_date, fact.legal_limit, fact.send_by]
    .concat(fact.exit_on, fact.exit_limit, fact.terminated_on)
    .map((day) => day && formatDay(day))
    .join(),
  term: String(fact.term_number),
})

/** The positions on a line match `exportColumns`. */
const inFile = (line: string): ReturnType<typeof asInFile> => {
  const cells = line.split(';')
  return {
    title: cells[1]!,
    days: [...cells.slice(15, 19), ...cells.slice(20, 22), cells[23]].join(),
    term: cells[25]!,
  }
}

const asOnPage = (fact: Fact) => ({
  phase: fact.phase,
  endDate: fact.end_date,
  prudentLimit: fact.termination_date,
  legalLimit: fact.legal_limit,
  sendBy: fact.send_by,
  finalEnd: fact.final_end,
})

function asInDashboard(facts: readonly Fact[], today: Temporal.PlainDate) {
  const count = (is: (fact: Fact) => boolean) => facts.filter(is).length
  const signed = facts.filter(({ status }) => status === 'SIGNED')
  const within = (day: string | null, days: number) =>
    day !== null && day >= today.toString() && day <= today.add({ days }).toString()
  return {
    contractsInProgressCount: count(({ status }) => status === 'DRAFT'),
    documentsPostSignCount: signed.length,
    renewedContractsCount: count((fact) => fact.is_renewed),
    expiredIn90Count: signed.filter(({ end_date }) => within(end_date, 90)).length,
    renewableIn90Count: signed.filter((fact) => fact.is_renewable && within(fact.end_date, 90))
      .length,
    deadlineIn60Count: signed.filter((fact) => within(fact.termination_date, 60)).length,
    requiredActionsCount: count(asksForDecision),
  }
}

/** Nobody has a task yet: the job that creates them has not run. */
function asksForDecision({ status, phase }: Fact): boolean {
  return status === 'SIGNED' && phase === 'NOTICE_WINDOW'
}

function byTitle<Row extends { title: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => (one.title < other.title ? -1 : 1))
}
