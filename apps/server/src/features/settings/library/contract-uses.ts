import { sql, type RawBuilder } from 'kysely'

/** What contracts use, as the triggers of migration 0005 count it. */
export type UsedPart =
  | 'type'
  | 'project'
  | 'party'
  | 'entity'
  | 'workflow'
  | 'running'
  | 'step'
  | 'runningStep'
  | 'passed'
  | 'field'

/**
 * How many contracts use the object of a row, without reading them.
 * @example contractsUsing('type', 'contract_type') // of each contract type of the statement
 */
export function contractsUsing(part: UsedPart, table: string): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(contract_use.count), 0)::int from contract_use
    where contract_use.company_id = ${sql.ref(`${table}.company_id`)} and contract_use.part = ${sql.lit(part)}
      and contract_use.used_id = ${sql.ref(`${table}.id`)})`
}
