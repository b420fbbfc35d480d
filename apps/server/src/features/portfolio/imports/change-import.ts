import type { ImportPage } from '@tacite/api/portfolio/imports-endpoints.ts'
import type { EventName } from '@tacite/domain/events/event-catalogue.ts'
import type { ImportState } from '@tacite/domain/imports/import-states.ts'
import { Refused, type PlainRefusalCode } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readImport } from './imports.query.ts'
import { holdImport, moveImport, type HeldImport } from './imports-repository.ts'
import { canBeReadAgain } from './left-entries.ts'
import { notifyOfImports } from './notify-of-imports.ts'
import { whyNotPause, whyNotResume } from './present-import.ts'
import { CREATE_IMPORTED, PLAN_IMPORT, UNDO_IMPORT } from './plan/plan-import-kind.ts'
import { FORGET_IMPORTS } from './forget-imports-kind.ts'
import { READ_IMPORT } from './read-import-kind.ts'

type Deps = Pick<Platform, 'clock' | 'events' | 'jobs'>
type Job = JobKind<{ companyId: string; importId: string }>

/** The job that goes on with an import in each of its states. */
const JOB_OF_STATE: { [State in ImportState]?: Job } = {
  received: READ_IMPORT,
  reading: READ_IMPORT,
  planning: PLAN_IMPORT,
  creating: CREATE_IMPORTED,
  undoing: UNDO_IMPORT,
}

/** Every file has been sent: they are read. */
export async function completeImport(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
): Promise<ImportPage> {
  const found = await holdImport(db, actor, importId)
  await requireWhole(db, importId)
  await moveImport(deps, db, found, 'complete')
  await deps.jobs.enqueue(db.tx, READ_IMPORT, { companyId: db.companyId, importId })
  return readImport(db, actor, importId)
}

export async function pauseImport(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
): Promise<ImportPage> {
  const found = await holdImport(db, actor, importId)
  refuse(whyNotPause({ state: found.state, is_paused: found.isPaused }))
  await setPause(db, found, { paused_at: deps.clock.now(), paused_by: actor.personId })
  await record(deps, db, actor, found, 'import.paused')
  return readImport(db, actor, importId)
}

/** Its job begins again where it stopped. */
export async function resumeImport(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
): Promise<ImportPage> {
  const found = await holdImport(db, actor, importId)
  refuse(whyNotResume({ state: found.state, is_paused: found.isPaused }))
  await setPause(db, found, { paused_at: null, paused_by: null })
  const job = JOB_OF_STATE[found.state]
  if (job) await deps.jobs.enqueue(db.tx, job, { companyId: db.companyId, importId })
  await record(deps, db, actor, found, 'import.resumed')
  return readImport(db, actor, importId)
}

/** What was created stays, with the files it was made from; nothing more is. */
export async function cancelImport(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
): Promise<ImportPage> {
  const found = await holdImport(db, actor, importId)
  await moveImport(deps, db, found, 'cancel')
  await removeUnread(db, found)
  // Their bytes as well, at once.
  await deps.jobs.enqueue(db.tx, FORGET_IMPORTS, { companyId: db.companyId })
  await record(deps, db, actor, found, 'import.cancelled')
  return readImport(db, actor, importId)
}

/** Nothing was made from the files of an import that had not begun to create. */
export async function removeUnread(
  db: CompanyDatabase,
  { id, state }: Pick<HeldImport, 'id' | 'state'>,
): Promise<void> {
  if (state === 'creating') return
  await db.delete('import_source').where('import_source.import_id', '=', id).execute()
}

/** The files that were left are read again, as if for the first time. */
export async function retryImport(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
): Promise<ImportPage> {
  const found = await holdImport(db, actor, importId)
  const again = await db
    .update('import_entry')
    .set({ state: 'waiting', refusal: null, attempts: 0 })
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.state', '=', 'left')
    .where(canBeReadAgain)
    .returning('import_entry.position')
    .execute()
  if (again.length === 0) throw new Refused('STATE', 'IMPORT_NOTHING_LEFT')
  await moveImport(deps, db, found, 'retry', { steps: { done: 0, total: again.length } })
  await deps.events.record(db, {
    type: 'import.retried',
    actor: eventActor(actor),
    objectId: importId,
    payload: { files: again.length },
    personal: { label: found.name },
  })
  await deps.jobs.enqueue(db.tx, READ_IMPORT, { companyId: db.companyId, importId })
  return readImport(db, actor, importId)
}

/** @throws Refused IMPORT_EMPTY, IMPORT_UNFINISHED */
async function requireWhole(db: CompanyDatabase, importId: string): Promise<void> {
  const { sources, unfinished } = await db
    .select('import_source')
    .where('import_source.import_id', '=', importId)
    .select([
      sql<number>`count(*)::int`.as('sources'),
      sql<number>`count(*) filter (where received_bytes < size_bytes)::int`.as('unfinished'),
    ])
    .executeTakeFirstOrThrow()
  if (sources === 0) throw new Refused('STATE', 'IMPORT_EMPTY')
  if (unfinished > 0)
    throw new Refused('STATE', { code: 'IMPORT_UNFINISHED', params: { count: unfinished } })
}

async function setPause(
  db: CompanyDatabase,
  { id, createdBy }: HeldImport,
  pause: { paused_at: Date | null; paused_by: string | null },
): Promise<void> {
  await db.update('import').set(pause).where('import.id', '=', id).execute()
  await notifyOfImports(db, createdBy)
}

function refuse(code: PlainRefusalCode | null): void {
  if (code) throw new Refused('STATE', code)
}

function record(
  { events }: Pick<Deps, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { id, name }: HeldImport,
  type: Extract<EventName, 'import.paused' | 'import.resumed' | 'import.cancelled'>,
): Promise<void> {
  return events.record(db, {
    type,
    actor: eventActor(actor),
    objectId: id,
    payload: {},
    personal: { label: name },
  })
}
