import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { CompanyDatabase } from '../database/company-database.ts'
import { failpoint } from '../failpoint.ts'
import type { FileStore } from './file-store.ts'

/** Which of these files have no row in the database. */
export async function withoutRow(
  db: CompanyDatabase,
  hashes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select stored.sha256 from unnest(${[...hashes]}::text[]) as stored (sha256)
    where not exists (select from file where file.company_id = ${db.companyId} and file.sha256 = stored.sha256)
    order by stored.sha256`.execute(db.tx)
  return rows.map(({ sha256 }) => sha256)
}

/**
 * Removes a file that has no row, unless it is being stored or was stored since. Returns its size, or null when it
 * stays.
 *
 * The row that it inserts is never committed: until the transaction ends, a transaction that stores the same file
 * waits for it, then finds neither row nor file and writes both. A kill leaves the file, or nothing.
 */
export async function removeFileWithoutRow(
  { files, clock }: { files: FileStore; clock: Clock },
  db: CompanyDatabase,
  { sha256, before }: { sha256: string; before: Date },
): Promise<number | null> {
  const held = await db
    .insert('file', {
      sha256,
      size_bytes: 0,
      media_type: 'application/octet-stream',
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('file.sha256')
    .executeTakeFirst()
  if (!held) return null
  const bytes = await files.removeUntouched(db.companyId, sha256, before)
  failpoint('orphan-file-removed')
  await db.delete('file').where('file.sha256', '=', sha256).execute()
  return bytes
}
