import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import type { TextReader } from '@tacite/document/audience.ts'
import { currentContent } from '@tacite/document/schema-version.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { audiencesOf, hiddenParts } from './hidden-parts.ts'
import { writerName } from './read-text.query.ts'
import { requireSection } from './require-section.ts'

type VersionList = ResponseOf<typeof textsEndpoints.sectionVersions>
type Version = ResponseOf<typeof textsEndpoints.sectionVersion>
type Paging = QueryOf<typeof textsEndpoints.sectionVersions>

/** "All" on the wire, `$top` of 0 or -1, means this many rows. */
const ALL = 1000

/** A section of a text, by both ids. */
interface SectionPlace {
  textId: string
  sectionId: string
}

/** The stored versions of a section, newest first, without their texts. */
export async function sectionVersions(
  db: CompanyDatabase,
  { textId, sectionId }: SectionPlace,
  reader: TextReader,
  { $top, $skip }: Paging,
): Promise<VersionList> {
  await requireSeen(db, { textId, sectionId }, reader)
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
    value: rows.map(({ content: _, schemaVersion: __, ...row }) => ({
      ...row,
      savedAt: row.savedAt.toISOString(),
    })),
    count: Number(count),
  }
}

/** One stored version with its text. */
export async function sectionVersion(
  db: CompanyDatabase,
  { textId, sectionId }: SectionPlace,
  reader: TextReader,
  version: number,
): Promise<Version> {
  await requireSeen(db, { textId, sectionId }, reader)
  const row = await versionsOf(db, sectionId, reader)
    .where('section_version.version', '=', version)
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'VERSION_NOT_FOUND')
  const { content, schemaVersion, ...rest } = row
  return {
    ...rest,
    savedAt: row.savedAt.toISOString(),
    content: currentContent(content, schemaVersion) as unknown as Version['content'],
  }
}

/** A section that is not open to the reader counts as missing. */
async function requireSeen(
  db: CompanyDatabase,
  { textId, sectionId }: SectionPlace,
  reader: TextReader,
): Promise<void> {
  await requireSection(db, textId, sectionId)
  const hidden = await hiddenParts(db, textId, reader)
  if (hidden.has(sectionId)) throw new Refused('NOT_FOUND', 'SECTION_NOT_FOUND')
}

function versionsOf(db: CompanyDatabase, sectionId: string, reader: TextReader) {
  return db
    .select('section_version')
    .leftJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'section_version.company_id')
        .onRef('person.id', '=', 'section_version.saved_by'),
    )
    .where('section_version.section_id', '=', sectionId)
    .where('section_version.audience', 'in', audiencesOf(reader))
    .select('section_version.version')
    .select('section_version.title')
    .select('section_version.content')
    .select('section_version.schema_version as schemaVersion')
    .select('section_version.saved_at as savedAt')
    .select(writerName('person').as('savedBy'))
}
