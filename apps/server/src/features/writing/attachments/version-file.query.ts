import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { AttachmentPlace } from './attachment-repository.ts'

export interface VersionFile {
  sha256: string
  fileName: string
  mediaType: string
}

/**
 * The file of one version of an attachment, of the last one by default.
 * @throws Refused ATTACHMENT_NOT_FOUND, also for a file as received where it is the one that counts
 */
export async function versionFile(
  db: CompanyDatabase,
  { contractId, attachmentId }: AttachmentPlace,
  {
    number,
    version = 'counting',
  }: { number?: number | undefined; version?: 'counting' | 'received' },
): Promise<VersionFile> {
  const row = await db
    .select('attachment_version')
    .innerJoin('attachment', (join) =>
      join
        .onRef('attachment.company_id', '=', 'attachment_version.company_id')
        .onRef('attachment.id', '=', 'attachment_version.attachment_id'),
    )
    .where('attachment.contract_id', '=', contractId)
    .where('attachment.id', '=', attachmentId)
    .$if(number !== undefined, (query) => query.where('attachment_version.number', '=', number!))
    .select(['sha256', 'copy_sha256', 'file_name', 'media_type'])
    .orderBy('attachment_version.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row || (version === 'received' && row.copy_sha256 === null))
    throw new Refused('NOT_FOUND', 'ATTACHMENT_NOT_FOUND')
  const sha256 = version === 'received' ? row.sha256 : (row.copy_sha256 ?? row.sha256)
  return { sha256, fileName: row.file_name, mediaType: row.media_type }
}
