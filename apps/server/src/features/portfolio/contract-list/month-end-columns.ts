import {
  taggedFieldId,
  type ContractFilterName,
} from '@tacite/domain/filters/contract-filter-fields.ts'
import type { FilterCondition } from '@tacite/domain/filters/filter-field.ts'
import { isRecordedAtMonthEnd } from '@tacite/domain/filters/month-end-filters.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../people/access/public.ts'
import type { FactsOfDay } from '../../lifecycle/deadlines/public.ts'
import { column, type Meaning } from './filter-columns.ts'
import { compare, idsAndNone, type Condition } from './filter-condition.ts'
import type { TaggedFieldFilter } from './tagged-field-filter.ts'

/**
 * What a month end recorded instead of what a contract says today. The columns of the facts themselves are the same;
 * `owner_id` and `access_set_id` are today's, for the scope of the reader.
 */
export const MONTH_END_COLUMNS: Partial<Record<ContractFilterName, Meaning>> = {
  owner: column('owner_then', 'uuid'),
  tags: filedThen,
  currency: (condition, { companyId }) =>
    compare(
      sql`coalesce(contract.other_currency, (select company.currency from company where company.id = ${companyId}))`,
      'text',
      condition,
    ),
  otherCurrency: (condition) =>
    compare(sql`(contract.other_currency is not null)`, 'boolean', condition),
  direction: column('direction', 'text'),
  scope: column('scope', 'text'),
}

/**
 * @throws Refused 400 for filters by what a month end does not record: answered from today they would move a figure of
 * the past
 */
export function refuseUnrecorded(
  conditions: readonly FilterCondition[],
  taggedFields: ReadonlyMap<string, TaggedFieldFilter>,
): void {
  refuse(
    conditions.filter(({ field }) => {
      const tagged = taggedFields.get(taggedFieldId(field) ?? '')
      return !isRecordedAtMonthEnd(field, tagged?.isSystem ?? false)
    }),
  )
}

/** @throws Refused 400 for filters by early exits, at a month end that was recorded without them */
export function refuseExits(conditions: readonly FilterCondition[]): void {
  refuse(conditions.filter(({ field }) => field === 'exitLimit'))
}

function refuse(conditions: readonly FilterCondition[]): void {
  if (conditions.length === 0) return
  throw new Refused(
    'MALFORMED',
    conditions.map(({ field }) => ({
      code: 'FILTER_NOT_AT_MONTH_END' as const,
      field,
      params: { field },
    })),
  )
}

/** By the set of folders that the contract had, and by where these folders stood. */
function filedThen(
  condition: Condition,
  { companyId }: Reader,
  { folders }: FactsOfDay,
): RawBuilder<boolean> {
  const { ids, isNone } = idsAndNone(condition)
  const isFiledIn = (
    chosen: RawBuilder<unknown>,
  ) => sql<boolean>`coalesce(contract.access_set_then = any(array(
    select member.access_set_id from access_set_member as member
    where member.company_id = ${companyId} and member.folder_id in (${chosen}))), false)`
  const stood = sql`select folder.id from ${folders} as folder where folder.company_id = ${companyId}`
  const filed = isFiledIn(sql`with recursive below (id) as (
      ${stood} and folder.id = any(${ids}::uuid[])
      union
      select folder.id from ${folders} as folder join below on folder.parent_id = below.id
        where folder.company_id = ${companyId}
    ) select below.id from below`)
  const either = isNone ? sql<boolean>`(${filed} or not ${isFiledIn(stood)})` : filed
  return condition.operator === 'ne' ? sql`not ${either}` : either
}
