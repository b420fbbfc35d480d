import type { Clock } from '../clock.ts'
import type { CompanyDatabase } from '../database/company-database.ts'
import type { FileStore } from './file-store.ts'

/** Stores bytes and says in the database that this company has them. Returns their SHA-256 in hex. */
export async function keepFile(
  { files, clock }: { files: FileStore; clock: Clock },
  db: CompanyDatabase,
  bytes: Uint8Array,
  mediaType: string,
): Promise<string> {
  const sha256 = await files.put(db.companyId, bytes)
  await db
    .insert('file', {
      sha256,
      size_bytes: bytes.byteLength,
      media_type: mediaType,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return sha256
}
