import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'

export interface PendingScan {
  id: string
  /** The file as received. */
  receivedSha256: string
  /** The bytes to keep as the signed document: the file, or its copy without active content. */
  sha256: string
}

/** An uploaded scan that is not filed yet, for whoever uploaded it. */
export async function pendingScan(
  db: CompanyDatabase,
  { personId }: Pick<Actor, 'personId'>,
  { contractId, scanId }: { contractId: string; scanId: string },
): Promise<PendingScan> {
  const row = await db
    .select('signed_scan')
    .where('signed_scan.id', '=', scanId)
    .where('signed_scan.contract_id', '=', contractId)
    .where('signed_scan.uploaded_by', '=', personId)
    .where('signed_scan.filed_at', 'is', null)
    .select(['sha256', 'copy_sha256'])
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'SCAN_NOT_FOUND')
  return { id: scanId, receivedSha256: row.sha256, sha256: row.copy_sha256 ?? row.sha256 }
}

/** The file of the filed scan as it was received. */
export async function receivedScan(
  db: CompanyDatabase,
  contractId: string,
): Promise<{ sha256: string; name: string }> {
  const row = await db
    .select('signed_scan')
    .where('signed_scan.contract_id', '=', contractId)
    .where('signed_scan.filed_at', 'is not', null)
    .select(['sha256', 'name'])
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'SIGNATURE_NOT_SEALED')
  return row
}
