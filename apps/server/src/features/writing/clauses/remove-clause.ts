import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeObject } from '../../trail/removals/public.ts'
import { takeOutOfTemplates } from '../clause-uses/public.ts'
import { rowsBelowText, textRow } from '../texts/public.ts'
import { clauseRecord } from './clause-record.query.ts'

/** Deletes a clause with its variants, and takes them out of every template; contracts keep what they say. */
export async function removeClause(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  clauseId: string,
): Promise<{ removalId: string }> {
  // Locked, so that nobody adds a variant meanwhile.
  await lockRow(db, 'clause', clauseId)
  const { title, textId, variants } = await clauseRecord(db, actor, clauseId)
  const ids = [clauseId, ...variants.map(({ _id }) => _id)]
  const textIds = [textId, ...variants.map((variant) => variant.textId)]
  const { rows, replaced } = await takeOutOfTemplates(deps, db, actor, ids, title)
  const removalId = await removeObject(deps, db, actor, {
    kind: 'clause',
    objectId: clauseId,
    label: title,
    replaced,
    rows: [
      ...rows,
      ...rowsBelowText(...textIds),
      { table: 'clause_version', column: 'clause_id', ids },
      { table: 'clause_folder', column: 'clause_id', ids },
      { table: 'clause', column: 'id', ids },
      textRow(...textIds),
    ],
  })
  return { removalId }
}
