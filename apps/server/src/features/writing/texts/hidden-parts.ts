import { effectiveAudiences, isSeenBy, type TextReader } from '@tacite/document/audience.ts'
import {
  sectionAudiences,
  type SectionAudience,
  type SectionLevel,
} from '@tacite/document/contract-document.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/**
 * The ids of a text's sections and blocks hidden from a reader. Removed ones count by their former position: below
 * whatever precedes it, removed or not. A block is hidden when all its content is.
 */
export async function hiddenParts(
  db: CompanyDatabase,
  textId: string,
  reader: TextReader,
): Promise<ReadonlySet<string>> {
  if (reader === 'author') return new Set()
  const rows = await db
    .select('text_section')
    .where('text_section.text_id', '=', textId)
    .select(['id', 'block_id', 'level', 'audience', 'removed_at'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const hidden = new Set<string>()
  for (const [blockId, ofBlock] of Map.groupBy(rows, (row) => row.block_id)) {
    const live = ofBlock.filter((row) => row.removed_at === null)
    const seen = new Set(seenOf(live, reader))
    const removedAndSeen = seenOf(ofBlock, reader).filter(
      (id) => !live.some((row) => row.id === id),
    )
    for (const id of removedAndSeen) seen.add(id)
    for (const { id } of ofBlock) if (!seen.has(id)) hidden.add(id)
    if (seen.size === 0) hidden.add(blockId)
  }
  return hidden
}

/** Whether any section of a text has a restricted audience. */
export async function hasRestrictedSection(db: CompanyDatabase, textId: string): Promise<boolean> {
  const row = await db
    .select('text_section')
    .where('text_section.text_id', '=', textId)
    .where('text_section.audience', '!=', 'anyone')
    .where('text_section.removed_at', 'is', null)
    .select('text_section.id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The audiences that include a reader: a version keeps the audience it was written for, even once its section is
 * open.
 */
export function audiencesOf(reader: TextReader): SectionAudience[] {
  return sectionAudiences.filter((audience) => isSeenBy(audience, reader))
}

function seenOf(
  rows: readonly { id: string; level: number; audience: SectionAudience }[],
  reader: TextReader,
): string[] {
  const audiences = effectiveAudiences(
    rows.map(({ level, audience }) => ({ level: level as SectionLevel, audience })),
  )
  return rows.flatMap(({ id }, index) => (isSeenBy(audiences[index]!, reader) ? [id] : []))
}
