import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct, requireState } from '../../people/access/public.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import { latestValidation } from '../../agreement/validation/public.ts'
import { returnToWriting } from '../../settings/workflows/public.ts'
import { endInvitations } from '../../people/invitations/public.ts'
import { forgetStatedSignatories } from './paper/stated-signatories.ts'
import { currentSignature, type SignatureRequest } from './signature-repository.ts'
import { signatureCancelled } from './signing-events.ts'

type CancelDeps = Pick<Platform, 'clock' | 'events'>

/** Cancels a signature: links stop working, requests end, the contract can be changed again. */
export async function cancelSignature(
  deps: CancelDeps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<void> {
  await requireAct(db, actor, 'cancelSignature', contractId)
  const request = await currentSignature(db, contractId)
  await endSignature(deps, db, actor, request!, { isReset: false })
  // With a current validation, the signature is the only step left.
  const isValidated = (await latestValidation(db, contractId))?.state === 'accepted'
  if (request!.provider === 'scan') await forgetStatedSignatories(db, contractId)
  await db
    .update('contract')
    .set({
      frozen_at: null,
      signature_provider: null,
      status: isValidated ? 'VALIDATION' : 'DRAFT',
      updated_at: deps.clock.now(),
    })
    .where('contract.id', '=', contractId)
    .execute()
  if (!isValidated) await returnToWriting(deps, db, contractId)
}

/** Ends a running signature, with its links and the sessions they opened. Signatures given stay in the trail. */
export async function endSignature(
  { clock, events }: CancelDeps,
  db: CompanyDatabase,
  actor: Actor,
  request: SignatureRequest,
  { isReset }: { isReset: boolean },
): Promise<void> {
  requireState('cancelSignature', { signature: request.state })
  const now = clock.now()
  await db
    .update('signature_request')
    .set({ state: 'cancelled', cancelled_by: actor.personId, cancelled_at: now })
    .where('signature_request.id', '=', request.id)
    .execute()
  const signatoryIds = request.signatories.map(({ id }) => id)
  await endInvitations(
    { clock },
    db,
    signatoryIds.map((id) => ({ kind: 'signature', id })),
  )
  const personIds = request.signatories.flatMap(({ personId, state }) =>
    personId && state !== 'waiting' ? [personId] : [],
  )
  const { requestedBy, contractId } = request
  await events.record(
    db,
    signatureCancelled({ actor: eventActor(actor), contractId }, request.id, {
      signatoryIds,
      personIds,
      requestedBy,
      isReset,
    }),
  )
}
