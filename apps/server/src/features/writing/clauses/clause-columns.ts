import type { ClauseRow, ClauseVariant } from '@tacite/api/writing/clauses-endpoints.ts'
import { currentContent } from '@tacite/document/schema-version.ts'
import { clauseState } from '@tacite/domain/clauses/clause-state.ts'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { DB } from '../../../platform/database/generated/schema.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** What every list and page shows of a clause, be it a standard clause or a variant. */
type Identity = Pick<
  ClauseRow,
  | '_id'
  | 'textId'
  | 'title'
  | 'stance'
  | 'state'
  | 'version'
  | 'isChanged'
  | 'updatedAt'
  | 'updatedBy'
>

export interface IdentityRow extends Omit<Identity, 'state' | 'updatedAt'> {
  changedAt: Date
}

export function withIdentity(
  found: SelectQueryBuilder<DB, 'clause', object>,
): SelectQueryBuilder<DB, 'clause', IdentityRow> {
  return found
    .select(['clause.id as _id', 'clause.text_id as textId', 'clause.title', 'clause.stance'])
    .select(['clause.published_version as version', 'clause.updated_at as changedAt'])
    .select([IS_CHANGED.as('isChanged'), writerOf('updated_by').as('updatedBy')])
}

export function presentIdentity<Row extends IdentityRow>({
  changedAt,
  ...row
}: Row): Omit<Row, 'changedAt'> & Identity {
  return {
    ...row,
    state: clauseState(row.version),
    // A subquery answers a text.
    updatedAt: new Date(changedAt).toISOString(),
  }
}

/** The name of whoever a column names; null: the clause came with the product. */
export function writerOf(column: 'created_by' | 'updated_by'): RawBuilder<string | null> {
  return sql<string | null>`(select ${personName('person')} from person
    where person.company_id = clause.company_id and person.id = ${sql.ref(`clause.${column}`)})`
}

/** Before its first version nothing is offered that it could differ from. */
const IS_CHANGED = sql<boolean>`(clause.is_changed and clause.published_version is not null)`

/** What a clause says as it is written now. */
export const WRITTEN = sql<{ content: unknown; schemaVersion: number }>`(
  select json_build_object('content', section.content, 'schemaVersion', section.schema_version)
  from text_section as section where section.company_id = clause.company_id and section.text_id = clause.text_id
    and section.removed_at is null)`

export function presentContent({
  content,
  schemaVersion,
}: {
  content: unknown
  schemaVersion: number
}): ClauseVariant['content'] {
  return currentContent(content, schemaVersion) as unknown as ClauseVariant['content']
}
