import { canonicalJson } from '@tacite/document/canonical-json.ts'
import {
  allSections,
  type ContractDocument,
  type DocumentSection,
} from '@tacite/document/contract-document.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readArrangement, writeArrangement, type Arrangement } from './arrangement.ts'
import { requireLockedBlocksKept, requireUnlockedBlock } from './block-locks.ts'
import { requireArrangeable, type WritableText } from './open-text.ts'
import { insertClauseLinks } from './clause-links.ts'
import { insertSections } from './insert-text.ts'
import { readDocument } from './read-text.query.ts'
import { refuseLocked, requireUnlockedSection } from './require-section.ts'
import { touchOwner } from './text-owner.ts'
import { writeOver } from './write-section.ts'

/**
 * Writes a whole text over another one, part by part: parts are the same by their ids, and a replaced section keeps its
 * text among its versions. The caller records what it was.
 *
 * @throws Refused STATE where a person locked what would change
 */
export async function rewriteText(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  after: ContractDocument,
): Promise<void> {
  requireArrangeable(text)
  await bringBack(db, text.id, after)
  const { document: before } = await readDocument(db, text.id, after.title)
  const places = await readArrangement(db, text.id)
  await refuseLockedParts(db, places, after)
  const now = clock.now()
  const old = new Map(allSections(before).map((section) => [section.id, section]))
  for (const section of allSections(after)) {
    const was = old.get(section.id)
    if (was && wordsOf(was) !== wordsOf(section))
      await replaceSection(db, actor, text, section, now)
  }
  await insertNew(db, actor, text, { places, after, now })
  await renameBlocks(db, places, after)
  await removeGone(db, { before, after, now })
  await writeArrangement(db, text.id, places, after)
  await touchOwner(db, actor, text, now)
}

/**
 * Parts that were removed from the text, and stand in it again, are first what they were then. So is a removed block
 * that held a section which stands elsewhere now.
 */
async function bringBack(
  db: CompanyDatabase,
  textId: string,
  after: ContractDocument,
): Promise<void> {
  const blocks = after.blocks.map(({ id }) => id)
  const sections = allSections(after).map(({ id }) => id)
  await sql`update text_block set removed_at = null
    where company_id = ${db.companyId} and text_id = ${textId} and removed_at is not null
      and (id = any(${blocks}::uuid[]) or id in (select block_id from text_section
        where company_id = ${db.companyId} and text_id = ${textId} and id = any(${sections}::uuid[])))`.execute(
    db.tx,
  )
  await sql`update text_section set removed_at = null
    where company_id = ${db.companyId} and text_id = ${textId} and removed_at is not null
      and id = any(${sections}::uuid[])`.execute(db.tx)
}

/** Level and place are written with the arrangement. */
function wordsOf({ title, audience, isNumbered, content }: DocumentSection): string {
  return canonicalJson({ title, audience, isNumbered: isNumbered ?? true, content })
}

async function replaceSection(
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  replacing: DocumentSection,
  now: Date,
): Promise<void> {
  const section = await requireUnlockedSection(db, text.id, replacing.id)
  await writeOver(db, section, { isNumbered: true, ...replacing }, { actor, now })
  await insertClauseLinks(db, text.id, [replacing], now)
}

interface Rewriting {
  places: Arrangement
  after: ContractDocument
  now: Date
}

/** Each gets a place with the arrangement. */
async function insertNew(
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { places, after, now }: Rewriting,
): Promise<void> {
  const knownBlocks = new Set(places.blockRows.map(({ id }) => id))
  const blocks = after.blocks.filter(({ id }) => !knownBlocks.has(id))
  if (blocks.length > 0)
    await db
      .insert(
        'text_block',
        blocks.map(({ id, kind, name, description = '' }, at) => ({
          id,
          text_id: text.id,
          kind,
          name,
          description,
          position: places.blockRows.length + at,
        })),
      )
      .execute()
  const known = new Set(places.sectionRows.map(({ id }) => id))
  const sections = after.blocks.flatMap((block) =>
    block.sections
      .filter(({ id }) => !known.has(id))
      .map((section, at) => ({
        ...section,
        blockId: block.id,
        position: places.sectionRows.length + at,
      })),
  )
  await insertSections(db, text.id, sections, { writtenBy: actor.personId, now })
}

async function renameBlocks(
  db: CompanyDatabase,
  { document }: Arrangement,
  after: ContractDocument,
): Promise<void> {
  const old = new Map(document.blocks.map((block) => [block.id, block]))
  for (const { id, kind, name } of after.blocks) {
    const was = old.get(id)
    if (!was || (was.kind === kind && was.name === name)) continue
    await db.update('text_block').set({ kind, name }).where('text_block.id', '=', id).execute()
  }
}

/** Rows and versions stay, to be restored. */
async function removeGone(
  db: CompanyDatabase,
  { before, after, now }: { before: ContractDocument; after: ContractDocument; now: Date },
): Promise<void> {
  const blocks = goneFrom(before.blocks, after.blocks)
  const kept = before.blocks.filter(({ id }) => !blocks.includes(id))
  const sections = goneFrom(
    kept.flatMap((block) => block.sections),
    allSections(after),
  )
  if (blocks.length > 0)
    await db
      .update('text_block')
      .set({ removed_at: now })
      .where('text_block.id', 'in', blocks)
      .execute()
  if (sections.length > 0)
    await db
      .update('text_section')
      .set({ removed_at: now })
      .where('text_section.id', 'in', sections)
      .execute()
}

function goneFrom(before: readonly { id: string }[], after: readonly { id: string }[]): string[] {
  const kept = new Set(after.map(({ id }) => id))
  return before.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
}

/** A locked block keeps its name and its sections, a locked section its place and its level. */
async function refuseLockedParts(
  db: CompanyDatabase,
  places: Arrangement,
  after: ContractDocument,
): Promise<void> {
  requireLockedBlocksKept(places, after)
  for (const { id, name } of places.document.blocks) {
    const next = after.blocks.find((block) => block.id === id)
    if (next?.name !== name) requireUnlockedBlock(places, id)
  }
  for (const { id, lockedBy, removedAt } of places.sectionRows)
    if (
      lockedBy &&
      removedAt === null &&
      placeOf(places.document, after, id) !== placeOf(after, places.document, id)
    )
      await refuseLocked(db, lockedBy)
}

/** Where a section stands in a text among those that another text has too. */
function placeOf({ blocks }: ContractDocument, other: ContractDocument, id: string): string | null {
  const shared = new Set(allSections(other).map((section) => section.id))
  const block = blocks.find(({ sections }) => sections.some((section) => section.id === id))
  if (!block) return null
  const sections = block.sections.filter((section) => shared.has(section.id))
  const at = sections.findIndex((section) => section.id === id)
  return `${block.id} ${at} ${sections[at]?.level}`
}
