import type {
  taggedFieldsEndpoints,
  TaggedFieldRow,
} from '@tacite/api/settings/tagged-field-endpoints.ts'
import type { QueryOf } from '@tacite/api/endpoint.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { fieldTypes } from '@tacite/document/field-definition.ts'
import { fieldCategory } from '@tacite/document/field-rules.ts'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { fieldLabel } from '../../../platform/database/system-names.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { DB } from '../../../platform/database/generated/schema.ts'
import { listRecords } from '../administration/public.ts'
import { contractsUsing } from './contract-uses.ts'

type Asked = QueryOf<typeof taggedFieldsEndpoints.list>

/** Tagged fields in the order of the company's forms, or in another. */
export function taggedFieldList(
  db: CompanyDatabase,
  locale: Locale,
  asked: Asked,
): Promise<{ value: TaggedFieldRow[]; count: number }> {
  return listRecords(
    db,
    locale,
    asked,
    {
      table: 'tagged_field',
      words: sql`${fieldLabel(locale)} || ' ' || tagged_field.variable || ' ' || tagged_field.description`,
      orders: {
        position: { figure: sql`tagged_field.position` },
        label: { text: fieldLabel(locale) },
        variable: { text: sql`tagged_field.variable` },
        type: { text: sql`tagged_field.type` },
        contracts: { figure: contractsWithValue },
      },
      select: (found) => fieldColumns(found, locale),
    },
    sql`(${sql.join([sql`true`, ...filters(asked)], sql` and `)})`,
  )
}

function filters({ type, kind, required, isMetadata, category }: Asked): RawBuilder<boolean>[] {
  return [
    ...(type ? [sql<boolean>`tagged_field.type = ${type}`] : []),
    ...(kind ? [sql<boolean>`tagged_field.kind = ${kind}`] : []),
    ...(required ? [sql<boolean>`tagged_field.required = ${required === 'true'}`] : []),
    ...(isMetadata ? [sql<boolean>`tagged_field.is_metadata = ${isMetadata === 'true'}`] : []),
    ...(category ? [sql<boolean>`${isSimple} = ${category === 'Simple'}`] : []),
  ]
}

const SIMPLE_TYPES = fieldTypes.filter(
  (type) => fieldCategory({ type, hasConditions: false }) === 'Simple',
)

const hasConditions = sql<boolean>`exists (select from tagged_field_condition
  where tagged_field_condition.company_id = tagged_field.company_id and tagged_field_condition.field_id = tagged_field.id)`
const isSimple = sql<boolean>`(tagged_field.type = any(${SIMPLE_TYPES}::text[]) and not ${hasConditions})`

/** System fields are part of the contract itself: every contract has them. */
const contractsWithValue = sql<
  number | null
>`case tagged_field.kind when 'custom' then ${contractsUsing('field', 'tagged_field')} end`

export function fieldColumns(
  found: SelectQueryBuilder<DB, 'tagged_field', object>,
  locale: Locale,
): SelectQueryBuilder<DB, 'tagged_field', TaggedFieldRow> {
  return found
    .select(['tagged_field.id as _id', fieldLabel(locale).as('label'), 'tagged_field.variable'])
    .select(['tagged_field.description', 'tagged_field.type', 'tagged_field.kind'])
    .select(['tagged_field.required', 'tagged_field.is_metadata as isMetadata'])
    .select(['tagged_field.is_management as isManagement', 'tagged_field.formula'])
    .select(
      sql<TaggedFieldRow['category']>`case when ${isSimple} then 'Simple' else 'Advanced' end`.as(
        'category',
      ),
    )
    .select(contractsWithValue.as('contracts'))
}
