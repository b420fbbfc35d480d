import {
  NO_OBJECT,
  type FilterCondition,
  type FilterValue,
} from '@tacite/domain/filters/filter-field.ts'
import { sql, type RawBuilder } from 'kysely'
import { holdsText } from '../../../platform/database/word-search.ts'

/** The type PostgreSQL compares a column as. */
export type ColumnType = 'text' | 'uuid' | 'date' | 'bigint' | 'integer' | 'numeric' | 'boolean'

export type Condition = Pick<FilterCondition, 'operator' | 'values'>

/**
 * One condition on one expression. For null, `ne` is true and every other comparison false.
 */
export function compare(
  expression: RawBuilder<unknown>,
  type: ColumnType,
  { operator, values }: Condition,
): RawBuilder<boolean> {
  const [first, second] = values
  switch (operator) {
    case 'eq':
      return isOneOf(expression, type, values)
    case 'ne':
      return sql`(${isOneOf(expression, type, values)}) is not true`
    case 'gt':
      return sql`${expression} > ${cast(first, type)}`
    case 'gte':
      return sql`${expression} >= ${cast(first, type)}`
    case 'lt':
      return sql`${expression} < ${cast(first, type)}`
    case 'lte':
      return sql`${expression} <= ${cast(first, type)}`
    case 'range':
      return sql`${expression} between ${cast(first, type)} and ${cast(second, type)}`
  }
}

/** Whether a contract is among those that a query selects; `ne` negates it. */
export function isAmong(
  contractIds: RawBuilder<unknown>,
  { operator }: Condition,
): RawBuilder<boolean> {
  return operator === 'ne'
    ? sql`contract.id not in (${contractIds})`
    : sql`contract.id in (${contractIds})`
}

/** The ids of a condition without the word for none. */
export function idsAndNone({ values }: Condition): { ids: string[]; isNone: boolean } {
  return {
    ids: values.map(String).filter((value) => value !== NO_OBJECT),
    isNone: values.includes(NO_OBJECT),
  }
}

/** A text that contains the typed text, ignoring accents and case. */
export function contains(expression: RawBuilder<unknown>, typed: FilterValue): RawBuilder<boolean> {
  return holdsText(expression, String(typed))
}

function isOneOf(
  expression: RawBuilder<unknown>,
  type: ColumnType,
  values: readonly FilterValue[],
): RawBuilder<boolean> {
  if (type !== 'uuid') return isAnyOf(expression, type, values)
  const { ids, isNone } = idsAndNone({ operator: 'eq', values })
  const known = isAnyOf(expression, type, ids)
  return isNone ? sql`(${known} or ${expression} is null)` : known
}

/** A list of one is compared as a single value: ten per cent faster over a million rows. */
function isAnyOf(
  expression: RawBuilder<unknown>,
  type: ColumnType,
  values: readonly FilterValue[],
): RawBuilder<boolean> {
  if (values.length === 1) return sql`${expression} = ${cast(values[0], type)}`
  return sql`${expression} = any(${[...values]}::${sql.raw(type)}[])`
}

function cast(value: FilterValue | undefined, type: ColumnType): RawBuilder<unknown> {
  return sql`${value}::${sql.raw(type)}`
}
