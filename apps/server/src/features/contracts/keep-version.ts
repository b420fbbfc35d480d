import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { SectionState } from './require-section.ts'

/** Saves of one person closer than this are one piece of work … */
const ONE_WORK_MS = 10 * 60_000
/** … which is kept in between all the same, once in so many saves. */
const SAVES_OF_ONE_WORK = 50

interface Moment {
  actor: Actor
  now: Date
  /** Keep it whatever: somebody decided over this very text. */
  always: boolean
}

/**
 * Keeps what a section says now as an earlier version, before it is written over. A text is saved every few seconds
 * while one writes; of a person's uninterrupted work only its beginning, its end and every fiftieth save are kept.
 */
export async function keepVersion(
  db: CompanyDatabase,
  section: SectionState,
  moment: Moment,
): Promise<void> {
  if (!moment.always && (await isWithinOneWork(db, section, moment))) return
  await db.tx
    .insertInto('section_version')
    .columns([
      'company_id',
      'section_id',
      'version',
      'contract_id',
      'title',
      'content',
      'saved_by',
      'saved_at',
      'audience',
    ])
    .expression(
      db
        .select('contract_section')
        .where('contract_section.id', '=', section.id)
        .select(['company_id', 'id', 'version', 'contract_id', 'title', 'content'])
        .select(['updated_by', 'updated_at', 'audience']),
    )
    .execute()
}

async function isWithinOneWork(
  db: CompanyDatabase,
  section: SectionState,
  { actor, now }: Moment,
): Promise<boolean> {
  const isFirst = section.version === 1
  const isOthers = section.updatedBy !== actor.personId
  const isOver = now.getTime() - section.updatedAt.getTime() > ONE_WORK_MS
  if (isFirst || isOthers || isOver) return false
  const { last } = await db
    .select('section_version')
    .where('section_version.section_id', '=', section.id)
    .select(({ fn }) => fn.max('section_version.version').as('last'))
    .executeTakeFirstOrThrow()
  return section.version - (last ?? 0) < SAVES_OF_ONE_WORK
}
