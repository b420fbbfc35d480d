import type { RichText } from '@tacite/document/rich-text.ts'
import { currentContent } from '@tacite/document/schema-version.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** What a clause gives to texts: the part of it that is published. */
export interface ClauseContent {
  locale: Locale
  /** Of a section made of it. */
  heading: string
  content: RichText
}

/** A clause as it is written now, and the version that texts insert meanwhile; null: none yet. */
export interface WrittenClause extends ClauseContent {
  version: number | null
}

/** @throws Refused NOT_FOUND */
export async function readWritten(db: CompanyDatabase, clauseId: string): Promise<WrittenClause> {
  const { rows } = await sql<WrittenRow>`
    select clause.published_version as version, text.locale, section.title as heading, section.content,
      section.schema_version as "schemaVersion"
    from clause
    join text on text.company_id = clause.company_id and text.id = clause.text_id
    join text_section as section on section.company_id = clause.company_id and section.text_id = clause.text_id
      and section.removed_at is null
    where clause.company_id = ${db.companyId} and clause.id = ${clauseId}`.execute(db.tx)
  const [row] = rows
  if (!row) throw new Refused('NOT_FOUND', 'CLAUSE_NOT_FOUND')
  const { schemaVersion, content, ...clause } = row
  return { ...clause, content: currentContent(content, schemaVersion) }
}

interface WrittenRow extends Omit<WrittenClause, 'content'> {
  content: unknown
  schemaVersion: number
}

/** One version of a clause, as it was published. @throws Refused NOT_FOUND */
export async function readVersion(
  db: CompanyDatabase,
  clauseId: string,
  number: number,
): Promise<ClauseContent> {
  const version = await db
    .select('clause_version')
    .where('clause_version.clause_id', '=', clauseId)
    .where('clause_version.number', '=', number)
    .select(['locale', 'title', 'content', 'schema_version'])
    .executeTakeFirst()
  if (!version) throw new Refused('NOT_FOUND', 'CLAUSE_VERSION_NOT_FOUND')
  return {
    locale: version.locale,
    heading: version.title,
    content: currentContent(version.content, version.schema_version),
  }
}
