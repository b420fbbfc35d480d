import { nextSignatory } from '@tacite/domain/signing/signing-order.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { EventActor } from '../../../platform/events/business-events.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createInvitationLink } from '../../people/invitations/public.ts'
import { mailInvitation } from './invitation-mail.ts'
import { recordSigningStep } from './signatory-history.ts'
import { readSignature } from './signature-repository.ts'
import { signatoryInvited } from './signing-events.ts'

export type InviteDeps = Pick<Platform, 'clock' | 'events' | 'rateLimit' | 'queueMail' | 'settings'>

/**
 * Invites the next signatory. External: a mail with their own link. Internal: tasks and notifications follow from the
 * event. Returns whether anybody is left to sign.
 */
export async function inviteNext(
  deps: InviteDeps,
  db: CompanyDatabase,
  actor: EventActor,
  requestId: string,
): Promise<boolean> {
  const request = await readSignature(db, requestId)
  const signatory = nextSignatory(request.signatories)
  if (!signatory) return false
  await db
    .update('signatory')
    .set({ state: 'invited' })
    .where('signatory.id', '=', signatory.id)
    .execute()
  await recordSigningStep(deps, db, signatory.id, 'invited')
  if (signatory.kind === 'external') {
    const link = await createInvitationLink(deps, db, {
      kind: 'signature',
      id: signatory.id,
    })
    await mailInvitation(deps, db, request, signatory, link)
  }
  await deps.events.record(
    db,
    signatoryInvited({ actor, contractId: request.contractId }, signatory, {
      requestId,
      position: signatory.position,
      personId: signatory.personId,
      requestedBy: request.requestedBy,
    }),
  )
  return true
}
