import type { contractTextEndpoints } from '@tacite/api/contract-text-endpoints.ts'
import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { SectionPlace } from './arrange-sections.ts'
import { requireSection } from './require-section.ts'

type VersionList = ResponseOf<typeof contractTextEndpoints.sectionVersions>
type Version = ResponseOf<typeof contractTextEndpoints.sectionVersion>
type Paging = QueryOf<typeof contractTextEndpoints.sectionVersions>

/** "All" on the wire, `$top` of 0 or -1, is so many rows. */
const ALL = 1000

/** The kept versions of a section, newest first, without their texts. */
export async function sectionVersions(
  db: CompanyDatabase,
  { contractId, sectionId }: SectionPlace,
  { $top, $skip }: Paging,
): Promise<VersionList> {
  await requireSection(db, contractId, sectionId)
  const { count } = await db
    .select('section_version')
    .where('section_version.section_id', '=', sectionId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await versionsOf(db, sectionId)
    .orderBy('section_version.version', 'desc')
    .limit($top > 0 ? $top : ALL)
    .offset($skip)
    .execute()
  return {
    value: rows.map(({ content: _, ...row }) => ({ ...row, savedAt: row.savedAt.toISOString() })),
    count: Number(count),
  }
}

/** One kept version with its text. */
export async function sectionVersion(
  db: CompanyDatabase,
  { contractId, sectionId }: SectionPlace,
  version: number,
): Promise<Version> {
  await requireSection(db, contractId, sectionId)
  const row = await versionsOf(db, sectionId)
    .where('section_version.version', '=', version)
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'VERSION_NOT_FOUND')
  return {
    ...row,
    savedAt: row.savedAt.toISOString(),
    content: row.content as Version['content'],
  }
}

function versionsOf(db: CompanyDatabase, sectionId: string) {
  return db
    .select('section_version')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'section_version.company_id')
        .onRef('person.id', '=', 'section_version.saved_by'),
    )
    .where('section_version.section_id', '=', sectionId)
    .select('section_version.version')
    .select('section_version.title')
    .select('section_version.content')
    .select('section_version.saved_at as savedAt')
    .select(sql<string>`trim(person.first_name || ' ' || person.last_name)`.as('savedBy'))
}
