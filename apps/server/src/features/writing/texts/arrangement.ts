import { Refused } from '@tacite/domain/refusal.ts'
import type { Arranged } from '@tacite/document/arrange-document.ts'
import type { ContractDocument, SectionLevel } from '@tacite/document/contract-document.ts'
import { emptyRichText } from '@tacite/document/rich-text.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { blockLock, type PersonLock } from '../../people/access/public.ts'
import { keepRemovedInPlace, type OrderedRow } from './removed-rows.ts'

/** The positions of the parts of a text, removed ones included. */
export interface Arrangement {
  /** The live blocks and sections, with titles and without contents. */
  document: ContractDocument
  blockRows: {
    id: string
    removedAt: number | null
    position: number
    /** Of a person, now. */
    lock: PersonLock | null
  }[]
  sectionRows: SectionRow[]
  /** Names of blocks and titles of sections, removed ones too, by id. */
  names: ReadonlyMap<string, string>
}

interface SectionRow extends OrderedRow {
  blockId: string
  position: number
  lockedBy: string | null
}

/** Reads the arrangement of a text; callers that write have opened it for a change. */
export async function readArrangement(db: CompanyDatabase, textId: string): Promise<Arrangement> {
  const blocks = await db
    .select('text_block')
    .where('text_block.text_id', '=', textId)
    .select(['id', 'kind', 'name', 'description', 'position', 'removed_at', blockLock().as('lock')])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const sections = await db
    .select('text_section')
    .where('text_section.text_id', '=', textId)
    .select(['id', 'block_id', 'position', 'level', 'title', 'audience', 'locked_by', 'removed_at'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const live = Map.groupBy(
    sections.filter((section) => section.removed_at === null),
    (section) => section.block_id,
  )
  const content = emptyRichText()
  return {
    names: new Map([
      ...blocks.map(({ id, name }) => [id, name] as const),
      ...sections.map(({ id, title }) => [id, title] as const),
    ]),
    blockRows: blocks.map(({ id, position, removed_at, lock }) => ({
      id,
      position,
      lock,
      removedAt: removed_at?.getTime() ?? null,
    })),
    sectionRows: sections.map((section) => ({
      id: section.id,
      blockId: section.block_id,
      position: section.position,
      level: section.level,
      lockedBy: section.locked_by,
      removedAt: section.removed_at?.getTime() ?? null,
    })),
    document: {
      title: '',
      numbering: 'none',
      blocks: blocks
        .filter((block) => block.removed_at === null)
        .map(({ id, kind, name, description }) => ({
          id,
          kind,
          name,
          description,
          sections: (live.get(id) ?? []).map((section) => ({
            id: section.id,
            level: section.level as SectionLevel,
            title: section.title,
            audience: section.audience,
            content,
          })),
        })),
    },
  }
}

/** The result of an arrangement rule, or its refusal thrown: 404 for a missing part, 412 for one moved since, 422 for a forbidden one. */
export function requireArranged(arranged: Arranged): ContractDocument {
  if (arranged.document) return arranged.document
  const { refusal } = arranged
  if (refusal.code === 'SECTION_PLACE_CHANGED') throw new Refused('CONFLICT', refusal)
  const isMissing = refusal.code === 'BLOCK_NOT_FOUND' || refusal.code === 'SECTION_NOT_FOUND'
  throw new Refused(isMissing ? 'NOT_FOUND' : 'RULE', refusal)
}

/** Writes the new positions; rows that did not move are not touched. */
export async function writeArrangement(
  db: CompanyDatabase,
  textId: string,
  before: Arrangement,
  after: ContractDocument,
): Promise<void> {
  await writeSectionPlaces(db, textId, before, after)
  const order = keepRemovedInPlace(
    before.blockRows,
    after.blocks.map(({ id }) => id),
  )
  const old = new Map(before.blockRows.map((row) => [row.id, row.position]))
  const moved = order
    .map((id, position) => ({ id, position }))
    .filter(({ id, position }) => old.get(id) !== position)
  if (moved.length === 0) return
  await sql`update text_block set position = place.position
    from unnest(${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ position }) => position)}::int[]) as place (id, position)
    where text_block.company_id = ${db.companyId} and text_block.text_id = ${textId}
      and text_block.id = place.id`.execute(db.tx)
}

async function writeSectionPlaces(
  db: CompanyDatabase,
  textId: string,
  before: Arrangement,
  after: ContractDocument,
): Promise<void> {
  const old = new Map(before.sectionRows.map((row) => [row.id, row]))
  const moved = after.blocks.flatMap((block) => {
    const rows = before.sectionRows.filter((row) => row.blockId === block.id)
    const levels = new Map(block.sections.map(({ id, level }) => [id, level]))
    return keepRemovedInPlace(rows, [...levels.keys()])
      .map((id, position) => ({
        id,
        position,
        blockId: block.id,
        level: levels.get(id) ?? old.get(id)!.level,
      }))
      .filter((place) => !isSamePlace(old.get(place.id), place))
  })
  if (moved.length === 0) return
  await sql`update text_section
    set block_id = place.block_id, position = place.position, level = place.level
    from unnest(${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ blockId }) => blockId)}::uuid[],
      ${moved.map(({ position }) => position)}::int[], ${moved.map(({ level }) => level)}::int[])
      as place (id, block_id, position, level)
    where text_section.company_id = ${db.companyId} and text_section.text_id = ${textId}
      and text_section.id = place.id`.execute(db.tx)
}

function isSamePlace(
  old: SectionRow | undefined,
  place: Pick<SectionRow, 'blockId' | 'position' | 'level'>,
): boolean {
  return (
    old?.blockId === place.blockId && old.position === place.position && old.level === place.level
  )
}
