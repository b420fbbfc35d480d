import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { SectionState } from './require-section.ts'
import { continuesSitting } from './sitting.ts'

/** A long sitting also gets a snapshot every this many saves. */
const SAVES_PER_VERSION = 50

interface Moment {
  actor: Actor
  now: Date
  /** Take one in any case: a person decided over this very text. */
  always: boolean
}

/**
 * Snapshots a section's current text as an earlier version before it is overwritten. A text is saved every few
 * seconds while someone writes; of a sitting only its beginning, its end and every fiftieth save are kept.
 */
export async function snapshotVersion(
  db: CompanyDatabase,
  section: SectionState,
  moment: Moment,
): Promise<void> {
  const isSkipped =
    !moment.always && continuesSitting(section, moment) && (await isRecentlyKept(db, section))
  if (isSkipped) return
  await db.tx
    .insertInto('section_version')
    .columns([
      'company_id',
      'section_id',
      'version',
      'text_id',
      'title',
      'content',
      'schema_version',
      'saved_by',
      'saved_at',
      'audience',
    ])
    .expression(
      db
        .select('text_section')
        .where('text_section.id', '=', section.id)
        .select(['company_id', 'id', 'version', 'text_id', 'title', 'content', 'schema_version'])
        .select(['updated_by', 'updated_at', 'audience']),
    )
    .execute()
}

async function isRecentlyKept(db: CompanyDatabase, section: SectionState): Promise<boolean> {
  const { last } = await db
    .select('section_version')
    .where('section_version.section_id', '=', section.id)
    .select(({ fn }) => fn.max('section_version.version').as('last'))
    .executeTakeFirstOrThrow()
  return section.version - (last ?? 0) < SAVES_PER_VERSION
}
