import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { descriptionsEndpoints } from '@tacite/api/writing/descriptions-endpoints.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { requireReplaced } from '../../../platform/database/require-replaced.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { refuseLockedBlock } from './block-locks.ts'
import { lockOfBlock } from './lock-block.ts'
import { requireArrangeable, type WritableText } from './open-text.ts'
import { recordChange, type ChangeDeps } from './record-change.ts'
import { requireUnlockedSection } from './require-section.ts'

type Describing = BodyOf<typeof descriptionsEndpoints.ofSection>

/** Notes for the house what a section is for. A clause has a description of its own: its section has none. */
export async function describeSection(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { sectionId, ...describing }: Describing & { sectionId: string },
): Promise<void> {
  requireArrangeable(text)
  await requireUnlockedSection(db, text.id, sectionId)
  const part = { table: 'text_section', id: sectionId } as const
  if (await writeDescription(db, actor, part, describing))
    await recordChange(deps, db, actor, text, 'sectionDescribed', { objectId: sectionId })
}

/** The same of a block. */
export async function describeBlock(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { blockId, ...describing }: Describing & { blockId: string },
): Promise<void> {
  requireArrangeable(text)
  refuseLockedBlock(await lockOfBlock(db, text, blockId))
  const part = { table: 'text_block', id: blockId } as const
  if (await writeDescription(db, actor, part, describing))
    await recordChange(deps, db, actor, text, 'blockDescribed', { objectId: blockId })
}

/** Returns whether it said something else. */
async function writeDescription(
  db: CompanyDatabase,
  actor: Actor,
  { table, id }: { table: 'text_section' | 'text_block'; id: string },
  { description, replaces }: Describing,
): Promise<boolean> {
  const read = async () => {
    const row = await db
      .select(table)
      .where('id', '=', id)
      .select('description')
      .executeTakeFirstOrThrow()
    return row.description
  }
  await requireReplaced(db, actor, { of: [id, 'description'], replaces, wanted: description, read })
  const { numUpdatedRows } = await db
    .update(table)
    .set({ description })
    .where('id', '=', id)
    .where('description', '!=', description)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
