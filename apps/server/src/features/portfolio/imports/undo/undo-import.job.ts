import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { failpoint } from '../../../../platform/failpoint.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { actorOfPerson } from '../../../people/access/public.ts'
import { deleteForGood } from '../../../writing/contracts/public.ts'
import { holdForJob, type HeldImport } from '../imports-repository.ts'
import { notifyOfImports } from '../notify-of-imports.ts'
import { UNDO_IMPORT } from '../plan/plan-import-kind.ts'
import { keptContracts } from './changed-since.query.ts'
import { deleteAttachments, deleteCreations, finishUndo } from './delete-creations.ts'

type Deps = Pick<Platform, 'clock' | 'events' | 'jobs' | 'inCompany'>

/** Contracts deleted in one transaction. */
const SLICE = 25

/** Deletes the next contracts of an import, those that amend others first, and then what it created besides. */
export async function undoImport(
  deps: Deps,
  { companyId, importId }: { companyId: string; importId: string },
): Promise<void> {
  await deps.inCompany(companyId, async (db) => {
    const held = await holdForJob(db, importId)
    if (held?.state !== 'undoing' || held.isPaused) return
    const undoing = await undoer(deps, db, held)
    const kept = await keptContracts(db, importId, undoing.also)
    const next = await nextContracts(
      db,
      importId,
      kept.map(({ id }) => id),
    )
    if (next.length === 0) {
      await deleteAttachments(db, importId)
      await deleteCreations(db, importId)
      return finishUndo(deps, db, held, { actor: undoing.actor, kept: kept.length })
    }
    await forgetRows(db, importId, next)
    await deleteForGood(deps, db, undoing.actor, next)
    failpoint('import-undo-uncommitted')
    await db
      .update('import')
      .set({ steps_done: sql<number>`import.steps_done + ${next.length}` })
      .where('import.id', '=', importId)
      .execute()
    await notifyOfImports(db, held.createdBy)
    await deps.jobs.enqueue(db.tx, UNDO_IMPORT, { companyId, importId })
  })
  failpoint('import-undo-slice')
}

/** Whoever began the undo; it was allowed then, and goes on if they leave meanwhile, as whoever made the import. */
async function undoer(
  { clock }: Pick<Deps, 'clock'>,
  db: CompanyDatabase,
  { id, createdBy }: HeldImport,
): Promise<{ actor: Actor; also: readonly string[] }> {
  const { undone_by, undo_also } = await db
    .select('import')
    .where('import.id', '=', id)
    .select(['import.undone_by', 'import.undo_also'])
    .executeTakeFirstOrThrow()
  const actor =
    (undone_by && (await actorOfPerson(db, undone_by, clock.now()))) ||
    (await actorOfPerson(db, createdBy, clock.now()))
  if (!actor) throw new Error('Nobody is left as whom the import can be undone')
  return { actor, also: undo_also ?? [] }
}

/** Those that no other contract of the import amends any more. */
async function nextContracts(
  db: CompanyDatabase,
  importId: string,
  kept: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select contract.id from import_row as row
      join contract on contract.company_id = row.company_id and contract.id = row.contract_id
    where row.company_id = ${db.companyId} and row.import_id = ${importId} and row.state = 'created' and row.kind <> 'attachment'
      and contract.id <> all(${[...kept]}::uuid[])
      and not exists (select from contract as later where later.company_id = contract.company_id and later.parent_id = contract.id)
    order by row.position limit ${SLICE}`.execute(db.tx)
  return rows.map(({ id }) => id)
}

async function forgetRows(
  db: CompanyDatabase,
  importId: string,
  contractIds: readonly string[],
): Promise<void> {
  await db
    .update('import_row')
    .set({
      state: 'skipped',
      refusal: JSON.stringify({ code: 'IMPORT_UNDONE' }),
      contract_id: null,
      attachment_id: null,
    })
    .where('import_row.import_id', '=', importId)
    .where('import_row.contract_id', 'in', contractIds)
    .execute()
}
