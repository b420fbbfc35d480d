import { sql } from 'kysely'
import type { CompanyDatabase } from '../database/company-database.ts'

/**
 * The advisory lock of a backup: while it is held (`select pg_advisory_lock(7231987)`, docs/operations.md), no file
 * is removed, so that copies of the database and of the files, taken one after the other, are consistent.
 */
export const FILE_REMOVAL_LOCK = 7_231_987

/** Whether files may be removed until this transaction ends: a backup that begins meanwhile waits for it. */
export async function mayRemoveFiles(db: CompanyDatabase): Promise<boolean> {
  const { rows } = await sql<{
    may: boolean
  }>`select pg_try_advisory_xact_lock_shared(${FILE_REMOVAL_LOCK}) as may`.execute(db.tx)
  return rows[0]!.may
}
