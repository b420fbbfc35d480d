import { rowLimit } from '@tacite/api/paging.ts'
import type { PublishedVersion } from '@tacite/api/writing/published-version.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

/**
 * The published versions of a template or of a clause, the newest first.
 *
 * @param extra what else is read of each `version`: the last columns of the select
 */
export async function publishedVersions<Extra extends object>(
  db: CompanyDatabase,
  { kind, id }: { kind: 'template' | 'clause'; id: string },
  { $top, $skip }: { $top: number; $skip: number },
  extra: RawBuilder<Extra>,
): Promise<{ value: (PublishedVersion & Extra)[]; count: number }> {
  const source = sql`${sql.table(`${kind}_version`)} as version`
  const isOfIt = sql`version.company_id = ${db.companyId} and ${sql.ref(`version.${kind}_id`)} = ${id}`
  const { rows } = await sql<Omit<PublishedVersion, 'publishedAt'> & Extra & { publishedAt: Date }>`
    select version.number, version.note, version.published_at as "publishedAt",
      case when person.id is not null then ${personName('person')} end as "publishedBy", ${extra}
    from ${source}
    left join person on person.company_id = version.company_id and person.id = version.published_by
    where ${isOfIt} order by version.number desc limit ${rowLimit($top)} offset ${$skip}`.execute(
    db.tx,
  )
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from ${source} where ${isOfIt}`.execute(db.tx)
  return {
    value: rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() })),
    count: counted.rows[0]!.count,
  }
}
