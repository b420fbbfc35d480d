import { OPTION_DETAILS, TEXT_DETAILS } from '@tacite/domain/contracts/contract-details.ts'
import type { ContractFilterName } from '@tacite/domain/filters/contract-filter-fields.ts'
import { sql, type RawBuilder } from 'kysely'
import type { FactsOfDay } from '../../lifecycle/deadlines/public.ts'
import type { Reader } from '../../people/access/public.ts'
import { DETAIL_COLUMNS } from '../../writing/contracts/public.ts'
import { compare, contains, idsAndNone, isAmong, type Condition } from './filter-condition.ts'

type Meaning = (
  condition: Condition,
  reader: Pick<Reader, 'companyId'>,
  facts: FactsOfDay,
) => RawBuilder<boolean>

/**
 * The filters that read another place as of another day: what people set of a contract is in the state that held that day
 * (migration 0057). All others are the same as for today.
 */
export const STATE_COLUMNS: Partial<Record<ContractFilterName, Meaning>> = {
  type: state('contract_type_id', 'uuid'),
  supplier: state('counterparty_id', 'uuid'),
  provider: state('signature_provider', 'text'),
  project: state('project_id', 'uuid'),
  owner: state('owner_id', 'uuid'),
  parent: state('parent_id', 'uuid'),
  ...Object.fromEntries(OPTION_DETAILS.map((name) => [name, state(DETAIL_COLUMNS[name], 'text')])),
  ...Object.fromEntries(TEXT_DETAILS.map((name) => [name, writtenThen(DETAIL_COLUMNS[name])])),
  otherCurrency: (condition, reader, facts) => {
    const own = sql`(select company.currency from company where company.id = ${reader.companyId})`
    return answered(sql`stated.currency <> ${own}`)(condition, reader, facts)
  },
  // The department of a person is not dated: it is that of today.
  department: (condition, reader, facts) => {
    const department = sql`(select owner.main_group_id from person as owner
      where owner.company_id = stated.company_id and owner.id = stated.owner_id)`
    return ofStates(compare(department, 'uuid', asked(condition)))(condition, reader, facts)
  },
  tags: filedThen,
  text: (condition, reader, facts) => {
    const typed = condition.values[0]!
    return ofStates(sql`(${contains(sql`stated.reference || ' ' || stated.title`, typed)}
      or stated.counterparty_id = any(array(select counterparty.id from counterparty
        where counterparty.company_id = ${reader.companyId} and ${contains(sql`counterparty.name`, typed)})))`)(
      condition,
      reader,
      facts,
    )
  },
}

/** The contracts whose state of that day is such; `ne` negates it. */
export function ofStates(isSuch: RawBuilder<unknown>): Meaning {
  return (condition, { companyId }, { today }) =>
    isAmong(
      sql`select stated.contract_id from contract_dated_state as stated where stated.company_id = ${companyId}
        and ${heldOn('stated', today.toString())} and ${isSuch}`,
      condition,
    )
}

/** Whether a state holds on a day. */
export function heldOn(table: string, day: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${table}.from_day`)} <= ${day}::date and ${sql.ref(`${table}.to_day`)} > ${day}::date)`
}

function state(column: string, type: 'uuid' | 'text'): Meaning {
  const expression = sql.ref(`stated.${column}`)
  return (condition, reader, facts) =>
    ofStates(compare(expression, type, asked(condition)))(condition, reader, facts)
}

function writtenThen(column: string): Meaning {
  const expression = sql.ref(`stated.${column}`)
  return (condition, reader, facts) =>
    ofStates(contains(expression, condition.values[0]!))(condition, reader, facts)
}

function filedThen(
  condition: Condition,
  reader: Pick<Reader, 'companyId'>,
  facts: FactsOfDay,
): RawBuilder<boolean> {
  const { ids, isNone } = idsAndNone(condition)
  const filed = sql`stated.folder_ids && array(
    with recursive below (id) as (
      select unnest(${ids}::uuid[])
      union
      select folder.id from folder join below on folder.parent_id = below.id where folder.company_id = ${reader.companyId}
    ) select below.id from below)`
  const isSuch = isNone ? sql`(${filed} or stated.folder_ids = '{}')` : filed
  return ofStates(isSuch)(condition, reader, facts)
}

/** A question of yes or no. */
function answered(isSuch: RawBuilder<unknown>): Meaning {
  return ({ operator, values }, reader, facts) => {
    const isWanted = (value: boolean) => values.includes(value) === (operator === 'eq')
    if (isWanted(true) === isWanted(false)) return sql`${isWanted(true)}::boolean`
    return ofStates(isSuch)({ operator: isWanted(true) ? 'eq' : 'ne', values }, reader, facts)
  }
}

/** The negation is that of the contract: one without a value matches too. */
function asked({ operator, values }: Condition): Condition {
  return { operator: operator === 'ne' ? 'eq' : operator, values }
}
