import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { CompanyDatabase } from '../database/company-database.ts'
import type { FileStore, StagedFile } from './file-store.ts'

/**
 * Stores bytes and records in the database that this company has them. Returns their SHA-256 in hex. The row that
 * references the file permanently must be written in the same transaction.
 */
export async function storeFile(
  { files, clock }: { files: FileStore; clock: Clock },
  db: CompanyDatabase,
  source: Uint8Array | StagedFile,
  mediaType: string,
): Promise<string> {
  const staged = source instanceof Uint8Array ? await files.stage(source) : source
  try {
    await claimRow(db, {
      sha256: staged.sha256,
      size_bytes: staged.size,
      media_type: mediaType,
      created_at: clock.now(),
    })
    // Only now: a file whose row is locked is not removed.
    const { sha256 } = await files.put(db.companyId, staged)
    return sha256
  } finally {
    await staged.discard()
  }
}

/**
 * Inserts or finds the row of a file and locks it until the transaction ends. The lock is shared; only removing
 * orphans needs it exclusively. In that case this waits, and inserts the deleted row again.
 */
async function claimRow(
  db: CompanyDatabase,
  row: { sha256: string; size_bytes: number; media_type: string; created_at: Date },
): Promise<void> {
  for (;;) {
    const made = await db
      .insert('file', row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('file.sha256')
      .executeTakeFirst()
    if (made) return
    const { rows } = await sql<{ isMarked: boolean }>`
      select file.unreferenced_since is not null as "isMarked" from file
      where file.company_id = ${db.companyId} and file.sha256 = ${row.sha256} for key share`.execute(
      db.tx,
    )
    const [found] = rows
    if (found?.isMarked) await unmark(db, row.sha256)
    if (found) return
  }
}

async function unmark(db: CompanyDatabase, sha256: string): Promise<void> {
  await db
    .update('file')
    .set({ unreferenced_since: null })
    .where('file.sha256', '=', sha256)
    .execute()
}
