import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hasDone, recordSigningStep } from './signatory-history.ts'
import { signatureOfSignatory } from './signature-repository.ts'
import { documentOpened } from './signing-events.ts'

type OpenDeps = Pick<Platform, 'clock' | 'events'>

/** Records that a signatory opened the document: once, with the first time. */
export async function signatoryOpened(
  deps: OpenDeps,
  db: CompanyDatabase,
  signatoryId: string,
  ipAddress: string,
): Promise<void> {
  const { request, signatory } = await signatureOfSignatory(db, signatoryId)
  // Those whose turn has not come yet may already read; that does not count as opening an invitation.
  const { numUpdatedRows } = await db
    .update('signatory')
    .set({ state: 'viewed' })
    .where('signatory.id', '=', signatoryId)
    .where('signatory.state', '=', 'invited')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await recordSigningStep(deps, db, signatoryId, 'opened', ipAddress)
  await deps.events.record(
    db,
    documentOpened(
      {
        actor: { id: signatory.personId, label: signatory.name },
        contractId: request.contractId,
      },
      signatory,
      { requestId: request.id },
    ),
  )
}

/** A signatory's page reports that its end was reached; the first time counts. */
export async function signatoryRead(
  deps: OpenDeps,
  db: CompanyDatabase,
  signatoryId: string,
  ipAddress: string,
): Promise<void> {
  if (!(await hasDone(db, signatoryId, 'read')))
    await recordSigningStep(deps, db, signatoryId, 'read', ipAddress)
}
