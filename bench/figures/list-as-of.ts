import { Temporal } from 'temporal-polyfill'
import {
  contractRows,
  matchingIds,
  readContractFilter,
} from '../../apps/server/src/features/portfolio/contract-list/public.ts'
import type { FilledCompany, Person } from '../measure/filled-company.ts'
import type { Figure } from '../measure/figure.ts'
import { leastMs } from '../measure/least-ms.ts'
import { isJudged } from './bare-count.ts'

const ROUNDS = 9
const PAGE = { order: { by: 'createdAt', direction: 'desc' }, limit: 20, offset: 0 } as const
/** Times the same page of today. */
const LIMIT = 3

/** The list as of another day, against the same page of today; and what the rows of all days take on disk. */
export async function listAsOfFigures(company: FilledCompany): Promise<Figure[]> {
  const { administrator, contributor, client } = company
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  const inTwoYears = today.add({ years: 2 })
  const before = today.subtract({ years: 1 })
  const { rows: parties } = await client.query<{ id: string }>(
    'select id from counterparty where company_id = $1 order by name, id limit 1',
    [company.companyId],
  )
  const party = { supplier: parties[0]!.id }
  const ask = (person: Person, filter: Record<string, string>, asOf?: Temporal.PlainDate) => () =>
    company.reading(company.companyId, async (db) => {
      const query = { ...filter, archived: 'false' as const, asOf: asOf?.toString() }
      const read = await readContractFilter(db, query, today)
      const { ids } = await matchingIds(db, person, read, PAGE)
      await contractRows(db, person, ids, read)
    })
  const least = await leastMs(
    {
      ending: ask(administrator, endingAfter(today)),
      endingThen: ask(administrator, endingAfter(inTwoYears), inTwoYears),
      endingBefore: ask(administrator, endingAfter(before), before),
      party: ask(administrator, party),
      partyThen: ask(administrator, party, inTwoYears),
      exits: ask(administrator, leavingAfter(today)),
      exitsThen: ask(administrator, leavingAfter(inTwoYears), inTwoYears),
      some: ask(contributor, endingAfter(today)),
      someThen: ask(contributor, endingAfter(inTwoYears), inTwoYears),
      all: ask(administrator, {}),
      allThen: ask(administrator, {}, inTwoYears),
      allBefore: ask(administrator, {}, before),
      someAll: ask(contributor, {}),
      someAllThen: ask(contributor, {}, inTwoYears),
    },
    ROUNDS,
  )
  const ratio = (name: string, then: number, now: number, isGate = true): Figure => ({
    name: `list as of: ${name}`,
    unit: 'times',
    limit: LIMIT,
    isGate: isGate && isJudged(company),
    value: then / now,
    note: `${then.toFixed(1)} ms, today ${now.toFixed(1)} ms`,
  })
  return [
    ratio('ending within 90 days, in two years', least.endingThen, least.ending),
    ratio('ending within 90 days, a year ago', least.endingBefore, least.ending),
    ratio('of one counterparty, in two years', least.partyThen, least.party),
    ratio('to be left within 90 days, in two years', least.exitsThen, least.exits),
    // Today's page needs no rows counted here (cells, indexes by reader); another day's has none of these yet.
    ratio('90 days for who sees some, in two years', least.someThen, least.some, false),
    ratio('without a filter, in two years', least.allThen, least.all, false),
    ratio('without a filter, a year ago', least.allBefore, least.all, false),
    ratio('without a filter, for who sees some', least.someAllThen, least.someAll, false),
    ...(await storage(company)),
  ]
}

function endingAfter(day: Temporal.PlainDate): Record<string, string> {
  return {
    status: 'SIGNED',
    endDate: `range:${day.toString()},${day.add({ days: 90 }).toString()}`,
  }
}

function leavingAfter(day: Temporal.PlainDate): Record<string, string> {
  return { exitLimit: `range:${day.toString()},${day.add({ days: 90 }).toString()}` }
}

async function storage({ client, contracts }: FilledCompany): Promise<Figure[]> {
  const { rows } = await client.query<{ name: string; bytes: string; rows: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes, reltuples::bigint as rows from pg_class
      where relname in ('contract_dated_state', 'contract_dated_fact', 'contract_fact') order by relname`,
  )
  return rows.map(({ name, bytes, rows: kept }) => ({
    name: `list as of: ${name}`,
    unit: 'MB' as const,
    value: Number(bytes) / 1e6,
    isGate: false,
    note: `${(Number(kept) / contracts).toFixed(1)} rows a contract`,
  }))
}
