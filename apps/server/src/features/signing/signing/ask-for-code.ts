import type { SentCode } from '@tacite/api/signing/document-to-sign.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { signingTurn } from '@tacite/domain/signing/signing-order.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireState } from '../../people/access/public.ts'
import { sendCode } from '../../people/invitations/public.ts'
import { consentText } from './consent.ts'
import { signatureMailContext } from './signature-mail-context.query.ts'
import {
  signatureOfSignatory,
  type Signatory,
  type SignatureRequest,
} from './signature-repository.ts'
import { recordSigningStep } from './signatory-history.ts'
import { signatoryInvitee } from './signatory-invitee.ts'
import type { Signer } from './signer.ts'
import { consentGiven } from './signing-events.ts'

/** A signatory agrees to the displayed words and gets a code for the displayed document. */
export async function askForCode(
  deps: Pick<Platform, 'clock' | 'events' | 'rateLimit' | 'masterKey' | 'queueMail'>,
  db: CompanyDatabase,
  signer: Signer,
  { documentSha256, ipAddress }: { documentSha256: string; ipAddress: string },
): Promise<SentCode> {
  const { request, signatory } = await requireTurn(db, signer, documentSha256)
  await db
    .update('signatory')
    .set({
      consent_text: consentText(signer.locale, await signatureMailContext(db, request.id)),
      consented_at: deps.clock.now(),
    })
    .where('signatory.id', '=', signatory.id)
    .execute()
  await recordSigningStep(deps, db, signatory.id, 'consented', ipAddress)
  await recordSigningStep(deps, db, signatory.id, 'codeSent')
  await deps.events.record(
    db,
    consentGiven(
      {
        actor: { id: signatory.personId, label: signatory.name },
        contractId: request.contractId,
      },
      signatory,
      { documentSha256 },
    ),
  )
  const addressee = { ...signatory, locale: signer.locale }
  const invitee = await signatoryInvitee(db, { request, signatory: addressee })
  return sendCode(deps, db, invitee, 'sign')
}

/** It is this signatory's turn, on the very document that they were shown. */
export async function requireTurn(
  db: CompanyDatabase,
  { signatoryId }: Signer,
  documentSha256: string,
): Promise<{ request: SignatureRequest; signatory: Signatory }> {
  const found = await signatureOfSignatory(db, signatoryId)
  const { state, signatories, documentSha256: sent } = found.request
  requireState('sign', { signature: state, turn: signingTurn(signatories, signatoryId) })
  if (documentSha256 !== sent) throw new Refused('STATE', 'SIGNATURE_OTHER_DOCUMENT')
  return found
}
