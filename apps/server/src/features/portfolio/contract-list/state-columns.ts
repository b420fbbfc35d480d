import type { ContractOrder } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import { OPTION_DETAILS, TEXT_DETAILS } from '@tacite/domain/contracts/contract-details.ts'
import type { ContractFilterName } from '@tacite/domain/filters/contract-filter-fields.ts'
import { sql, type RawBuilder } from 'kysely'
import type { FactsOfDay } from '../../lifecycle/deadlines/public.ts'
import type { Reader } from '../../people/access/public.ts'
import { DETAIL_COLUMNS } from '../../writing/contracts/public.ts'
import { currencyOfEach } from './currency-in-force.ts'
import { compare, contains, idsAndNone, isAmong, type Condition } from './filter-condition.ts'

type InCompany = Pick<Reader, 'companyId'>

/** A condition on a state, whose columns are those of a table; never negated. */
type OfState = (
  table: string,
  condition: Condition,
  reader: InCompany,
  facts: FactsOfDay,
) => RawBuilder<unknown>

/**
 * The filters that read another place as of another day: what people set of a contract is in the state that held that day
 * (migration 0057). All others are the same as for today.
 */
export const STATE_COLUMNS: Partial<Record<ContractFilterName, OfState>> = {
  type: column('contract_type_id', 'uuid'),
  provider: column('signature_provider', 'text'),
  project: column('project_id', 'uuid'),
  owner: column('owner_then_id', 'uuid'),
  parent: column('parent_id', 'uuid'),
  ...Object.fromEntries(OPTION_DETAILS.map((name) => [name, column(DETAIL_COLUMNS[name], 'text')])),
  currency: (table, condition, { companyId }, { today }) =>
    compare(currencyOfEach({ companyId, today }, table, 'contract_id'), 'text', condition),
  ...Object.fromEntries(TEXT_DETAILS.map((name) => [name, written(DETAIL_COLUMNS[name])])),
  otherCurrency: (table, { values }, { companyId }, { today }) => {
    const own = sql`(select company.currency from company where company.id = ${companyId})`
    const currency = currencyOfEach({ companyId, today }, table, 'contract_id')
    return sql`(${currency} <> ${own}) = any(${[...values]}::boolean[])`
  },
  // The department of a person is not dated: it is that of today.
  department: (table, condition, { companyId }) => {
    const department = sql`(select owner.main_group_id from person as owner
      where owner.company_id = ${companyId} and owner.id = ${sql.ref(`${table}.owner_then_id`)})`
    return compare(department, 'uuid', condition)
  },
  tags: filed,
  // The other party is in the facts, where amendments have replaced it.
  text: (table, { values }, { companyId }, { rows }) => {
    const typed = values[0]!
    const named = sql`${sql.ref(`${table}.reference`)} || ' ' || ${sql.ref(`${table}.title`)}`
    return sql`(${contains(named, typed)} or ${sql.ref(`${table}.contract_id`)} = any(array(
      select dated.contract_id from ${rows} as dated where dated.company_id = ${companyId}
        and dated.counterparty_id = any(${partiesNamed(companyId, typed)}))))`
  },
}

/** The orders that a state knows as well. */
export const ORDERED_BY_STATE: ReadonlySet<ContractOrder> = new Set([
  ...TEXT_DETAILS,
  'type',
  'owner',
  'project',
  'createdAt',
  'updatedAt',
])

/** The condition on rows that are states themselves. */
export function onState(
  isSuch: OfState,
  condition: Condition,
  reader: InCompany,
  facts: FactsOfDay,
): RawBuilder<boolean> {
  const such = isSuch('contract', positive(condition), reader, facts)
  return condition.operator === 'ne' ? sql<boolean>`((${such}) is not true)` : sql<boolean>`${such}`
}

/** The same on other rows: the contract is among those whose state of that day is such. */
export function amongStates(
  isSuch: OfState,
  condition: Condition,
  reader: InCompany,
  facts: FactsOfDay,
): RawBuilder<boolean> {
  return isAmong(
    sql`select stated.contract_id from ${facts.states!} as stated where stated.company_id = ${reader.companyId}
      and ${isSuch('stated', positive(condition), reader, facts)}`,
    condition,
  )
}

/** Parties whose name contains what was typed, as an array. */
export function partiesNamed(
  companyId: string,
  typed: Condition['values'][number],
): RawBuilder<unknown> {
  return sql`array(select counterparty.id from counterparty
    where counterparty.company_id = ${companyId} and ${contains(sql`counterparty.name`, typed)})`
}

/** Whether a state holds on a day. */
export function heldOn(table: string, day: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${table}.from_day`)} <= ${day}::date and ${sql.ref(`${table}.to_day`)} > ${day}::date)`
}

function column(name: string, type: 'uuid' | 'text'): OfState {
  return (table, condition) => compare(sql.ref(`${table}.${name}`), type, condition)
}

function written(name: string): OfState {
  return (table, { values }) => contains(sql.ref(`${table}.${name}`), values[0]!)
}

function filed(table: string, condition: Condition, { companyId }: InCompany): RawBuilder<unknown> {
  const { ids, isNone } = idsAndNone(condition)
  const folders = sql.ref(`${table}.folder_ids`)
  const isFiled = sql`${folders} && array(
    with recursive below (id) as (
      select unnest(${ids}::uuid[])
      union
      select folder.id from folder join below on folder.parent_id = below.id where folder.company_id = ${companyId}
    ) select below.id from below)`
  return isNone ? sql`(${isFiled} or ${folders} = '{}')` : isFiled
}

/** The negation is that of the contract: one without a value matches too. */
function positive({ operator, values }: Condition): Condition {
  return { operator: operator === 'ne' ? 'eq' : operator, values }
}
