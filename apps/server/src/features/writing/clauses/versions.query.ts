import type { ClauseVersion } from '@tacite/api/writing/clauses-endpoints.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { publishedVersions } from '../texts/public.ts'
import { readWritten } from './written-clause.query.ts'

/** The published versions of a clause, the newest first. @throws Refused NOT_FOUND */
export async function clauseVersions(
  db: CompanyDatabase,
  clauseId: string,
  paging: { $top: number; $skip: number },
): Promise<{ value: ClauseVersion[]; count: number }> {
  await readWritten(db, clauseId)
  const title = sql<{ title: string }>`version.title`
  return publishedVersions(db, { kind: 'clause', id: clauseId }, paging, title)
}
