import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { storeFile } from '../../../platform/storage/store-file.ts'
import type { ReceivedFile } from '../../writing/attachments/public.ts'

/** The columns that name the file of a proof. */
export type EvidenceFile = Awaited<ReturnType<typeof storeEvidence>>

/** Stores the file of a proof; returns the columns that name it. */
export async function storeEvidence(
  deps: Pick<Platform, 'clock' | 'files'>,
  db: CompanyDatabase,
  { file, copy, mediaType, fileName }: ReceivedFile,
) {
  return {
    sha256: await storeFile(deps, db, file, mediaType),
    copy_sha256: copy && (await storeFile(deps, db, copy, mediaType)),
    file_name: fileName,
    media_type: mediaType,
    size_bytes: (copy ?? file).size,
  }
}
