import type { FieldQuestion } from '@tacite/document/asked-fields.ts'
import type { FieldDefinition } from '@tacite/document/field-definition.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

export interface TaggedField extends FieldDefinition, FieldQuestion {
  description: string
  choices: string[]
  required: boolean
  formula: string | null
  /** How the company manages the contract: outside what is validated and signed. */
  isManagement: boolean
  folderIds: string[] | null
  conditions: FieldQuestion['conditions'][number][]
}

/**
 * The company's fields in order.
 * @param contractId limits fields offered in certain folders to those of this contract
 */
export async function taggedFields(
  db: CompanyDatabase,
  contractId?: string,
): Promise<TaggedField[]> {
  const isWanted = contractId
    ? sql`below.folder_id in (select contract_folder.folder_id from contract_folder
        where contract_folder.company_id = ${db.companyId} and contract_folder.contract_id = ${contractId})`
    : sql`true`
  const { rows } = await sql<TaggedField>`
    with recursive below (field_id, folder_id) as (
      select tagged_field_folder.field_id, tagged_field_folder.folder_id from tagged_field_folder
        where tagged_field_folder.company_id = ${db.companyId}
      union
      select below.field_id, folder.id from below
        join folder on folder.company_id = ${db.companyId} and folder.parent_id = below.folder_id
    )
    select tagged_field.id, tagged_field.variable, tagged_field.label, tagged_field.description, tagged_field.type,
      tagged_field.kind, tagged_field.required, tagged_field.choices, tagged_field.formula, tagged_field.is_metadata as "isMetadata", tagged_field.is_management as "isManagement",
      case when tagged_field.is_limited then coalesce((select jsonb_agg(below.folder_id) from below
        where below.field_id = tagged_field.id and ${isWanted}), '[]') end as "folderIds",
      coalesce((select jsonb_agg(jsonb_build_object('variable', decider.variable,
            'operator', tagged_field_condition.operator, 'value', tagged_field_condition.value) order by tagged_field_condition.position)
          from tagged_field_condition
          join tagged_field as decider on decider.company_id = ${db.companyId} and decider.id = tagged_field_condition.on_field_id
          where tagged_field_condition.company_id = ${db.companyId} and tagged_field_condition.field_id = tagged_field.id),
        '[]') as conditions
    from tagged_field where tagged_field.company_id = ${db.companyId}
    order by tagged_field.position, tagged_field.id limit 1000`.execute(db.tx)
  return rows
}
