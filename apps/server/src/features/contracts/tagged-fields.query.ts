import type { FieldDefinition } from '@tacite/document/field-definition.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'

export interface TaggedField extends FieldDefinition {
  kind: 'system' | 'custom'
  description: string
  choices: string[]
  required: boolean
}

/** The company's fields in their order. */
export async function taggedFields(db: CompanyDatabase): Promise<TaggedField[]> {
  return db
    .select('tagged_field')
    .select(['id', 'variable', 'label', 'description', 'type', 'kind', 'required', 'choices'])
    .orderBy('position')
    .orderBy('id')
    .limit(1000)
    .execute()
}
