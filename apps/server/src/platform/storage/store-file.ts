import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { CompanyDatabase } from '../database/company-database.ts'
import type { FileStore, StagedFile } from './file-store.ts'

/**
 * Stores bytes and says in the database that this company has them. Returns their SHA-256 in hex. The row that names the
 * file for good is to be written in the same transaction.
 */
export async function storeFile(
  { files, clock }: { files: FileStore; clock: Clock },
  db: CompanyDatabase,
  source: Uint8Array | StagedFile,
  mediaType: string,
): Promise<string> {
  const staged = source instanceof Uint8Array ? await files.stage(source) : source
  try {
    await holdFile(db, staged.sha256)
    const { sha256, size } = await files.put(db.companyId, staged)
    await db
      .insert('file', {
        sha256,
        size_bytes: size,
        media_type: mediaType,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return sha256
  } finally {
    await staged.discard()
  }
}

/** Until this transaction ends the collection leaves the file alone; those who store it do not wait for each other. */
async function holdFile(db: CompanyDatabase, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${fileLock(db, sha256)})`.execute(db.tx)
}

/** The key of the advisory lock on one file of a company. */
export function fileLock({ companyId }: CompanyDatabase, sha256: string) {
  return sql`hashtextextended(${`file ${companyId} ${sha256}`}, 0)`
}
