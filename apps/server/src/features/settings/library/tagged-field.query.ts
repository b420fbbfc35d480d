import type { TaggedFieldRecord } from '@tacite/api/settings/tagged-field-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import { fieldLabel } from '../../../platform/database/system-names.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { folderPaths } from './folder-paths.query.ts'
import { fieldColumns } from './tagged-field-list.query.ts'
import { textsWith } from './tagged-field-use.query.ts'

/** @throws Refused NOT_FOUND when there is none in this company. */
export async function taggedField(
  db: CompanyDatabase,
  fieldId: string,
  locale: Locale,
): Promise<TaggedFieldRecord> {
  const row = await fieldColumns(
    db.select('tagged_field').where('tagged_field.id', '=', fieldId),
    locale,
  )
    .select(['tagged_field.choices', 'tagged_field.is_limited'])
    .select(
      sql<TaggedFieldRecord['owner']>`(select jsonb_build_object('_id', person.id,
          'name', ${personName('person')})
        from person where person.company_id = tagged_field.company_id and person.id = tagged_field.owner_id)`.as(
        'owner',
      ),
    )
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'TAG_NOT_FOUND')
  const { is_limited: isLimited, ...field } = row
  const folders = await folderPaths(db, await folderIdsOf(db, fieldId))
  return {
    ...field,
    folders,
    isNowhere: isLimited && folders.length === 0,
    conditions: await conditionsOf(db, fieldId, locale),
    texts: await textsWith(db, field.variable),
    dependents: await dependentsOf(db, fieldId, field.variable, locale),
  }
}

async function folderIdsOf(db: CompanyDatabase, fieldId: string): Promise<string[]> {
  const rows = await db
    .select('tagged_field_folder')
    .where('tagged_field_folder.field_id', '=', fieldId)
    .select('tagged_field_folder.folder_id')
    .execute()
  return rows.map(({ folder_id: folderId }) => folderId)
}

async function conditionsOf(
  db: CompanyDatabase,
  fieldId: string,
  locale: Locale,
): Promise<TaggedFieldRecord['conditions']> {
  const rows = await db
    .select('tagged_field_condition')
    .innerJoin('tagged_field', (join) =>
      join
        .onRef('tagged_field.company_id', '=', 'tagged_field_condition.company_id')
        .onRef('tagged_field.id', '=', 'tagged_field_condition.on_field_id'),
    )
    .where('tagged_field_condition.field_id', '=', fieldId)
    .select(['tagged_field.id as _id', fieldLabel(locale).as('label'), 'tagged_field.type'])
    .select(['tagged_field.choices', 'tagged_field_condition.operator'])
    .select('tagged_field_condition.value')
    .orderBy('tagged_field_condition.position')
    .execute()
  return rows.map(({ operator, value, ...on }) => ({
    on,
    operator,
    value: value as TaggedFieldRecord['conditions'][number]['value'],
  }))
}

async function dependentsOf(
  db: CompanyDatabase,
  fieldId: string,
  variable: string,
  locale: Locale,
): Promise<TaggedFieldRecord['dependents']> {
  return db
    .select('tagged_field')
    .where(
      sql<boolean>`tagged_field.id in (select tagged_field_condition.field_id from tagged_field_condition
        where tagged_field_condition.company_id = ${db.companyId} and tagged_field_condition.on_field_id = ${fieldId})
        or (tagged_field.formula is not null and ${variable} = any(tagged_field.formula_variables))`,
    )
    .select(['tagged_field.id as _id', fieldLabel(locale).as('name')])
    .orderBy('tagged_field.position')
    .limit(100)
    .execute()
}
