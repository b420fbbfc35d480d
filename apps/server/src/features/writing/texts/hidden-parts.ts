import { effectiveAudiences, isSeenBy, type TextReader } from '@tacite/document/audience.ts'
import {
  sectionAudiences,
  type SectionAudience,
  type SectionLevel,
} from '@tacite/document/contract-document.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/**
 * The ids of the sections and blocks of a text that a reader may not know of. What was removed counts as it stood:
 * below whatever stands above its place, removed or not. A block is hidden when all it holds is.
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

/** Whether some section of a text says that not everyone may see it. */
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

/** The audiences that let a reader in: a version is for those whom it was written for, also once its section is open. */
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
