import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/**
 * The file of a proof, withdrawn or not.
 * @throws Refused NOTICE_PROOF_NOT_FOUND, NOTICE_PROOF_WITHOUT_FILE
 */
export async function proofFile(
  db: CompanyDatabase,
  { contractId, noticeId, proofId }: { contractId: string; noticeId: string; proofId: string },
): Promise<{ sha256: string; name: string; mediaType: string }> {
  const row = await db
    .select('notice_proof')
    .where('notice_proof.contract_id', '=', contractId)
    .where('notice_proof.notice_id', '=', noticeId)
    .where('notice_proof.id', '=', proofId)
    .select(['sha256', 'copy_sha256', 'file_name', 'media_type'])
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'NOTICE_PROOF_NOT_FOUND')
  const { sha256, copy_sha256: copy, file_name: name, media_type: mediaType } = row
  if (sha256 === null || name === null || mediaType === null)
    throw new Refused('NOT_FOUND', 'NOTICE_PROOF_WITHOUT_FILE')
  return { sha256: copy ?? sha256, name, mediaType }
}
