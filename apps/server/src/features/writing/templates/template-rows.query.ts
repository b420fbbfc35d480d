import type { QueryOf } from '@tacite/api/endpoint.ts'
import type {
  TemplateRecord,
  TemplateRow,
  templatesEndpoints,
} from '@tacite/api/writing/templates-endpoints.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { templateState } from '@tacite/domain/templates/template-state.ts'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName, personSortKey } from '../../../platform/database/person-name.ts'
import type { DB } from '../../../platform/database/generated/schema.ts'
import { listRecords } from '../../settings/administration/public.ts'
import { foldersOf, isFiledIn } from '../../settings/folders/public.ts'
import { statedTerms } from './template-terms.ts'

type Asked = QueryOf<typeof templatesEndpoints.list>

/** The templates that a list asks for. */
export async function templateList(
  db: CompanyDatabase,
  actor: Actor,
  asked: Asked,
): Promise<{ value: TemplateRow[]; count: number }> {
  const { value, count } = await listRecords(
    db,
    actor.locale,
    asked,
    {
      table: 'template',
      words: sql`template.title || ' ' || template.name || ' ' || template.description`,
      orders: {
        title: { text: sql`template.title` },
        updatedAt: { figure: CHANGED_AT },
        contracts: { figure: CONTRACTS },
        version: { figure: sql`coalesce(template.published_version, 0)` },
      },
      select: (found) => withRow(found, actor),
    },
    filterOf(asked),
  )
  return { value: value.map(presentRow), count }
}

/** One of them, with what contracts made of it start with. @throws Refused NOT_FOUND */
export async function templateRecord(
  db: CompanyDatabase,
  actor: Actor,
  templateId: string,
): Promise<TemplateRecord> {
  const one = db.select('template').where('template.id', '=', templateId)
  const row = await withRow(one, actor)
    .select(['template.lifecycle', 'template.field_values', 'template.questions'])
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'TEMPLATE_NOT_FOUND')
  const { lifecycle, field_values: values, questions, ...listed } = row
  return {
    ...presentRow(listed),
    lifecycle: statedTerms(lifecycle as Partial<LifecycleTerms>),
    values: values as TemplateRecord['values'],
    questions: questions as TemplateRecord['questions'],
  }
}

interface Row extends Omit<TemplateRow, 'state' | 'updatedAt'> {
  isRetired: boolean
  changedAt: Date
}

const CONTRACTS = sql<number>`(select coalesce(sum(contract_use.count), 0)::int from contract_use
  where contract_use.company_id = template.company_id and contract_use.part = 'template' and contract_use.used_id = template.id)`

const CHANGED_AT = sql<Date>`greatest(template.updated_at, template.managed_at)`

function filterOf({ state, typeId, folderId, locale }: Asked): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`]
  if (state) conditions.push(WITH_STATE[state])
  if (typeId) conditions.push(sql`template.contract_type_id = ${typeId}`)
  if (folderId) conditions.push(isFiledIn('template', folderId))
  if (locale) conditions.push(sql`${LOCALE} = ${locale}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** As `templateState` has it. */
const WITH_STATE = {
  draft: sql<boolean>`template.published_version is null and template.retired_at is null`,
  published: sql<boolean>`template.published_version is not null and template.retired_at is null`,
  retired: sql<boolean>`template.retired_at is not null`,
} as const

const LOCALE = sql<TemplateRow['locale']>`(select text.locale from text
  where text.company_id = template.company_id and text.id = template.text_id)`

/** The others of those that are translations of one another. */
const LANGUAGES = sql<TemplateRow['languages']>`coalesce((
  select json_agg(json_build_object('_id', other.id, 'name', other.title, 'locale', text.locale, 'isSource', other.id is not distinct from template.translated_from)
    order by other.id is distinct from template.translated_from, text.locale, other.id)
  from template as other join text on text.company_id = other.company_id and text.id = other.text_id
  where other.company_id = template.company_id and other.id <> template.id
    and (other.id = template.translated_from or other.translated_from = coalesce(template.translated_from, template.id))), '[]')`

/** Before its first version nothing is offered that it could differ from. */
const IS_CHANGED = sql<boolean>`(template.is_changed and template.published_version is not null)`

function withRow(
  found: SelectQueryBuilder<DB, 'template', object>,
  actor: Actor,
): SelectQueryBuilder<DB, 'template', Row> {
  return found
    .select(['template.id as _id', 'template.text_id as textId', 'template.title'])
    .select(['template.name', 'template.description', 'template.published_version as version'])
    .select(namedOf('contract_type', 'title', 'contract_type_id').as('type'))
    .select(namedOf('category', 'name', 'category_id').as('category'))
    .select(namedOf('workflow', 'name', 'workflow_id').as('workflow'))
    .select(namedOf('validation_circuit', 'title', 'circuit_id').as('circuit'))
    .select([foldersOf('template', actor).as('folders'), GROUPS.as('groups'), PEOPLE.as('people')])
    .select('template.is_restricted as isRestricted')
    .select(LANGUAGES.as('languages'))
    .select([LOCALE.as('locale'), IS_CHANGED.as('isChanged'), CONTRACTS.as('contracts')])
    .select([sql<boolean>`template.retired_at is not null`.as('isRetired')])
    .select(CHANGED_AT.as('changedAt'))
}

function namedOf(table: string, name: string, column: string) {
  const choice = sql.table(table)
  return sql<{ _id: string; name: string } | null>`(
    select json_build_object('_id', ${choice}.id, 'name', ${choice}.${sql.ref(name)}) from ${choice}
    where ${choice}.company_id = template.company_id and ${choice}.id = ${sql.ref(`template.${column}`)})`
}

const GROUPS = sql<{ _id: string; name: string }[]>`coalesce((
  select json_agg(json_build_object('_id', person_group.id, 'name', person_group.name) order by person_group.name, person_group.id)
  from template_group join person_group on person_group.company_id = template_group.company_id and person_group.id = template_group.group_id
  where template_group.company_id = template.company_id and template_group.template_id = template.id), '[]')`

/** Those whose account was deactivated stay named: they are its users again once they come back. */
const PEOPLE = sql<TemplateRow['people']>`coalesce((
  select json_agg(json_build_object('_id', person.id, 'name', ${personName('person')}, 'isActive', person.status = 'active')
    order by ${personSortKey('person')}, person.id)
  from template_person join person on person.company_id = template_person.company_id and person.id = template_person.person_id
  where template_person.company_id = template.company_id and template_person.template_id = template.id), '[]')`

function presentRow({ isRetired, changedAt, ...row }: Row): TemplateRow {
  return {
    ...row,
    state: templateState({ version: row.version, isRetired }),
    updatedAt: new Date(changedAt).toISOString(),
  }
}
