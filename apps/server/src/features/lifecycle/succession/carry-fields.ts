import { particularsOf } from '@tacite/domain/contracts/system-fields.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { ValuesInForce } from '../deadlines/public.ts'

/**
 * Carries the company's own fields over as they are in force; those of management say how the other contract is followed.
 * What was typed of a party that an amendment replaced does not describe the one that took its place.
 */
export async function carryFields(
  db: CompanyDatabase,
  { amendedFields, replacedParties }: Pick<ValuesInForce, 'amendedFields' | 'replacedParties'>,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  const outdated = [...Object.keys(amendedFields), ...replacedParties.flatMap(particularsOf)]
  await sql`insert into contract_field (company_id, contract_id, field_id, value)
    select field.company_id, ${toId}, field.id, carried.value from (
      select field.variable, stated.value from contract_field as stated
      join tagged_field as field on field.company_id = stated.company_id and field.id = stated.field_id
      where stated.company_id = ${db.companyId} and stated.contract_id = ${fromId} and field.variable <> all(${outdated}::text[])
      union all
      select amended.key, amended.value from jsonb_each(${JSON.stringify(amendedFields)}::jsonb) as amended
      where amended.value <> 'null'
    ) as carried
    join tagged_field as field on field.company_id = ${db.companyId} and field.variable = carried.variable
      and not field.is_management`.execute(db.tx)
}
