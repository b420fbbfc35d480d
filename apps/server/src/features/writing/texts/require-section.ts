import type { SectionAudience } from '@tacite/document/contract-document.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { blockLock, type PersonLock } from '../../people/access/public.ts'
import { refuseLockedBlock } from './block-locks.ts'
import { readSection } from './read-text.query.ts'

/** What acts need of a section. */
export interface SectionState {
  id: string
  version: number
  audience: SectionAudience
  updatedAt: Date
  /** Whose sitting on it is open; null: nobody's. */
  sittingOf: string | null
  lockedBy: string | null
  /** Of its block. */
  blockLock: PersonLock | null
}

/** A live section of this text; removed ones, and those of removed blocks, count as missing. */
export async function requireSection(
  db: CompanyDatabase,
  textId: string,
  sectionId: string,
): Promise<SectionState> {
  const section = await db
    .select('text_section')
    .innerJoin('text_block', (join) =>
      join
        .onRef('text_block.company_id', '=', 'text_section.company_id')
        .onRef('text_block.id', '=', 'text_section.block_id'),
    )
    .where('text_section.text_id', '=', textId)
    .where('text_section.id', '=', sectionId)
    .where('text_section.removed_at', 'is', null)
    .where('text_block.removed_at', 'is', null)
    .select('text_section.id')
    .select('text_section.version')
    .select('text_section.audience')
    .select('text_section.updated_at as updatedAt')
    .select('text_section.sitting_of as sittingOf')
    .select('text_section.locked_by as lockedBy')
    .select(blockLock().as('blockLock'))
    .executeTakeFirst()
  if (!section) throw new Refused('NOT_FOUND', 'SECTION_NOT_FOUND')
  return section
}

/** A section of this text that is not locked, nor its block; the refusal names who locked it. */
export async function requireUnlockedSection(
  db: CompanyDatabase,
  textId: string,
  sectionId: string,
): Promise<SectionState> {
  const section = await requireSection(db, textId, sectionId)
  if (section.lockedBy) await refuseLocked(db, section.lockedBy)
  refuseLockedBlock(section.blockLock)
  return section
}

/** @throws Refused SECTION_LOCKED with the name of the person who locked it. */
export async function refuseLocked(db: CompanyDatabase, personId: string): Promise<never> {
  const person = await db
    .select('person')
    .where('person.id', '=', personId)
    .select(personName('person').as('name'))
    .executeTakeFirstOrThrow()
  throw new Refused('STATE', { code: 'SECTION_LOCKED', params: { name: person.name } })
}

/** Nobody saved since the person read the section; otherwise the answer contains the other text. */
export async function requireSameVersion(
  db: CompanyDatabase,
  textId: string,
  section: SectionState,
  version: number,
): Promise<void> {
  if (section.version === version) return
  throw new Refused('CONFLICT', 'SECTION_CHANGED', await readSection(db, textId, section.id))
}
