import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { fieldVariables, partIds, type RecordedEvent } from './recorded-event.ts'

/** The trail stores ids; people read names. Removed objects keep theirs. */
export interface Names {
  /** Of sections, blocks, workflow steps, templates and clauses, by id. */
  ofObject: ReadonlyMap<string, string>
  /** Of tagged fields, by variable. */
  ofField: ReadonlyMap<string, string>
  /** Objects hidden from the reader: not even their names are returned. */
  hidden: ReadonlySet<string>
}

/** The names that some events need, one query per kind. */
export async function readNames(
  db: CompanyDatabase,
  events: readonly RecordedEvent[],
): Promise<Omit<Names, 'hidden'>> {
  const ids = new Set(events.flatMap((event) => [event.objectId, ...partIds(event)]))
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
        .select(['workflow_step.id', 'workflow_step.name']),
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
    .execute()
  const variables = events.flatMap(fieldVariables)
  const fields =
    variables.length === 0
      ? []
      : await db
          .select('tagged_field')
          .where('tagged_field.variable', 'in', variables)
          .select(['tagged_field.variable', 'tagged_field.label'])
          .execute()
  return {
    ofObject: new Map(objects.map(({ id, name }) => [id, name])),
    ofField: new Map(fields.map(({ variable, label }) => [variable, label])),
  }
}
