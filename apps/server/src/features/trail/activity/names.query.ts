import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import { fieldLabel, roleName, stepNameOfRow } from '../../../platform/database/system-names.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { fieldVariables, namedIds, type RecordedEvent } from './recorded-event.ts'

/** The trail stores ids; people read names. Removed objects keep theirs. */
export interface Names {
  /** Of parts of texts, workflow steps, templates, clauses, people, roles, groups and folders, by id. */
  ofObject: ReadonlyMap<string, string>
  /** Of tagged fields, by variable. */
  ofField: ReadonlyMap<string, string>
  /** Objects hidden from the reader: not even their names are returned. */
  hidden: ReadonlySet<string>
}

/** The names that some events need, one query per kind. */
export async function readNames(
  db: CompanyDatabase,
  locale: Locale,
  events: readonly RecordedEvent[],
): Promise<Omit<Names, 'hidden'>> {
  const ids = new Set(events.flatMap(namedIds))
  const wanted = sql<string>`any(${[...ids]}::uuid[])`
  const objects = await db
    .select('text_section')
    .where('text_section.id', '=', wanted)
    .select(['text_section.id', 'text_section.title as name'])
    .unionAll(
      db
        .select('text_block')
        .where('text_block.id', '=', wanted)
        .select(['text_block.id', 'text_block.name']),
    )
    .unionAll(
      db
        .select('workflow_step')
        .where('workflow_step.id', '=', wanted)
        .select(['workflow_step.id', stepNameOfRow(locale).as('name')]),
    )
    .unionAll(
      db
        .select('template')
        .where('template.id', '=', wanted)
        .select(['template.id', 'template.title as name']),
    )
    .unionAll(
      db
        .select('clause')
        .where('clause.id', '=', wanted)
        .select(['clause.id', 'clause.title as name']),
    )
    .unionAll(
      db
        .select('person')
        .where('person.id', '=', wanted)
        .select(['person.id', personName('person').as('name')]),
    )
    .unionAll(
      db
        .select('role')
        .where('role.id', '=', wanted)
        .select(['role.id', roleName(locale).as('name')]),
    )
    .unionAll(
      db
        .select('person_group')
        .where('person_group.id', '=', wanted)
        .select(['person_group.id', 'person_group.name']),
    )
    .unionAll(
      db
        .select('folder')
        .where('folder.id', '=', wanted)
        .select(['folder.id', 'folder.path as name']),
    )
    .execute()
  const known = new Map(objects.map(({ id, name }) => [id, name]))
  const deleted = await lastNames(
    db,
    [...ids].filter((id) => !known.has(id)),
  )
  const variables = events.flatMap(fieldVariables)
  const fields =
    variables.length === 0
      ? []
      : await db
          .select('tagged_field')
          .where('tagged_field.variable', 'in', variables)
          .select(['tagged_field.variable', fieldLabel(locale).as('label')])
          .execute()
  return {
    ofObject: new Map([...deleted, ...known]),
    ofField: new Map(fields.map(({ variable, label }) => [variable, label])),
  }
}

/** What deleted objects were called, from the last event about them: the trail outlives the bin. */
async function lastNames(
  db: CompanyDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select wanted.id, last.name from unnest(${[...ids]}::uuid[]) as wanted (id)
    cross join lateral (
      select audit_event.personal->>'label' as name from audit_event
      where audit_event.company_id = ${db.companyId} and audit_event.object_id = wanted.id
        and jsonb_typeof(audit_event.personal->'label') = 'string' and audit_event.object_type in ('role', 'group', 'folder', 'template')
      order by audit_event.id desc limit 1
    ) as last`.execute(db.tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
