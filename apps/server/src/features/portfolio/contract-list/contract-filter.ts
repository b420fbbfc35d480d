import {
  contractFilterField,
  taggedFieldId,
  type ContractFilterName,
} from '@tacite/domain/filters/contract-filter-fields.ts'
import type { FilterCondition } from '@tacite/domain/filters/filter-field.ts'
import { parseFilter, type FilterQuery } from '@tacite/domain/filters/parse-filter.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { ContractOrder } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import {
  seesEveryContract,
  visibleAmongMany,
  visibleContracts,
  visibleParts,
  type Reader,
} from '../../people/access/public.ts'
import { factsAt, STORED_FACTS, type FactsOfDay } from '../../lifecycle/deadlines/public.ts'
import { FILTER_COLUMNS, withField } from './filter-columns.ts'
import { MONTH_END_COLUMNS, refuseExits, refuseUnrecorded } from './month-end-columns.ts'
import { amongStates, onState, ORDERED_BY_STATE, STATE_COLUMNS } from './state-columns.ts'
import { taggedFieldFilters, type TaggedFieldFilter } from './tagged-field-filter.ts'

/** A parsed filter: which of the contracts that a person sees. */
export interface ContractFilter {
  conditions: readonly FilterCondition[]
  taggedFields: ReadonlyMap<string, TaggedFieldFilter>
  withArchives: boolean
  /** The columns that the conditions refer to. */
  facts: FactsOfDay
  /** Of another day: answered by what people set of the contracts alone. */
  isByState?: true
}

/** Query parameters besides the filter. */
interface QueryWithFilter {
  archived: 'true' | 'false'
  monthEnd?: string | undefined
  /** Another day than today, as which the contracts are read. */
  asOf?: string | undefined
  [key: string]: unknown
}

/**
 * Parses the filter of a call, evaluated on the contracts as of today, or as a month end recorded them.
 * @throws Refused 400, each error named with its field
 */
export async function readContractFilter(
  db: CompanyDatabase,
  query: QueryWithFilter,
  today: Temporal.PlainDate,
): Promise<ContractFilter> {
  const written = Object.fromEntries(
    Object.entries(query).filter(([key]) => contractFilterField(key) ?? taggedFieldId(key)),
  ) as FilterQuery
  const ids = [
    ...Object.keys(written).flatMap((key) => taggedFieldId(key) ?? []),
    ...idsIn(written['taggedFields']),
  ]
  const taggedFields = await taggedFieldFilters(db, ids, query.asOf ?? today.toString())
  const parsed = parseFilter(
    written,
    (name) => contractFilterField(name) ?? taggedFields.get(taggedFieldId(name) ?? '')?.field,
  )
  if ('refusals' in parsed) throw new Refused('MALFORMED', parsed.refusals)
  const { monthEnd } = query
  if (monthEnd !== undefined) refuseUnrecorded(parsed.conditions, taggedFields)
  const facts = await factsAt(db, { today, monthEnd, asOf: query.asOf })
  if (facts.isBeforeExits) refuseExits(parsed.conditions)
  return {
    conditions: parsed.conditions,
    taggedFields,
    withArchives: query.archived === 'true',
    facts,
  }
}

/** The fields that contracts are asked to have; what is no id is refused by its own check. */
function idsIn(written: FilterQuery[string]): string[] {
  return [written ?? []].flat().flatMap((text) => text.match(UUID) ?? [])
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi

/** The same filter with more conditions. */
export function narrowed(
  filter: ContractFilter,
  conditions: readonly FilterCondition<ContractFilterName>[],
): ContractFilter {
  return { ...filter, conditions: [...filter.conditions, ...conditions] }
}

/** As of another day, and if these conditions and this order need no more than what people set, no deadline is read. */
export function placedFor(filter: ContractFilter, order: ContractOrder): ContractFilter {
  const isByState =
    filter.facts.isAsOf === true &&
    ORDERED_BY_STATE.has(order) &&
    filter.conditions.every(({ field }) => field in STATE_COLUMNS)
  return isByState ? { ...filter, isByState: true } : filter
}

/**
 * The rows that filters refer to, as `contract`: the facts of each contract under the names that the access scope
 * knows. The one `from` of lists, counts, dashboards and exports.
 */
export function contractsOf({ rows }: Pick<FactsOfDay, 'rows'>): RawBuilder<unknown> {
  return sql`(select fact.*, fact.contract_id as id from ${rows} as fact) as contract`
}

/** The matching `where`: this company, what the reader sees, what the filter selects. */
export function isMatching(reader: Reader, filter: ContractFilter): RawBuilder<boolean> {
  return isMatchingAmong(visibleContracts(reader), reader, filter)
}

/**
 * The contracts that match, for a `from`. Without a condition they are found along what the reader sees; otherwise
 * the conditions have the better index. A month end is read from end to end, once.
 */
export function matchingContracts(
  reader: Reader,
  filter: ContractFilter,
  { columns, join = sql`` }: { columns: RawBuilder<unknown>; join?: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql.join(
    partsToFind(reader, filter).map(
      (seen) =>
        sql`select ${columns} from ${rowsFor(filter)} ${join} where ${isMatchingAmong(seen, reader, filter)}`,
    ),
    sql` union all `,
  )
}

/** Conditions that exclude each other, of which one holds for each contract that the reader sees. */
function partsToFind(reader: Reader, { conditions, facts }: ContractFilter): RawBuilder<boolean>[] {
  const isFoundByReader = conditions.length === 0 && facts.monthEnd === null
  if (!isFoundByReader || (facts.isAsOf && seesEveryContract(reader)))
    return [visibleAmongMany(reader)]
  const parts = visibleParts(reader)
  if (!facts.isAsOf) return parts
  // Rights are those of today, and so are the indexes that know them.
  const seen = parts.map(
    (isSeen) => sql`select contract.id from ${contractsOf({ rows: STORED_FACTS })}
      where contract.company_id = ${reader.companyId} and ${isSeen}`,
  )
  return [sql<boolean>`contract.id = any(array(${sql.join(seen, sql` union all `)}))`]
}

function isMatchingAmong(
  seen: RawBuilder<boolean>,
  reader: Reader,
  filter: ContractFilter,
): RawBuilder<boolean> {
  const conditions = filter.conditions.map((condition) => meaning(condition, reader, filter))
  return sql`${sql.join(
    [
      sql`contract.company_id = ${reader.companyId}`,
      ...(filter.withArchives ? [] : [sql`not contract.is_archived`]),
      seen,
      ...conditions,
    ],
    sql` and `,
  )}`
}

/** The rows that its conditions refer to, as `contract`. */
export function rowsFor({ facts, isByState }: ContractFilter): RawBuilder<unknown> {
  return contractsOf({ rows: isByState ? facts.states! : facts.rows })
}

/** Everything unarchived, of today or a month end: figures come from cells. */
export function isUnfiltered(reader: Reader, filter: ContractFilter): boolean {
  return !filter.facts.isAsOf && isWhole(reader, filter)
}

/** All signed contracts, of today or a month end, and no others: cells know many of their figures. */
export function isSignedOnly(reader: Reader, filter: ContractFilter): boolean {
  const [condition, ...others] = filter.conditions
  return (
    condition?.field === 'status' &&
    condition.operator === 'eq' &&
    condition.values.every((status) => status === 'SIGNED') &&
    isUnfiltered(reader, { ...filter, conditions: others })
  )
}

/** Everything unarchived: a count is kept, a page is found along its order. */
export function isWhole(
  { permissions }: Reader,
  { conditions, withArchives }: Pick<ContractFilter, 'conditions' | 'withArchives'>,
): boolean {
  return conditions.length === 0 && !withArchives && permissions.has('contracts3:all')
}

function meaning(
  { field, operator, values }: FilterCondition,
  reader: Reader,
  { taggedFields, facts, isByState }: ContractFilter,
): RawBuilder<boolean> {
  const tagged = taggedFields.get(taggedFieldId(field) ?? '')
  if (tagged) return tagged.where({ operator, values }, reader, facts)
  const name = field as ContractFilterName
  if (name === 'taggedFields') {
    const computed = values.flatMap((id) => taggedFields.get(String(id))?.computedIn ?? [])
    return withField({ operator, values }, reader, facts, computed)
  }
  const ofState = facts.isAsOf && STATE_COLUMNS[name]
  if (ofState)
    return isByState
      ? onState(ofState, { operator, values }, reader, facts)
      : amongStates(ofState, { operator, values }, reader, facts)
  const column = (facts.monthEnd !== null && MONTH_END_COLUMNS[name]) || FILTER_COLUMNS[name]
  return column({ operator, values }, reader, facts)
}
