import { SIGNED_DETAILS } from '@tacite/domain/contracts/status-detail.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Reader } from '../../people/access/public.ts'
import type { ContractFilter } from '../contract-list/public.ts'
import { companyFigures } from './company-figures.query.ts'
import { countedKinds } from './counted-figures.ts'
import type { DashboardFigures } from './figure-parts.ts'

/**
 * Every figure over all signed contracts of the company. Amounts, counterparties, ends and limits are counted of signed
 * contracts alone, and come from the cells; only what cells count of contracts of every status is counted from the rows.
 */
export async function signedFigures(
  db: CompanyDatabase,
  reader: Reader,
  filter: ContractFilter,
): Promise<DashboardFigures> {
  const kept = await companyFigures(db, filter.facts)
  const { rows } = await countedKinds(db, reader, filter).execute(db.tx)
  return {
    ...kept,
    ...rows[0]!,
    created: [],
    signed: kept.signed.filter(({ detail }) => SIGNED.has(detail)),
  }
}

const SIGNED: ReadonlySet<string> = new Set(SIGNED_DETAILS)
