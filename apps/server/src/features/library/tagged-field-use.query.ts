import type { TaggedFieldRecord } from '@tacite/api/tagged-field-endpoints.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'

/** How many texts show a variable or decide by it; `contract_section_variables` answers for the contracts. */
export async function textsWith(
  db: CompanyDatabase,
  variable: string,
): Promise<TaggedFieldRecord['texts']> {
  const { rows } = await sql<TaggedFieldRecord['texts']>`select
    (select count(distinct contract_section.contract_id)::int from contract_section
      where contract_section.company_id = ${db.companyId} and contract_section.removed_at is null
        and variables_of(contract_section.content) @> to_jsonb(${variable}::text)) as contracts,
    (select count(*)::int from template
      where template.company_id = ${db.companyId} and variables_of(template.document) @> to_jsonb(${variable}::text)) as templates,
    (select count(*)::int from clause
      where clause.company_id = ${db.companyId} and variables_of(clause.content) @> to_jsonb(${variable}::text)) as clauses`.execute(
    db.tx,
  )
  return rows[0]!
}

/** How many contracts have chosen one of these choices. */
export async function contractsThatChose(
  db: CompanyDatabase,
  fieldId: string,
  choices: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from contract_field
    where contract_field.company_id = ${db.companyId} and contract_field.field_id = ${fieldId}
      and case jsonb_typeof(contract_field.value) when 'array' then contract_field.value else jsonb_build_array(contract_field.value) end
        ?| ${[...choices]}::text[]`.execute(db.tx)
  return rows[0]!.count
}

/** Contracts out for signature that have a value: what was signed over cannot lose it. */
export async function frozenContractsWithValue(
  db: CompanyDatabase,
  fieldId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from contract_field
    join contract on contract.company_id = contract_field.company_id and contract.id = contract_field.contract_id
    where contract_field.company_id = ${db.companyId} and contract_field.field_id = ${fieldId}
      and contract.frozen_at is not null`.execute(db.tx)
  return rows[0]!.count
}
