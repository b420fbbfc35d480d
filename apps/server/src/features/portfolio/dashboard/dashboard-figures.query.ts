import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Reader } from '../../people/access/public.ts'
import { isUnfiltered, type ContractFilter } from '../contract-list/public.ts'
import { companyFigures } from './company-figures.query.ts'
import type { DashboardFigures } from './figure-parts.ts'
import { filteredFigures } from './filtered-figures.query.ts'

/** Every figure of the dashboard, over what the reader sees and the filter selects. */
export function dashboardFigures(
  db: CompanyDatabase,
  reader: Reader,
  filter: ContractFilter,
): Promise<DashboardFigures> {
  return isUnfiltered(reader, filter)
    ? companyFigures(db, filter.facts)
    : filteredFigures(db, reader, filter)
}
