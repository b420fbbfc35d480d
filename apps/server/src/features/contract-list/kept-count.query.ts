import type { FilterValue } from '@tacite/domain/filters/filter-field.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { isInCells, type ContractFilter } from './contract-filter.ts'
import type { Reader } from '../access/public.ts'

/**
 * How many contracts match, from the cells that triggers keep for the dashboard (migration 0022): over the
 * whole company, or some of its statuses. Null for every other filter and reader, where rows have to be counted.
 */
export async function keptCount(
  db: CompanyDatabase,
  reader: Reader,
  filter: ContractFilter,
): Promise<number | null> {
  const statuses = wantedStatuses(reader, filter)
  if (statuses === null) return null
  const isWanted = statuses === 'all' ? sql`true` : sql`key = any(${statuses}::text[])`
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::int as count from dashboard_cell
    where company_id = ${db.companyId} and part = 'status' and ${isWanted}`.execute(db.tx)
  return rows[0]!.count
}

function wantedStatuses(reader: Reader, filter: ContractFilter): 'all' | FilterValue[] | null {
  const [condition, ...others] = filter.conditions
  if (!isInCells(reader, { ...filter, conditions: others })) return null
  if (!condition) return 'all'
  return condition.field === 'status' && condition.operator === 'eq' ? [...condition.values] : null
}
