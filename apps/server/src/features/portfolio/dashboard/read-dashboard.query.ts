import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { withKeptPlan } from '../../../platform/database/prepared-pool.ts'
import type { Reader } from '../../people/access/public.ts'
import { STORED_CELLS } from '../../lifecycle/deadlines/public.ts'
import { isUnfiltered, type ContractFilter } from '../contract-list/public.ts'
import { dashboardFigures } from './dashboard-figures.query.ts'
import type { DashboardFigures } from './figure-parts.ts'
import { requiredActions, type RequiredActions } from './required-actions.query.ts'

const NO_ACTIONS = { value: [], count: 0, countMore48h: 0 }

/** The figures of the dashboard, and what the reader has to do. */
export async function readDashboard(
  db: CompanyDatabase,
  reader: Reader & { locale: Locale },
  filter: ContractFilter,
): Promise<{ figures: DashboardFigures; actions: RequiredActions }> {
  const read = async () => ({
    figures: await dashboardFigures(db, reader, filter),
    // What a person has to do is of today: no month end recorded it.
    actions: filter.facts.monthEnd ? NO_ACTIONS : await requiredActions(db, reader, filter),
  })
  const isKept = isUnfiltered(reader, filter) && filter.facts.cells === STORED_CELLS
  return isKept ? withKeptPlan(db, read) : read()
}
