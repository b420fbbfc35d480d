import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { importPlanEndpoints } from '@tacite/api/portfolio/import-plan-endpoints.ts'
import type { UndoPreview } from '@tacite/api/portfolio/import-plan-shapes.ts'
import { whyNotImport } from '@tacite/domain/imports/import-states.ts'
import { UNDO_DAYS } from '@tacite/domain/imports/row-state.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { eventActor } from '../../../../platform/events/event-actor.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { requireVisible } from '../entries.query.ts'
import { holdImport, moveImport } from '../imports-repository.ts'
import { UNDO_IMPORT } from '../plan/plan-import-kind.ts'
import { createdContracts, keptContracts } from './changed-since.query.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What an undo would delete for good, and what was changed since and would stay. */
export async function previewUndo(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
): Promise<UndoPreview> {
  await requireVisible(db, actor, importId)
  const created = await createdContracts(db, importId)
  const kept = await keptContracts(db, importId, [])
  const { attachments, others, until } = await othersOf(db, importId)
  return {
    contracts: created.length - kept.length,
    attachments,
    others,
    changed: kept.map(({ id, title, reference, changes }) => ({
      _id: id,
      title,
      reference,
      changes: Math.max(1, changes),
    })),
    until: until?.toISOString() ?? null,
  }
}

async function othersOf(db: CompanyDatabase, importId: string) {
  const { rows } = await sql<{ attachments: number; others: number; until: Date | null }>`
    select (select count(*)::int from import_row where company_id = import.company_id and import_id = import.id
        and state = 'created' and kind = 'attachment') as attachments,
      (select count(*)::int from import_creation where company_id = import.company_id and import_id = import.id) as others,
      import.confirmed_at + make_interval(days => ${UNDO_DAYS}) as until
    from import where import.company_id = ${db.companyId} and import.id = ${importId}`.execute(
    db.tx,
  )
  return rows[0]!
}

/** Why an import cannot be undone by this person now; null: it can. */
export async function whyNotUndo(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
): Promise<Refusal | null> {
  const found = await db
    .select('import')
    .where('import.id', '=', importId)
    .select(['import.state', 'import.created_by', 'import.confirmed_at'])
    .executeTakeFirstOrThrow()
  const code = whyNotImport(found.state, 'undo')
  if (code) return { code }
  if (found.created_by !== actor.personId && !actor.permissions.has('contracts3:all'))
    return { code: 'IMPORT_UNDO_FORBIDDEN' }
  if (found.confirmed_at === null) return { code: 'IMPORT_NOT_DONE' }
  const isLate = actor.at.getTime() > found.confirmed_at.getTime() + UNDO_DAYS * DAY_MS
  return isLate ? { code: 'IMPORT_UNDO_TOO_LATE', params: { days: UNDO_DAYS } } : null
}

/**
 * Has deleted for good what an import created; what was changed since stays unless it is named.
 * @throws Refused those of `whyNotUndo`
 */
export async function beginUndo(
  deps: Pick<Platform, 'clock' | 'events' | 'jobs'>,
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  { also }: BodyOf<typeof importPlanEndpoints.undo>,
): Promise<void> {
  const held = await holdImport(db, actor, importId)
  const refusal = await whyNotUndo(db, actor, importId)
  if (refusal) throw new Refused('STATE', refusal)
  const { contracts } = await previewUndo(db, actor, importId)
  await moveImport(deps, db, held, 'undo', { steps: { done: 0, total: contracts + also.length } })
  await db
    .update('import')
    .set({ undone_by: actor.personId, undo_also: also })
    .where('import.id', '=', importId)
    .execute()
  await deps.events.record(db, {
    type: 'import.undoBegun',
    actor: eventActor(actor),
    objectId: importId,
    payload: {},
    personal: { label: held.name },
  })
  await deps.jobs.enqueue(db.tx, UNDO_IMPORT, { companyId: db.companyId, importId })
}
