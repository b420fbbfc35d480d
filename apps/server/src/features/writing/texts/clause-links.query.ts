import type { SectionClause } from '@tacite/api/writing/text-shapes.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** The clauses of the sections of a text, by section; those that a section no longer says anything of are left out. */
export async function clausesOfSections(
  db: CompanyDatabase,
  textId: string,
): Promise<ReadonlyMap<string, SectionClause[]>> {
  const { rows } = await sql<Omit<SectionClause, 'kept'> & { sectionId: string } & Kept>`
    select link.section_id as "sectionId", link.clause_id as _id, clause.title as name, link.version,
      link.is_whole as "isWhole", link.standing, greatest(clause.published_version, link.version) as "latest",
      link.kept_reason as reason, link.kept_at as at, case when link.kept_by is not null then ${personName('person')} end as by
    from section_clause as link
    join clause on clause.company_id = link.company_id and clause.id = link.clause_id
    left join person on person.company_id = link.company_id and person.id = link.kept_by
    where link.company_id = ${db.companyId} and link.text_id = ${textId} and link.standing <> 'gone'
    order by link.is_whole desc, clause.title, clause.id`.execute(db.tx)
  const bySection = new Map<string, SectionClause[]>()
  for (const { sectionId, reason, at, by, ...link } of rows) {
    const kept = reason === null || at === null ? null : { reason, at: at.toISOString(), by }
    bySection.set(sectionId, [...(bySection.get(sectionId) ?? []), { ...link, kept }])
  }
  return bySection
}

interface Kept {
  reason: string | null
  at: Date | null
  by: string | null
}
