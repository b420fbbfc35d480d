import type { contractTextEndpoints } from '@tacite/api/contract-text-endpoints.ts'
import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { TextReader } from '@tacite/document/audience.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { personName } from '../../platform/database/person-name.ts'
import type { SectionPlace } from './arrange-sections.ts'
import { requireSection } from './require-section.ts'
import { audiencesOf, hiddenParts } from './text-reader.ts'

type VersionList = ResponseOf<typeof contractTextEndpoints.sectionVersions>
type Version = ResponseOf<typeof contractTextEndpoints.sectionVersion>
type Paging = QueryOf<typeof contractTextEndpoints.sectionVersions>

/** "All" on the wire, `$top` of 0 or -1, is so many rows. */
const ALL = 1000

/** The kept versions of a section, newest first, without their texts. */
export async function sectionVersions(
  db: CompanyDatabase,
  { contractId, sectionId }: SectionPlace,
  reader: TextReader,
  { $top, $skip }: Paging,
): Promise<VersionList> {
  await requireSeen(db, { contractId, sectionId }, reader)
  const { count } = await db
    .select('section_version')
    .where('section_version.section_id', '=', sectionId)
    .where('section_version.audience', 'in', audiencesOf(reader))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await versionsOf(db, sectionId, reader)
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
  reader: TextReader,
  version: number,
): Promise<Version> {
  await requireSeen(db, { contractId, sectionId }, reader)
  const row = await versionsOf(db, sectionId, reader)
    .where('section_version.version', '=', version)
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'VERSION_NOT_FOUND')
  return {
    ...row,
    savedAt: row.savedAt.toISOString(),
    content: row.content as Version['content'],
  }
}

/** A section that is not open to the reader does not exist for them. */
async function requireSeen(
  db: CompanyDatabase,
  { contractId, sectionId }: SectionPlace,
  reader: TextReader,
): Promise<void> {
  await requireSection(db, contractId, sectionId)
  const hidden = await hiddenParts(db, contractId, reader)
  if (hidden.has(sectionId)) throw new Refused('NOT_FOUND', 'SECTION_NOT_FOUND')
}

function versionsOf(db: CompanyDatabase, sectionId: string, reader: TextReader) {
  return db
    .select('section_version')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'section_version.company_id')
        .onRef('person.id', '=', 'section_version.saved_by'),
    )
    .where('section_version.section_id', '=', sectionId)
    .where('section_version.audience', 'in', audiencesOf(reader))
    .select('section_version.version')
    .select('section_version.title')
    .select('section_version.content')
    .select('section_version.saved_at as savedAt')
    .select(personName('person').as('savedBy'))
}
