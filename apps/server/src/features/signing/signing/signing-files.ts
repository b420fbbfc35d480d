import type { FastifyReply } from 'fastify'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readAspects, requireState } from '../../people/access/public.ts'
import { copyName } from './mail-copies.ts'
import { signatureMailContext } from './signature-mail-context.query.ts'
import { currentSignature } from './signature-repository.ts'

export interface SigningFile {
  sha256: string
  name: string
  /** Displayed inline rather than downloaded. */
  isInline: boolean
}

/** The exact PDF that signatories see and codes are bound to. */
export async function shownPdf(db: CompanyDatabase, contractId: string): Promise<SigningFile> {
  const request = await currentSignature(db, contractId)
  requireState('readSentDocument', { signature: request?.state ?? 'none' })
  const { id, documentSha256 } = request!
  const { reference } = await signatureMailContext(db, id)
  return { sha256: documentSha256, name: copyName(reference), isInline: true }
}

/** The signed document: the sealed PDF, or the scan of the signed paper. */
export async function signedPdf(db: CompanyDatabase, contractId: string): Promise<SigningFile> {
  requireState('downloadSigned', await readAspects(db, contractId, ['downloadSigned']))
  const { sha256, reference } = await db
    .select('signed_document')
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.company_id', '=', 'signed_document.company_id')
        .onRef('contract.id', '=', 'signed_document.contract_id'),
    )
    .where('signed_document.contract_id', '=', contractId)
    .select(['signed_document.sha256', 'contract.reference'])
    .executeTakeFirstOrThrow()
  return { sha256, name: copyName(reference), isInline: false }
}

export async function sendSigningFile(
  { files }: Pick<Platform, 'files'>,
  reply: FastifyReply,
  companyId: string,
  { sha256, name, isInline }: SigningFile,
): Promise<FastifyReply> {
  const content = await files.open(companyId, sha256, { recheck: true })
  return sendFile(reply, { content, name, isInline, mediaType: 'application/pdf' })
}
