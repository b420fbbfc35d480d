import type { TaggedFieldRecord } from '@tacite/api/settings/tagged-field-endpoints.ts'
import type { TextOwnerKind } from '@tacite/domain/acts/text-rights.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { CONTRACT_ASPECTS } from '../../people/access/public.ts'

/**
 * How many contracts, templates and clauses show a variable or branch on it; `text_section_variables` finds their
 * sections. A template or a clause also shows what its published version does.
 */
export async function textsWith(
  db: CompanyDatabase,
  variable: string,
): Promise<TaggedFieldRecord['texts']> {
  const isShown = sql`owner.text_id in (select shown.text_id from shown)`
  const count = (kind: TextOwnerKind, condition: RawBuilder<unknown>) => sql`(
    select count(*)::int from ${sql.table(kind)} as owner where owner.company_id = ${db.companyId} and (${condition}))`
  const orPublished = (kind: 'template' | 'clause', variables: RawBuilder<unknown>) =>
    count(
      kind,
      sql`${isShown} or exists (select from ${sql.table(`${kind}_version`)} as version
        where version.company_id = owner.company_id and ${sql.ref(`version.${kind}_id`)} = owner.id
          and version.number = owner.published_version and ${variables} @> to_jsonb(${variable}::text))`,
    )
  const { rows } = await sql<TaggedFieldRecord['texts']>`
    with shown as materialized (
      select distinct text_section.text_id from text_section
      where text_section.company_id = ${db.companyId} and text_section.removed_at is null
        and variables_of(text_section.content) @> to_jsonb(${variable}::text)
    )
    select ${count('contract', isShown)} as contracts, ${orPublished('template', sql`version.variables`)} as templates,
      ${orPublished('clause', sql`variables_of(version.content)`)} as clauses`.execute(db.tx)
  return rows[0]!
}

/** How many contracts have selected one of these choices. */
export async function contractsThatChose(
  db: CompanyDatabase,
  fieldId: string,
  choices: readonly string[],
): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(distinct stated.contract_id)::int as count from ${valuesOf(db, fieldId)} as stated
    where case jsonb_typeof(stated.value) when 'array' then stated.value else jsonb_build_array(stated.value) end
        ?| ${[...choices]}::text[]`.execute(db.tx)
  return rows[0]!.count
}

/** Contracts out for signature that have a value, which must not be lost. */
export async function frozenContractsWithValue(
  db: CompanyDatabase,
  fieldId: string,
): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(distinct contract.id)::int as count from ${valuesOf(db, fieldId)} as stated
    join contract on contract.company_id = ${db.companyId} and contract.id = stated.contract_id
    where ${CONTRACT_ASPECTS.isFrozen}`.execute(db.tx)
  return rows[0]!.count
}

/** What contracts state for a field, once or in the rows of a repeated passage. */
function valuesOf({ companyId }: CompanyDatabase, fieldId: string): RawBuilder<unknown> {
  return sql`(
    select contract_field.contract_id, contract_field.value from contract_field
      where contract_field.company_id = ${companyId} and contract_field.field_id = ${fieldId}
    union all
    select contract_cell.contract_id, contract_cell.value from contract_cell
      where contract_cell.company_id = ${companyId} and contract_cell.field_id = ${fieldId})`
}
