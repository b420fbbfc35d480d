import type { NumberingStyle } from '@tacite/document/contract-document.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireArrangeable, type WritableText } from './open-text.ts'
import { recordChange, type ChangeDeps } from './record-change.ts'

/** Changes how the sections of a text are numbered; no change if already so. */
export async function setNumbering(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  numbering: NumberingStyle,
): Promise<void> {
  requireArrangeable(text)
  const { numUpdatedRows } = await db
    .update('text')
    .set({ numbering })
    .where('text.id', '=', text.id)
    .where('text.numbering', '!=', numbering)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n)
    await recordChange(deps, db, actor, text, 'numberingChanged', { numbering })
}
