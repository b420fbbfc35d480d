import { Temporal } from 'temporal-polyfill'
import { readContractFilter } from '../../apps/server/src/features/portfolio/contract-list/public.ts'
import { dashboardFigures as readDashboard } from '../../apps/server/src/features/portfolio/dashboard/dashboard-figures.query.ts'
import { requiredActions } from '../../apps/server/src/features/portfolio/dashboard/required-actions.query.ts'
import type { FilledCompany, Person } from '../measure/filled-company.ts'
import type { Figure } from '../measure/figure.ts'
import { leastMs } from '../measure/least-ms.ts'
import { bareCount, isJudged } from './bare-count.ts'

const ROUNDS = 5
/** Of the limit. */
const LIMITS = { whole: 0.2, filtered: 10 }

/** Every figure and chart of the dashboard at once, against the index-only count. */
export async function dashboardFigures(company: FilledCompany): Promise<Figure[]> {
  const { administrator, contributor } = company
  const whole = (person: Person, filter: Record<string, string>) => () =>
    wholeDashboard(company, person, filter)
  const least = await leastMs(
    {
      limit: () => bareCount(company),
      everything: whole(administrator, {}),
      signed: whole(administrator, { status: 'SIGNED' }),
      some: whole(contributor, {}),
    },
    ROUNDS,
  )
  const ratio = (name: string, ms: number, limit = LIMITS.filtered): Figure => ({
    name: `dashboard: ${name}`,
    unit: 'times',
    limit,
    isGate: isJudged(company),
    value: ms / least.limit,
    note: `${ms.toFixed(1)} ms`,
  })
  return [
    ratio('without a filter', least.everything, LIMITS.whole),
    ratio('signed contracts only', least.signed),
    ratio('for who sees some', least.some),
  ]
}

async function wholeDashboard(
  company: FilledCompany,
  person: Person,
  query: Record<string, string>,
): Promise<void> {
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  await company.inCompany(company.companyId, async (db) => {
    const filter = await readContractFilter(db, { ...query, archived: 'false' }, today)
    await readDashboard(db, person, filter)
    await requiredActions(db, person, filter, new Date())
  })
}
