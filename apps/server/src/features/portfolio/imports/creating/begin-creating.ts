import { whyNotImport } from '@tacite/domain/imports/import-states.ts'
import { Refused, type PlainRefusalCode } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { eventActor } from '../../../../platform/events/event-actor.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { holdImport, moveImport } from '../imports-repository.ts'
import { CREATE_IMPORTED } from '../plan/plan-import-kind.ts'

/**
 * Has everything created that is ready, as many rows as the person was told; what could not be created before is tried again.
 * @throws Refused IMPORT_NOTHING_TO_CREATE, IMPORT_COUNTS_CHANGED, and that of its state
 */
export async function beginCreating(
  deps: Pick<Platform, 'clock' | 'events' | 'jobs'>,
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  { rows }: { rows: number },
): Promise<void> {
  const held = await holdImport(db, actor, importId)
  const ready = await countReady(db, importId)
  if (ready.rows === 0) throw new Refused('STATE', 'IMPORT_NOTHING_TO_CREATE')
  if (ready.rows !== rows) throw new Refused('STATE', 'IMPORT_COUNTS_CHANGED')
  await moveImport(deps, db, held, 'create', { steps: { done: 0, total: rows } })
  await db
    .update('import_row')
    .set({ state: 'toCreate', refusal: null })
    .where('import_row.import_id', '=', importId)
    .where('import_row.state', '=', 'left')
    .execute()
  await db
    .update('import')
    .set({ confirmed_by: actor.personId, confirmed_at: deps.clock.now() })
    .where('import.id', '=', importId)
    .execute()
  await deps.events.record(db, {
    type: 'import.confirmed',
    actor: eventActor(actor),
    objectId: importId,
    payload: { contracts: ready.contracts },
    personal: { label: held.name },
  })
  await deps.jobs.enqueue(db.tx, CREATE_IMPORTED, { companyId: db.companyId, importId })
}

/** Why nothing can be created now; null: something can. */
export async function whyNotCreate(
  db: CompanyDatabase,
  importId: string,
): Promise<{ code: PlainRefusalCode } | null> {
  const { state } = await db
    .select('import')
    .where('import.id', '=', importId)
    .select('import.state')
    .executeTakeFirstOrThrow()
  const code = whyNotImport(state, 'create')
  if (code) return { code }
  return (await countReady(db, importId)).rows > 0 ? null : { code: 'IMPORT_NOTHING_TO_CREATE' }
}

async function countReady(db: CompanyDatabase, importId: string) {
  return db
    .select('import_row')
    .where('import_row.import_id', '=', importId)
    .where('import_row.state', 'in', ['toCreate', 'left'])
    .select([
      sql<number>`count(*)::int`.as('rows'),
      sql<number>`count(*) filter (where import_row.kind <> 'attachment')::int`.as('contracts'),
    ])
    .executeTakeFirstOrThrow()
}
