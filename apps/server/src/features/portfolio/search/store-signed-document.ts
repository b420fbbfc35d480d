import type { SignedDocumentOrigin } from '@tacite/domain/signing/signature-state.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'

export const READ_SIGNED_DOCUMENT: JobKind<{ companyId: string; contractId: string }> = {
  name: 'read-signed-document',
}

/** A signed document is indexed by a job, so that its pages can be searched; until then the search says so. */
export function followSealsWithSearch(deps: Pick<Platform, 'clock' | 'events' | 'jobs'>): void {
  deps.events.on('contract.sealed', async (db, sealed) => {
    for (const { contractId, payload } of sealed)
      await storeSignedDocument(deps, db, {
        contractId,
        sha256: payload.sealedSha256,
        origin: 'sealed',
      })
  })
  deps.events.on('contract.scanUploaded', async (db, filed) => {
    for (const { contractId, payload } of filed)
      await storeSignedDocument(deps, db, { contractId, sha256: payload.sha256, origin: 'scan' })
  })
}

async function storeSignedDocument(
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  db: CompanyDatabase,
  {
    contractId,
    sha256,
    origin,
  }: { contractId: string; sha256: string; origin: SignedDocumentOrigin },
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
    pages: null,
    read_at: null,
    signed_at: clock.now(),
  }
  await db
    .insert('signed_document', { contract_id: contractId, ...document })
    .onConflict((conflict) => conflict.columns(['company_id', 'contract_id']).doUpdateSet(document))
    .execute()
  await jobs.enqueue(db.tx, READ_SIGNED_DOCUMENT, { companyId: db.companyId, contractId })
}
