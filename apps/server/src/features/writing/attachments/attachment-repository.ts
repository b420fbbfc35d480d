import type { AttachmentDetails } from '@tacite/api/writing/attachments-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

export interface StoredAttachment extends AttachmentDetails {
  id: string
}

/** The attachment of a contract, by both ids. */
export interface AttachmentPlace {
  contractId: string
  attachmentId: string
}

/** @throws Refused ATTACHMENT_NOT_FOUND */
export async function readAttachment(
  db: CompanyDatabase,
  { contractId, attachmentId }: AttachmentPlace,
): Promise<StoredAttachment> {
  const row = await db
    .select('attachment')
    .where('attachment.id', '=', attachmentId)
    .where('attachment.contract_id', '=', contractId)
    .select(['id', 'kind', 'name', 'signature_date'])
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'ATTACHMENT_NOT_FOUND')
  const { id, kind, name, signature_date: signatureDate } = row
  return { id, kind, name, signatureDate }
}

/** In their order, annexes and signature pages together. */
export async function attachmentIds(db: CompanyDatabase, contractId: string): Promise<string[]> {
  const rows = await db
    .select('attachment')
    .where('attachment.contract_id', '=', contractId)
    .select('attachment.id')
    .orderBy('attachment.position')
    .orderBy('attachment.id')
    .execute()
  return rows.map(({ id }) => id)
}
