import {
  FILTER_OF_TAGGED_FIELD,
  FILTERABLE_SYSTEM_FIELDS,
} from '@tacite/domain/filters/contract-filter-fields.ts'
import type { IsoDay } from '@tacite/domain/calendar/iso-day.ts'
import type { FilterField } from '@tacite/domain/filters/filter-field.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { compare, contains, isAmong, type Condition } from './filter-condition.ts'
import type { FactsOfDay } from '../../lifecycle/deadlines/public.ts'
import type { Reader } from '../../people/access/public.ts'
import { computedValues } from '../../writing/contracts/public.ts'
import { contractsWithValue } from './own-values.ts'
import { amongStates, partiesNamed } from './state-columns.ts'

export interface TaggedFieldFilter {
  field: FilterField
  /** It reads the contract itself, not a stored value. */
  isSystem?: true
  /** Of a computed field: the contracts that have a value of it. */
  computedIn?: readonly string[]
  where(condition: Condition, reader: Reader, facts: FactsOfDay): RawBuilder<boolean>
}

/** Filters by the value of these tagged fields on a day; fields that cannot be filtered by are left out. */
export async function taggedFieldFilters(
  db: CompanyDatabase,
  fieldIds: readonly string[],
  day: IsoDay,
): Promise<Map<string, TaggedFieldFilter>> {
  if (fieldIds.length === 0) return new Map()
  const fields = await db
    .select('tagged_field')
    .where(sql<boolean>`tagged_field.id = any(${[...fieldIds]}::uuid[])`)
    .select(['tagged_field.id', 'tagged_field.type', 'tagged_field.kind', 'tagged_field.variable'])
    .select('tagged_field.formula')
    .execute()
  const filters = new Map<string, TaggedFieldFilter>()
  for (const field of fields) {
    const filter =
      field.formula === null ? taggedFieldFilter(field) : await computedFieldFilter(db, field, day)
    if (filter) filters.set(field.id, filter)
  }
  return filters
}

/** A system field is part of the contract itself, not of the stored values: only these can be filtered by. */
export function isFilterable({ kind, variable }: { kind: string; variable: string }): boolean {
  return kind === 'custom' || FILTERABLE_SYSTEM_FIELDS.some((each) => each === variable)
}

interface Field {
  id: string
  type: string
  kind: string
  variable: string
}

function taggedFieldFilter(field: Field): TaggedFieldFilter | null {
  if (!isFilterable(field)) return null
  if (field.kind === 'system')
    return {
      ...(SYSTEM_FIELDS as Record<string, TaggedFieldFilter>)[field.variable]!,
      isSystem: true,
    }
  return {
    field: FILTER_OF_TAGGED_FIELD[field.type]!,
    where: (condition, reader, facts) =>
      isAmong(
        contractsWithValue(reader, facts, [field.id], (value) =>
          isSuchValue(value, field.type, {
            ...condition,
            operator: positive(condition.operator),
          }),
        ),
        condition,
      ),
  }
}

/** By what a computed field says: its values are in no table. */
async function computedFieldFilter(
  db: CompanyDatabase,
  { type, variable }: Pick<Field, 'type' | 'variable'>,
  day: IsoDay,
): Promise<TaggedFieldFilter> {
  const computed = await computedValues(db, variable, day)
  const ids = computed.map(({ contractId }) => contractId)
  const values = computed.map(({ value }) => String(value))
  const as = type === 'date' ? 'date' : 'numeric'
  return {
    field: FILTER_OF_TAGGED_FIELD[type]!,
    computedIn: ids,
    where: ({ operator, values: asked }) =>
      isAmong(
        sql`select held.id from unnest(${ids}::uuid[], ${values}::text[]) as held (id, value)
          where ${compare(sql`held.value::${sql.raw(as)}`, as, { operator: positive(operator), values: asked })}`,
        { operator, values: asked },
      ),
  }
}

/** Negation applies to the contract, so that one without a value matches too. */
function positive(operator: Condition['operator']): Condition['operator'] {
  return operator === 'ne' ? 'eq' : operator
}

/** `case` keeps a value of another type from being cast. */
function isSuchValue(
  value: RawBuilder<unknown>,
  type: string,
  condition: Condition,
): RawBuilder<boolean> {
  const text = sql`${value} #>> '{}'`
  switch (type) {
    case 'number':
    case 'percentage':
    case 'amount':
      return compare(
        sql`case when jsonb_typeof(${value}) = 'number' then (${text})::numeric end`,
        'numeric',
        condition,
      )
    case 'date':
      return compare(
        sql`case when ${text} ~ '^\\d{4}-\\d\\d-\\d\\d$' then (${text})::date end`,
        'date',
        condition,
      )
    case 'duration':
      return compare(
        sql`case when jsonb_typeof(${value}) = 'object' then (${value} ->> 'count')::int
          * case ${value} ->> 'unit' when 'years' then 365 when 'months' then 30 when 'weeks' then 7 else 1 end end`,
        'integer',
        condition,
      )
    case 'yesNo':
      return compare(
        sql`case when jsonb_typeof(${value}) = 'boolean' then (${text})::boolean end`,
        'boolean',
        condition,
      )
    case 'singleChoice':
      return sql`fold_text(${text}) = fold_text(${String(condition.values[0])})`
    case 'multipleChoice':
      return sql`exists (select from jsonb_array_elements_text(case when jsonb_typeof(${value}) = 'array' then ${value} else '[]' end) as chosen
        where fold_text(chosen) = fold_text(${String(condition.values[0])}))`
    default:
      return contains(text, condition.values[0]!)
  }
}

const SYSTEM_FIELDS: Record<(typeof FILTERABLE_SYSTEM_FIELDS)[number], TaggedFieldFilter> = {
  contract_title: named('title'),
  contract_reference: named('reference'),
  counterparty_name: {
    field: { kind: 'text' },
    where: ({ values }, { companyId }) =>
      sql`contract.counterparty_id = any(${partiesNamed(companyId, values[0]!)})`,
  },
  amount_incl_tax: {
    field: { kind: 'amount' },
    where: (condition) => compare(sql.ref('contract.amount_incl_tax_cents'), 'bigint', condition),
  },
  effective_date: {
    field: { kind: 'day' },
    where: (condition) => compare(sql.ref('contract.effective_date'), 'date', condition),
  },
  signature_date: {
    field: { kind: 'day' },
    where: (condition) => compare(sql.ref('contract.signature_date'), 'date', condition),
  },
}

function named(column: string): TaggedFieldFilter {
  const expression = sql.ref(`named.${column}`)
  return {
    field: { kind: 'text' },
    where: (condition, { companyId }, facts) =>
      facts.isAsOf
        ? amongStates(
            (table) => contains(sql.ref(`${table}.${column}`), condition.values[0]!),
            condition,
            { companyId },
            facts,
          )
        : isAmong(
            sql`select named.id from contract as named
          where named.company_id = ${companyId} and ${contains(expression, condition.values[0]!)}`,
            condition,
          ),
  }
}
