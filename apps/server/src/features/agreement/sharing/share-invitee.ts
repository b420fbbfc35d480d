import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { InvitedKind, Invitee } from '../../people/invitations/public.ts'
import { shareMailContext } from './share-mail-context.query.ts'
import { readThirdPartyShare } from './share-repository.ts'
import { shareWrongCode } from './sharing-events.ts'

/** Third parties a contract is shared with, as the invitation code sees them. */
export function invitedReaders(): InvitedKind {
  return {
    readInvitee: shareInvitee,
    // Nothing is signed here: the trail records that the contract was opened, not each step before.
    codeSent: async () => undefined,
    codeTyped: async () => undefined,
  }
}

/** A code is only valid for its person and its share. */
async function shareInvitee(db: CompanyDatabase, shareId: string): Promise<Invitee> {
  const { id, contractId, name, email, locale, sharedBy } = await readThirdPartyShare(db, shareId)
  const { title, company } = await shareMailContext(db, contractId, sharedBy)
  return {
    holder: { kind: 'reading', id },
    name,
    email,
    locale,
    company,
    title,
    hasSigned: false,
    documentSha256: null,
    boundTo: [email],
    wrongCode: (_, tries) => shareWrongCode(null, { contractId, shareId, name }, { tries }),
  }
}
