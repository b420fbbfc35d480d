import type { FilterValue } from '@tacite/domain/filters/filter-field.ts'
import type { Reader } from '../../people/access/public.ts'
import { isWhole, type ContractFilter } from './contract-filter.ts'

/**
 * How many contracts match, from the cells that triggers maintain for the dashboard (migration 0008): over the whole
 * company, or, of today and of month ends, some of its statuses. Null for every other filter and reader, where rows have
 * to be counted.
 */
export async function keptCount(reader: Reader, filter: ContractFilter): Promise<number | null> {
  const statuses = wantedStatuses(reader, filter)
  if (statuses === null) return null
  if (statuses === 'all') return filter.facts.unarchived()
  if (filter.facts.isAsOf) return null
  return Object.entries(await filter.facts.counts()).reduce(
    (sum, [status, count]) => (statuses.includes(status) ? sum + count : sum),
    0,
  )
}

function wantedStatuses(
  reader: Reader,
  filter: ContractFilter,
): 'all' | readonly FilterValue[] | null {
  const [condition, ...others] = filter.conditions
  if (!isWhole(reader, { ...filter, conditions: others })) return null
  if (!condition) return 'all'
  return condition.field === 'status' && condition.operator === 'eq' ? condition.values : null
}
