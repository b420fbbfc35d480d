import { Refused, type PlainRefusalCode } from '@tacite/domain/refusal.ts'
import type { SignatoryState } from '@tacite/domain/signing/signature-state.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { eventActor } from '../../platform/events/event-actor.ts'
import { requireOut } from './cancel-signature.ts'
import { countResend, createInvitationLink } from '../invitations/public.ts'
import { mailInvitation } from './invitation-mail.ts'
import type { InviteParts } from './invite-signatory.ts'
import { invitationResent } from './signing-events.ts'

const REFUSAL_OF_STATE: Record<SignatoryState, PlainRefusalCode | null> = {
  waiting: 'SIGNATORY_NOT_INVITED',
  invited: null,
  viewed: null,
  signed: 'SIGNATORY_HAS_SIGNED',
}

/** Why a signatory cannot be reminded; null: it is their turn. */
export function resendRefusal(state: SignatoryState): PlainRefusalCode | null {
  return REFUSAL_OF_STATE[state]
}

/** Reminds the signatory whose turn it is. Outside: with a new link, the earlier one stops working. */
export async function resendInvitation(
  parts: InviteParts,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, signatoryId }: { contractId: string; signatoryId: string },
): Promise<void> {
  const request = await requireOut(db, actor, contractId)
  const signatory = request.signatories.find(({ id }) => id === signatoryId)
  if (!signatory) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  const refusal = resendRefusal(signatory.state)
  if (refusal) throw new Refused('STATE', refusal)
  await countResend(parts, signatoryId)
  if (signatory.kind === 'external') {
    const link = await createInvitationLink(parts, db, {
      kind: 'signature',
      id: signatoryId,
    })
    await mailInvitation(parts, db, request, signatory, link)
  }
  await parts.events.record(
    db,
    invitationResent({ actor: eventActor(actor), contractId }, signatory, {
      requestId: request.id,
      personId: signatory.personId,
    }),
  )
}
