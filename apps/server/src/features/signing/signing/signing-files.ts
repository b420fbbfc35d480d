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

/** The sealed PDF. */
export async function sealedPdf(db: CompanyDatabase, contractId: string): Promise<SigningFile> {
  requireState('downloadSigned', await readAspects(db, contractId, ['downloadSigned']))
  const row = await db
    .select('signature_request')
    .where('signature_request.contract_id', '=', contractId)
    .where('signature_request.state', '=', 'sealed')
    .select(['id', 'sealed_sha256'])
    .executeTakeFirstOrThrow()
  const { reference } = await signatureMailContext(db, row.id)
  return { sha256: row.sealed_sha256!, name: copyName(reference), isInline: false }
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
