import type { TemplateVersion } from '@tacite/api/writing/templates-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { publishedVersions } from '../texts/public.ts'

/** The published versions of a template, each with how many contracts name it. @throws Refused NOT_FOUND */
export async function templateVersions(
  db: CompanyDatabase,
  templateId: string,
  paging: { $top: number; $skip: number },
): Promise<{ value: TemplateVersion[]; count: number }> {
  await requireTemplate(db, templateId)
  const contracts = sql<{ contracts: number }>`(select count(*)::int from contract
    where contract.company_id = version.company_id and contract.template_id = version.template_id
      and contract.template_version = version.number) as contracts`
  return publishedVersions(db, { kind: 'template', id: templateId }, paging, contracts)
}

async function requireTemplate(db: CompanyDatabase, templateId: string): Promise<void> {
  const found = await db
    .select('template')
    .where('template.id', '=', templateId)
    .select('template.id')
    .executeTakeFirst()
  if (!found) throw new Refused('NOT_FOUND', 'TEMPLATE_NOT_FOUND')
}
