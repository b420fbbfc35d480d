import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyReply } from 'fastify'
import type { CompanyDatabase, InCompany } from '../../../platform/database/company-database.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { annexesOf } from './annexes.query.ts'

/**
 * Sends the file of an annex to whoever may read the contract as a signatory or a third party: it is part of what they
 * read, so that no permission to download is asked.
 *
 * @throws Refused ATTACHMENT_NOT_FOUND, and those of the store when the file was altered
 */
export async function sendAnnex(
  { files, inCompany }: Pick<Platform, 'files'> & { inCompany: InCompany },
  reply: FastifyReply,
  { companyId, contractId }: { companyId: string; contractId: string },
  attachmentId: string,
): Promise<FastifyReply> {
  const annex = await inCompany(companyId, (db) => requireAnnex(db, contractId, attachmentId))
  return sendFile(reply, {
    content: await files.open(companyId, annex.sha256, { recheck: true }),
    name: annex.fileName,
    mediaType: annex.mediaType,
  })
}

async function requireAnnex(db: CompanyDatabase, contractId: string, attachmentId: string) {
  const annex = (await annexesOf(db, contractId)).find(({ id }) => id === attachmentId)
  if (!annex) throw new Refused('NOT_FOUND', 'ATTACHMENT_NOT_FOUND')
  return annex
}
