import { Temporal } from 'temporal-polyfill'
import {
  contractRows,
  matchingIds,
  readContractFilter,
} from '../../apps/server/src/features/portfolio/contract-list/public.ts'
import type { FilledCompany, Person } from '../measure/filled-company.ts'
import type { Figure } from '../measure/figure.ts'
import { leastMs } from '../measure/least-ms.ts'
import { bareCount, isJudged } from './bare-count.ts'

const ROUNDS = 15
const PAGE = { order: { by: 'createdAt', direction: 'desc' }, limit: 20, offset: 0 } as const
const BY_EXIT = { ...PAGE, order: { by: 'exitDate', direction: 'asc' } } as const
const LIMIT = 0.3
const TOMORROW = 1

/** A page of the list with its count, as the screen requests it, against the index-only count. */
export async function listFigures(company: FilledCompany): Promise<Figure[]> {
  const { administrator, contributor } = company
  const filters = await usualFilters(company)
  const page =
    (person: Person, filter: Filter, later = 0) =>
    () =>
      listPage(company, person, filter, later)
  const least = await leastMs(
    {
      limit: () => bareCount(company),
      ending: page(administrator, filters.ending),
      party: page(administrator, filters.party),
      some: page(contributor, filters.ending),
      exits: page(administrator, filters.exits),
      undecided: page(administrator, { exitDecision: 'undecided' }),
      everything: page(administrator, {}),
      everySome: page(contributor, {}),
      tomorrow: page(administrator, filters.ending, TOMORROW),
      someTomorrow: page(contributor, filters.ending, TOMORROW),
      undecidedTomorrow: page(administrator, { exitDecision: 'undecided' }, TOMORROW),
      byExit: () => listPage(company, administrator, {}, 0, BY_EXIT),
    },
    ROUNDS,
  )
  const ratio = (name: string, ms: number): Figure => ({
    name: `list: ${name}`,
    unit: 'times',
    limit: LIMIT,
    isGate: isJudged(company),
    value: ms / least.limit,
    note: `${ms.toFixed(1)} ms`,
  })
  const told = (name: string, ms: number): Figure => ({
    name: `list: ${name}`,
    unit: 'ms',
    value: ms,
    isGate: false,
    note: `${(ms / least.limit).toFixed(2)} × the limit`,
  })
  return [
    { name: 'index-only count (the limit)', value: least.limit, unit: 'ms', isGate: false },
    ratio('ending within 90 days, page and count', least.ending),
    ratio('of one counterparty, page and count', least.party),
    ratio('the same 90 days for who sees some', least.some),
    ratio('to be left early, limit within 90 days', least.exits),
    ratio('early exits to decide', least.undecided),
    // Thousands of contracts are in a phase that has begun, which readers take before a job has moved it.
    told('the same 90 days, after midnight', least.tomorrow),
    told('the same 90 days for who sees some, after midnight', least.someTomorrow),
    told('early exits to decide, after midnight', least.undecidedTomorrow),
    told('without a filter, by early exit', least.byExit),
    told('without a filter', least.everything),
    told('without a filter, for who sees some', least.everySome),
  ]
}

type Filter = Record<string, string>

async function usualFilters({
  client,
  companyId,
}: FilledCompany): Promise<{ ending: Filter; party: Filter; exits: Filter }> {
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  const { rows } = await client.query<{ id: string }>(
    'select id from counterparty where company_id = $1 order by name, id limit 1',
    [companyId],
  )
  const within90Days = `range:${today.toString()},${today.add({ days: 90 }).toString()}`
  return {
    ending: { status: 'SIGNED', endDate: within90Days },
    party: { supplier: rows[0]!.id },
    exits: { exitLimit: within90Days },
  }
}

async function listPage(
  company: FilledCompany,
  person: Person,
  filter: Filter,
  later: number,
  by: typeof PAGE | typeof BY_EXIT = PAGE,
): Promise<void> {
  const today = Temporal.Now.plainDateISO('Europe/Paris').add({ days: later })
  await company.reading(company.companyId, async (db) => {
    const read = await readContractFilter(db, { ...filter, archived: 'false' }, today)
    const { ids } = await matchingIds(db, person, read, by)
    await contractRows(db, person, ids, read)
  })
}
