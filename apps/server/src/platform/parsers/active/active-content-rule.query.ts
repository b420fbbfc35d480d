import type { ActiveContentRule } from '@tacite/domain/files/active-content.ts'
import type { CompanyDatabase } from '../../database/company-database.ts'

/** What the company does with active content in uploaded files. */
export async function activeContentRule(db: CompanyDatabase): Promise<ActiveContentRule> {
  const { active_content } = await db.tx
    .selectFrom('company')
    .where('company.id', '=', db.companyId)
    .select('company.active_content')
    .executeTakeFirstOrThrow()
  return active_content
}
