import type { SignedDocumentOrigin } from '@tacite/domain/signing/signature-state.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { wakeRecognition } from './recognition/scanned-pages.ts'

export const READ_SIGNED_DOCUMENT: JobKind<{ companyId: string; contractId: string }> = {
  name: 'read-signed-document',
}

/**
 * A signed document is indexed by a job, so that its pages can be searched, whether it was sealed here or came signed;
 * until then the search says so. One that was restored before it was read is read then.
 */
export function followSignedDocuments(deps: Pick<Platform, 'clock' | 'events' | 'jobs'>): void {
  deps.events.on('contract.sealed', async (db, sealed) => {
    for (const { contractId, payload } of sealed)
      await storeSignedDocument(deps, db, {
        contractId,
        sha256: payload.sealedSha256,
        origin: 'sealed',
        pages: null,
      })
  })
  deps.events.on('contract.scanUploaded', async (db, filed) => {
    for (const { contractId, payload } of filed)
      await storeSignedDocument(deps, db, {
        contractId,
        sha256: payload.sha256,
        origin: 'scan',
        pages: null,
      })
  })
  deps.events.on('contract.created', async (db, created) => {
    for (const { contractId, payload } of created)
      if (payload.from === 'signed')
        await storeSignedDocument(deps, db, await importedFile(db, contractId))
  })
  deps.events.on('contract.restored', async (db, restored) => {
    for (const { objectId } of restored) await resumeReading(deps, db, objectId)
  })
}

interface SignedFile {
  contractId: string
  sha256: string
  origin: SignedDocumentOrigin
  /** Null: counted when it is read. */
  pages: number | null
}

async function storeSignedDocument(
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  db: CompanyDatabase,
  { contractId, sha256, origin, pages }: SignedFile,
): Promise<void> {
  const { locale } = await db
    .select('contract')
    .innerJoin('text', (join) =>
      join
        .onRef('text.company_id', '=', 'contract.company_id')
        .onRef('text.id', '=', 'contract.text_id'),
    )
    .where('contract.id', '=', contractId)
    .select('text.locale')
    .executeTakeFirstOrThrow()
  const document = {
    sha256,
    origin,
    locale,
    state: 'waiting' as const,
    pages,
    read_at: null,
    signed_at: clock.now(),
  }
  await db
    .insert('signed_document', { contract_id: contractId, ...document })
    .onConflict((conflict) => conflict.columns(['company_id', 'contract_id']).doUpdateSet(document))
    .execute()
  await jobs.enqueue(db.tx, READ_SIGNED_DOCUMENT, { companyId: db.companyId, contractId })
}

/** Of a signed PDF that became a contract, the original is the signed document. */
async function importedFile(db: CompanyDatabase, contractId: string): Promise<SignedFile> {
  const { sha256, pages } = await db
    .select('contract')
    .innerJoin('contract_upload as upload', (join) =>
      join
        .onRef('upload.company_id', '=', 'contract.company_id')
        .onRef('upload.sha256', '=', 'contract.original_sha256'),
    )
    .where('contract.id', '=', contractId)
    .where('upload.pages', 'is not', null)
    .select(['upload.sha256', 'upload.pages'])
    .limit(1)
    .executeTakeFirstOrThrow()
  return { contractId, sha256, pages, origin: 'imported' }
}

async function resumeReading(
  { jobs }: Pick<Platform, 'jobs'>,
  db: CompanyDatabase,
  contractId: string,
): Promise<void> {
  const document = await db
    .select('signed_document')
    .where('signed_document.contract_id', '=', contractId)
    .where('signed_document.state', 'in', ['waiting', 'recognising'])
    .select('signed_document.state')
    .executeTakeFirst()
  if (document?.state === 'recognising') await wakeRecognition({ jobs }, db)
  if (document?.state === 'waiting')
    await jobs.enqueue(db.tx, READ_SIGNED_DOCUMENT, { companyId: db.companyId, contractId })
}
