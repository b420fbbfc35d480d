import type { TemplateVersion } from '@tacite/api/writing/templates-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** The published versions of a template, the newest first. */
export async function templateVersions(
  db: CompanyDatabase,
  templateId: string,
  { $top, $skip }: { $top: number; $skip: number },
): Promise<{ value: TemplateVersion[]; count: number }> {
  await requireTemplate(db, templateId)
  const { rows } = await sql<Omit<TemplateVersion, 'publishedAt'> & { publishedAt: Date }>`
    select version.number, version.note, version.published_at as "publishedAt",
      case when person.id is not null then ${personName('person')} end as "publishedBy",
      (select count(*)::int from contract where contract.company_id = version.company_id
        and contract.template_id = version.template_id and contract.template_version = version.number) as contracts
    from template_version as version
    left join person on person.company_id = version.company_id and person.id = version.published_by
    where version.company_id = ${db.companyId} and version.template_id = ${templateId}
    order by version.number desc limit ${rowLimit($top)} offset ${$skip}`.execute(db.tx)
  const { count } = await db
    .select('template_version')
    .where('template_version.template_id', '=', templateId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return {
    value: rows.map(({ publishedAt, ...row }) => ({
      ...row,
      publishedAt: publishedAt.toISOString(),
    })),
    count,
  }
}

async function requireTemplate(db: CompanyDatabase, templateId: string): Promise<void> {
  const found = await db
    .select('template')
    .where('template.id', '=', templateId)
    .select('template.id')
    .executeTakeFirst()
  if (!found) throw new Refused('NOT_FOUND', 'TEMPLATE_NOT_FOUND')
}
