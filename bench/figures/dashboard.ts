import { Temporal } from 'temporal-polyfill'
import { readContractFilter } from '../../apps/server/src/features/portfolio/contract-list/public.ts'
import { folderFigures } from '../../apps/server/src/features/portfolio/dashboard/folder-figures.query.ts'
import { readDashboard } from '../../apps/server/src/features/portfolio/dashboard/read-dashboard.query.ts'
import type { FilledCompany, Person } from '../measure/filled-company.ts'
import type { Figure } from '../measure/figure.ts'
import { leastMs } from '../measure/least-ms.ts'
import { bareCount, isJudged } from './bare-count.ts'

const ROUNDS = 15
/** Of what takes seconds and is judged by nothing. */
const FEW_ROUNDS = 3
/** Multiples of the limit. */
const LIMITS = { whole: 0.2, filtered: 10, some: 4 }
const TOMORROW = 1

/** Every figure and chart of the dashboard together, against the index-only count. */
export async function dashboardFigures(company: FilledCompany): Promise<Figure[]> {
  const { administrator, contributor } = company
  const whole =
    (person: Person, filter: Record<string, string>, later = 0) =>
    () =>
      wholeDashboard(company, person, filter, later)
  const lastMonth = Temporal.Now.plainDateISO('Europe/Paris').subtract({ months: 1 })
  const monthEnd = lastMonth.toPlainYearMonth().toString()
  const least = await leastMs(
    {
      limit: () => bareCount(company),
      everything: whole(administrator, {}),
      signed: whole(administrator, { status: 'SIGNED' }),
      some: whole(contributor, {}),
      ended: whole(administrator, { monthEnd }),
    },
    ROUNDS,
  )
  const told = await leastMs(
    {
      tomorrow: whole(administrator, {}, TOMORROW),
      someTomorrow: whole(contributor, {}, TOMORROW),
      signedEnded: whole(administrator, { status: 'SIGNED', monthEnd }),
      someEnded: whole(contributor, { monthEnd }),
      folders: () => folderChart(company, administrator),
      someFolders: () => folderChart(company, contributor),
    },
    FEW_ROUNDS,
  )
  const ratio = (name: string, ms: number, limit = LIMITS.filtered): Figure => ({
    name: `dashboard: ${name}`,
    unit: 'times',
    limit,
    isGate: isJudged(company),
    value: ms / least.limit,
    note: `${ms.toFixed(1)} ms`,
  })
  const time = (name: string, ms: number): Figure => ({
    name: `dashboard: ${name}`,
    unit: 'ms',
    value: ms,
    isGate: false,
    note: `${(ms / least.limit).toFixed(2)} × the limit`,
  })
  return [
    ratio('without a filter', least.everything, LIMITS.whole),
    ratio('signed contracts only', least.signed),
    ratio('for who sees some', least.some, LIMITS.some),
    // Thousands of contracts are in a phase that has begun, which readers take before a job has moved it.
    time('after midnight', told.tomorrow),
    time('for who sees some, after midnight', told.someTomorrow),
    ratio('at a month end', least.ended, LIMITS.whole),
    // Its rows have no covering indexes: read from end to end (docs/decisions/0096).
    time('at a month end, signed contracts only', told.signedEnded),
    time('at a month end, for who sees some', told.someEnded),
    // A call of its own, after the others.
    time('contracts by folder', told.folders),
    time('contracts by folder, for who sees some', told.someFolders),
  ]
}

async function wholeDashboard(
  company: FilledCompany,
  person: Person,
  query: Record<string, string>,
  later: number,
): Promise<void> {
  const today = Temporal.Now.plainDateISO('Europe/Paris').add({ days: later })
  await company.inCompany(company.companyId, async (db) => {
    const filter = await readContractFilter(db, { ...query, archived: 'false' }, today)
    await readDashboard(db, person, filter)
  })
}

async function folderChart(company: FilledCompany, person: Person): Promise<void> {
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  await company.inCompany(company.companyId, async (db) => {
    const filter = await readContractFilter(db, { archived: 'false' }, today)
    await folderFigures(db, person, filter)
  })
}
