import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { eventActor } from '../../../../platform/events/event-actor.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { secondReaderOf } from '../../../settings/options/public.ts'
import { holdImport } from '../imports-repository.ts'
import { beginPlan } from '../plan/begin-plan.ts'
import { isAskable } from './askable.ts'

/**
 * Has the texts sent to the company's second reader: as many, and to whom, as the person was told. The simulation runs
 * again with what it proposes.
 * @throws Refused SECOND_READER_NOT_CONFIGURED, SECOND_READER_NOTHING_LEFT, IMPORT_COUNTS_CHANGED, and that of its state
 */
export async function beginSecondReading(
  deps: Pick<Platform, 'clock' | 'events' | 'jobs'>,
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  told: { texts: number; host: string; model: string },
): Promise<void> {
  const held = await holdImport(db, actor, importId)
  const reader = await secondReaderOf(db)
  if (!reader) throw new Refused('STATE', 'SECOND_READER_NOT_CONFIGURED')
  const asked = await db
    .update('import_entry')
    .set({ second_state: 'waiting', second_refusal: null })
    .where('import_entry.import_id', '=', importId)
    .where(isAskable)
    .returning('import_entry.position')
    .execute()
  if (asked.length === 0) throw new Refused('STATE', 'SECOND_READER_NOTHING_LEFT')
  if (asked.length !== told.texts || reader.host !== told.host || reader.model !== told.model)
    throw new Refused('STATE', 'IMPORT_COUNTS_CHANGED')
  await db
    .update('import')
    .set({ second_reader: JSON.stringify(reader) })
    .where('import.id', '=', importId)
    .execute()
  await deps.events.record(db, {
    type: 'import.sentToReader',
    actor: eventActor(actor),
    objectId: importId,
    payload: { texts: asked.length, host: reader.host },
    personal: { label: held.name },
  })
  await beginPlan(deps, db, actor, importId)
}
