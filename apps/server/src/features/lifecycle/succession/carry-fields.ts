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

/** No amendment replaces a row: those of the text are carried over with it. */
async function carryRows(
  { companyId, tx }: CompanyDatabase,
  inForce: ValuesInForce,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  await sql`insert into contract_row (company_id, contract_id, passage, position)
    select row.company_id, ${toId}, row.passage, row.position from contract_row as row
    where row.company_id = ${companyId} and row.contract_id = ${fromId}`.execute(tx)
  await sql`insert into contract_cell (company_id, contract_id, passage, position, field_id, value)
    select cell.company_id, ${toId}, cell.passage, cell.position, cell.field_id, cell.value from contract_cell as cell
    join tagged_field as field on field.company_id = cell.company_id and field.id = cell.field_id
    where cell.company_id = ${companyId} and cell.contract_id = ${fromId}
      and not (${isInOtherCurrency(inForce)} and field.type = 'amount')`.execute(tx)
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
    select from contract_cell as cell
      join tagged_field as field on field.company_id = cell.company_id and field.id = cell.field_id
      where cell.company_id = ${db.companyId} and cell.contract_id = ${fromId} and field.type = 'amount'
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
