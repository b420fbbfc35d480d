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
