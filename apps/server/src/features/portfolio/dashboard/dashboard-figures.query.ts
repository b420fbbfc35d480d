import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Reader } from '../../people/access/public.ts'
import { isSignedOnly, isUnfiltered, type ContractFilter } from '../contract-list/public.ts'
import { companyFigures } from './company-figures.query.ts'
import type { DashboardFigures } from './figure-parts.ts'
import { filteredFigures } from './filtered-figures.query.ts'
import { signedFigures } from './signed-figures.query.ts'

/** Every figure of the dashboard, over what the reader sees and the filter selects. */
export function dashboardFigures(
  db: CompanyDatabase,
  reader: Reader,
  filter: ContractFilter,
): Promise<DashboardFigures> {
  if (isUnfiltered(reader, filter)) return companyFigures(db, filter.facts)
  if (isSignedOnly(reader, filter)) return signedFigures(db, reader, filter)
  return filteredFigures(db, reader, filter)
}
