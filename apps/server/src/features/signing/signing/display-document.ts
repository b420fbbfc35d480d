import type { DisplayReport } from '@tacite/api/signing/document-to-sign.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hasDone, recordDisplay, recordSigningStep } from './signatory-history.ts'
import { signatureOfSignatory } from './signature-repository.ts'
import { documentDisplayed } from './signing-events.ts'

type DisplayDeps = Pick<Platform, 'clock' | 'events'>

/**
 * A signatory's page reports that it has shown the document, and which: recorded once, while they have not signed. A
 * document that was only fetched, by a program or a scanner of mails, was shown to nobody.
 */
export async function signatoryDisplayed(
  deps: DisplayDeps,
  db: CompanyDatabase,
  signatoryId: string,
  { documentSha256, pages, ipAddress }: DisplayReport & { ipAddress: string },
): Promise<void> {
  const { request, signatory } = await signatureOfSignatory(db, signatoryId)
  if (documentSha256 !== request.documentSha256 || pages > request.documentPages)
    throw new Refused('STATE', 'SIGNATURE_OTHER_DOCUMENT')
  if (request.state !== 'out' || signatory.state === 'signed') return
  // Those whose turn has not come yet may already read; that does not count as opening an invitation.
  await db
    .update('signatory')
    .set({ state: 'viewed' })
    .where('signatory.id', '=', signatoryId)
    .where('signatory.state', '=', 'invited')
    .execute()
  const display = { documentSha256, pages }
  if (!(await recordDisplay(deps, db, signatoryId, { ...display, ipAddress }))) return
  const actor = { id: signatory.personId, label: signatory.name }
  const payload = { requestId: request.id, ...display }
  await deps.events.record(
    db,
    documentDisplayed({ actor, contractId: request.contractId }, signatory, payload),
  )
}

/** A signatory's page reports that its end was reached; the first time counts. */
export async function signatoryRead(
  deps: DisplayDeps,
  db: CompanyDatabase,
  signatoryId: string,
  ipAddress: string,
): Promise<void> {
  if (!(await hasDone(db, signatoryId, 'read')))
    await recordSigningStep(deps, db, signatoryId, 'read', ipAddress)
}
