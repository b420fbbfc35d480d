import type { ImportPage } from '@tacite/api/portfolio/imports-endpoints.ts'
import { IMPORT_LIMITS } from '@tacite/domain/imports/import-limits.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readImport } from './imports.query.ts'
import { notifyOfImports } from './notify-of-imports.ts'

/**
 * Begins an import that waits for its files.
 * @throws Refused IMPORTS_FULL
 */
export async function createImport(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { name }: { name: string },
): Promise<ImportPage> {
  await requireRoom(db, actor)
  const id = newId(clock.now())
  await db
    .insert('import', {
      id,
      name,
      created_by: actor.personId,
      created_at: clock.now(),
      state: 'receiving',
      state_since: clock.now(),
    })
    .execute()
  await events.record(db, {
    type: 'import.created',
    actor: eventActor(actor),
    objectId: id,
    payload: {},
    personal: { label: name },
  })
  await notifyOfImports(db, actor.personId)
  return readImport(db, actor, id)
}

/** Two begun at once wait for each other. */
async function requireRoom(db: CompanyDatabase, { personId }: Actor): Promise<void> {
  await lockRow(db, 'person', personId)
  const { count } = await db
    .select('import')
    .where('import.created_by', '=', personId)
    .where('import.state', 'not in', ['done', 'failed', 'cancelled', 'undone'])
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  if (count < IMPORT_LIMITS.open) return
  throw new Refused('STATE', { code: 'IMPORTS_FULL', params: { most: IMPORT_LIMITS.open } })
}
