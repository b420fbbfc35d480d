import { rowsKey } from '@tacite/document/repeats/rows.ts'
import { particularsOf } from '@tacite/domain/contracts/system-fields.ts'
import type { Currency } from '@tacite/domain/contracts/currencies.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { ValuesInForce } from '../deadlines/public.ts'

/**
 * Carries the company's own fields over as they are in force; those of management say how the other contract is followed.
 * What was typed of a party that an amendment replaced does not describe the one that took its place, and own amounts stay
 * behind where the other contract is in another currency: nothing is converted.
 */
export async function carryFields(
  db: CompanyDatabase,
  inForce: ValuesInForce,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  await sql`insert into contract_field (company_id, contract_id, field_id, value)
    select field.company_id, ${toId}, field.id, field.value from ${ownFields(db, inForce, fromId)} as field
    where not (${isInOtherCurrency(inForce)} and field.type = 'amount')`.execute(db.tx)
  await carryRows(db, inForce, { fromId, toId })
}

/** The rows of the text, as they are in force: of a passage that an amendment replaced, all of its rows are its. */
async function carryRows(
  db: CompanyDatabase,
  inForce: ValuesInForce,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  await sql`insert into contract_row (company_id, contract_id, passage, position)
    select ${db.companyId}, ${toId}, held.passage, held.position from ${heldRows(db, inForce, fromId)} as held`.execute(
    db.tx,
  )
  await sql`insert into contract_cell (company_id, contract_id, passage, position, field_id, value)
    select ${db.companyId}, ${toId}, held.passage, held.position, held.field_id, held.value
    from ${heldCells(db, inForce, fromId)} as held
    where not (${isInOtherCurrency(inForce)} and held.type = 'amount')`.execute(db.tx)
}

/** The currency of own amounts that are not carried over; null: none stays behind. */
export async function currencyLeftBehind(
  db: CompanyDatabase,
  inForce: ValuesInForce,
  fromId: string,
): Promise<Currency | null> {
  if (!isInOtherCurrency(inForce)) return null
  const { rows } =
    await sql`select from ${ownFields(db, inForce, fromId)} as field where field.type = 'amount'
    union all
    select from ${heldCells(db, inForce, fromId)} as held where held.type = 'amount'
    limit 1`.execute(db.tx)
  return rows.length > 0 ? inForce.statedCurrency : null
}

function isInOtherCurrency({ currency, statedCurrency }: ValuesInForce): boolean {
  return currency !== statedCurrency
}

function ownFields(
  { companyId }: CompanyDatabase,
  { amendedFields, replacedParties }: ValuesInForce,
  fromId: string,
): RawBuilder<unknown> {
  const outdated = [...Object.keys(amendedFields), ...replacedParties.flatMap(particularsOf)]
  return sql`(select field.company_id, field.id, field.type, held.value from (
      select field.variable, stated.value from contract_field as stated
      join tagged_field as field on field.company_id = stated.company_id and field.id = stated.field_id
      where stated.company_id = ${companyId} and stated.contract_id = ${fromId} and field.variable <> all(${outdated}::text[])
      union all
      select amended.key, amended.value from jsonb_each(${JSON.stringify(amendedFields)}::jsonb) as amended
      where amended.value <> 'null'
    ) as held
    join tagged_field as field on field.company_id = ${companyId} and field.variable = held.variable
      and not field.is_management)`
}

/** The rows in force, by passage and position. */
function heldRows(
  { companyId }: CompanyDatabase,
  inForce: ValuesInForce,
  fromId: string,
): RawBuilder<unknown> {
  const amended = amendedRows(inForce)
  return sql`(select stated.passage, stated.position from contract_row as stated
      where stated.company_id = ${companyId} and stated.contract_id = ${fromId}
        and stated.passage <> all(${Object.keys(amended)}::text[])
    union all
    select amended.passage, amended.position from ${rowsOfPatches(amended)} as amended)`
}

/** Their cells; one of a field that was deleted since is left behind. */
function heldCells(
  { companyId }: CompanyDatabase,
  inForce: ValuesInForce,
  fromId: string,
): RawBuilder<unknown> {
  const amended = amendedRows(inForce)
  return sql`(select stated.passage, stated.position, stated.field_id, field.type, stated.value from contract_cell as stated
      join tagged_field as field on field.company_id = stated.company_id and field.id = stated.field_id
      where stated.company_id = ${companyId} and stated.contract_id = ${fromId}
        and stated.passage <> all(${Object.keys(amended)}::text[])
    union all
    select amended.passage, amended.position, field.id, field.type, cell.value from ${rowsOfPatches(amended)} as amended
      cross join lateral jsonb_each(amended.cells) as cell
      join tagged_field as field on field.company_id = ${companyId} and field.variable = cell.key)`
}

function rowsOfPatches(amended: Readonly<Record<string, unknown>>): RawBuilder<unknown> {
  return sql`(select patched.key as passage, (row.place - 1)::int as position, row.cells
    from jsonb_each(${JSON.stringify(amended)}::jsonb) as patched
    cross join lateral jsonb_array_elements(patched.value) with ordinality as row (cells, place))`
}

/** The rows that amendments have set, by the key of their passage. */
function amendedRows({ amendedFields }: ValuesInForce): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(amendedFields).flatMap(([name, rows]) => {
      const passage = rowsKey(name)
      return passage === null ? [] : [[passage, rows]]
    }),
  )
}
