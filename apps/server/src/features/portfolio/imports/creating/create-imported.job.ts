import { notAllowedCode } from '@tacite/domain/access/permissions.ts'
import type { RefusalCode } from '@tacite/domain/refusal.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { failpoint } from '../../../../platform/failpoint.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { actorOfPerson } from '../../../people/access/public.ts'
import { holdForJob, type HeldImport } from '../imports-repository.ts'
import { notifyOfImports } from '../notify-of-imports.ts'
import { CREATE_IMPORTED } from '../plan/plan-import-kind.ts'
import { createRows } from './create-rows.ts'
import { finishCreating } from './finish-creating.ts'
import { readyRows, type ReadyRow } from './ready-rows.query.ts'

/** Rows created in one transaction: some tenths of a second, and what a kill repeats. */
const SLICE = 50

/**
 * Creates the next rows of an import, with the rights that its person has now. A row and what is created of it are written
 * in one transaction: after a kill none is missing, and none is there twice.
 */
export async function createImportedRows(
  deps: Platform,
  { companyId, importId }: { companyId: string; importId: string },
): Promise<void> {
  const refused = await deps
    .inCompany(companyId, (db) => createSlice(deps, db, importId, SLICE))
    .then(() => false)
    .catch((error: unknown) => {
      if (error instanceof Refused) return true
      throw error
    })
  if (refused) {
    // One of them cannot be created: each by itself, so that the others are.
    await createEach(deps, companyId, importId)
    await deps.inCompany(companyId, (db) =>
      deps.jobs.enqueue(db.tx, CREATE_IMPORTED, { companyId, importId }),
    )
  }
  failpoint('import-create-slice')
}

async function createEach(deps: Platform, companyId: string, importId: string): Promise<void> {
  for (let count = 0; count < SLICE; count += 1) {
    const failed = await deps
      .inCompany(companyId, (db) => createSlice(deps, db, importId, 1))
      .then(() => null)
      .catch((error: unknown) => {
        if (error instanceof Refused) return error
        throw error
      })
    if (failed)
      await deps.inCompany(companyId, async (db) => {
        const [row] = await readyRows(db, importId, 1)
        if (row) await leave(db, importId, [row], failed)
      })
  }
}

async function createSlice(
  deps: Platform,
  db: CompanyDatabase,
  importId: string,
  size: number,
): Promise<void> {
  const held = await holdForJob(db, importId)
  if (held?.state !== 'creating' || held.isPaused) return
  const rows = await readyRows(db, importId, size)
  if (rows.length === 0) return finishCreating(deps, db, importId)
  const actor = await confirmer(deps, db, importId)
  if (!actor) return stopWithoutRights(deps, db, held)
  const orphans = rows.filter((row) => row.kind !== 'contract' && !isOwned(row))
  if (orphans.length > 0)
    await leave(db, importId, orphans, new Refused('STATE', 'IMPORT_OWNER_NOT_CREATED'))
  const owned = rows.filter((row) => !orphans.includes(row))
  if (owned.length > 0) await createRows(deps, db, actor, importId, owned)
  failpoint('import-create-uncommitted')
  await noteProgress(db, held, rows.length)
  if (size === SLICE)
    await deps.jobs.enqueue(db.tx, CREATE_IMPORTED, { companyId: db.companyId, importId })
}

/** Whoever confirmed it, if they may still import. */
async function confirmer(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  importId: string,
): Promise<Actor | null> {
  const { confirmed_by } = await db
    .select('import')
    .where('import.id', '=', importId)
    .select('import.confirmed_by')
    .executeTakeFirstOrThrow()
  if (confirmed_by === null) return null
  const actor = await actorOfPerson(db, confirmed_by, clock.now())
  return actor?.permissions.has('contracts3:import') ? actor : null
}

/** What it belongs to exists: it was created before, or it is named. */
function isOwned({ owner_id, values }: ReadyRow): boolean {
  return owner_id !== null || typeof values.master?.value === 'string'
}

/** What is not created yet is left, with the reason, and the import ends: another person may go on with it. */
async function stopWithoutRights(
  deps: Platform,
  db: CompanyDatabase,
  { id }: HeldImport,
): Promise<void> {
  await db
    .update('import_row')
    .set({ state: 'left', refusal: JSON.stringify({ code: notAllowedCode('contracts3:import') }) })
    .where('import_row.import_id', '=', id)
    .where('import_row.state', '=', 'toCreate')
    .execute()
  await finishCreating(deps, db, id)
}

async function leave(
  db: CompanyDatabase,
  importId: string,
  rows: readonly ReadyRow[],
  { refusals }: Refused,
): Promise<void> {
  const [refusal] = refusals
  const stored =
    refusal && 'message' in refusal ? { code: 'UNEXPECTED' satisfies RefusalCode } : refusal
  await db
    .update('import_row')
    .set({ state: 'left', refusal: JSON.stringify(stored) })
    .where('import_row.import_id', '=', importId)
    .where(
      'import_row.position',
      '=',
      sql<number>`any(${rows.map(({ position }) => position)}::int[])`,
    )
    .execute()
}

async function noteProgress(
  db: CompanyDatabase,
  { id, createdBy }: HeldImport,
  more: number,
): Promise<void> {
  await db
    .update('import')
    .set({ steps_done: sql<number>`import.steps_done + ${more}` })
    .where('import.id', '=', id)
    .execute()
  await notifyOfImports(db, createdBy)
}
