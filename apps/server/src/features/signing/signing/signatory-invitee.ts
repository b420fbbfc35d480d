import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { InvitedKind, Invitee } from '../../people/invitations/public.ts'
import { signatureMailContext } from './signature-mail-context.query.ts'
import { recordSigningStep } from './signatory-history.ts'
import {
  signatureOfSignatory,
  type Signatory,
  type SignatureRequest,
} from './signature-repository.ts'
import { wrongCode } from './signing-events.ts'

/** Signatories as the invitation code sees them: their mails and what their codes are bound to. */
export function invitedSignatories(deps: Pick<Platform, 'clock'>): InvitedKind {
  return {
    readInvitee: async (db, id) => signatoryInvitee(db, await signatureOfSignatory(db, id)),
    codeSent: (db, id) => recordSigningStep(deps, db, id, 'codeSent'),
    codeTyped: (db, id, ipAddress) => recordSigningStep(deps, db, id, 'codeVerified', ipAddress),
  }
}

/** A code is only valid for its person, its request and its document. */
export async function signatoryInvitee(
  db: CompanyDatabase,
  { request, signatory }: { request: SignatureRequest; signatory: Signatory },
): Promise<Invitee> {
  const { title, company } = await signatureMailContext(db, request.id)
  const { id, name, email, locale } = signatory
  const { contractId, documentSha256 } = request
  return {
    holder: { kind: 'signature', id },
    name,
    email,
    locale,
    company,
    title,
    hasSigned: signatory.state === 'signed',
    documentSha256,
    boundTo: [request.id, documentSha256],
    wrongCode: (purpose, tries) =>
      wrongCode({ actor: null, contractId }, signatory, { purpose, tries }),
  }
}
