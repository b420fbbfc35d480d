import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readArrangement } from './arrangement.ts'
import { readSectionsOf } from './read-text.query.ts'
import { removalRoots } from './removed-rows.ts'

type ArrangementAnswer = ResponseOf<typeof textsEndpoints.moveSection>
type RemovedAnswer = ResponseOf<typeof textsEndpoints.removedParts>

/** The arrangement of the text after an act, with added sections. */
export async function presentArrangement(
  db: CompanyDatabase,
  textId: string,
  newSectionIds: readonly string[] = [],
): Promise<ArrangementAnswer> {
  const { document } = await readArrangement(db, textId)
  return {
    blocks: document.blocks.map(({ id, sections, description = '', ...block }) => ({
      ...block,
      _id: id,
      description,
      sections: sections.map((section) => ({ _id: section.id, level: section.level })),
    })),
    sections: await readSectionsOf(db, textId, newSectionIds),
  }
}

/** The removed blocks and sections that can be restored, latest first. */
export async function presentRemoved(db: CompanyDatabase, textId: string): Promise<RemovedAnswer> {
  const { blockRows, sectionRows, names } = await readArrangement(db, textId)
  const liveBlocks = blockRows.filter((row) => row.removedAt === null)
  const sections = liveBlocks.flatMap(({ id }) => {
    const rows = sectionRows.filter((row) => row.blockId === id)
    const roots = new Set(removalRoots(rows))
    return rows
      .filter((row) => roots.has(row.id))
      .map((row) => ({ ...row, kind: 'section' as const }))
  })
  const blocks = blockRows
    .filter((row) => row.removedAt !== null)
    .map((row) => ({ ...row, kind: 'block' as const }))
  return {
    value: [...sections, ...blocks]
      .toSorted((one, other) => other.removedAt! - one.removedAt!)
      .map(({ id, kind, removedAt }) => ({
        _id: id,
        kind,
        name: names.get(id) ?? '',
        removedAt: new Date(removedAt!).toISOString(),
      })),
  }
}
