import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import { requireRight, requireState } from '../../people/access/public.ts'
import { countResend, createInvitationLink } from '../../people/invitations/public.ts'
import { mailInvitation } from './invitation-mail.ts'
import type { InviteDeps } from './invite-signatory.ts'
import { currentSignature } from './signature-repository.ts'
import { invitationResent } from './signing-events.ts'

/** Reminds the signatory whose turn it is. External: with a new link that replaces the earlier one. */
export async function resendInvitation(
  deps: InviteDeps,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, signatoryId }: { contractId: string; signatoryId: string },
): Promise<void> {
  await requireRight(db, actor, 'remindSignatory', contractId)
  const request = await currentSignature(db, contractId)
  const signatory = request?.signatories.find(({ id }) => id === signatoryId)
  requireState('remindSignatory', {
    signature: request?.state ?? 'none',
    signatory: signatory?.state ?? 'invited',
  })
  if (!request || !signatory) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  await countResend(deps, signatoryId)
  if (signatory.kind === 'external') {
    const link = await createInvitationLink(deps, db, {
      kind: 'signature',
      id: signatoryId,
    })
    await mailInvitation(deps, db, request, signatory, link)
  }
  await deps.events.record(
    db,
    invitationResent({ actor: eventActor(actor), contractId }, signatory, {
      requestId: request.id,
      personId: signatory.personId,
    }),
  )
}
