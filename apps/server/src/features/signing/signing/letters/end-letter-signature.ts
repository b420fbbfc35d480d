import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { requireState } from '../../../people/access/public.ts'
import { requireLifecycleAct } from '../../../lifecycle/deadlines/public.ts'
import { lockContract, type SignatureRequest } from '../signature-repository.ts'
import { endAccess } from './end-access.ts'
import { letterEvent } from './letter-events.ts'
import { letterSignature, readLetter, type LetterPlace } from './letter-repository.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/** Takes the request to sign a letter back, as long as nobody has signed. */
export async function cancelLetterSignature(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  place: LetterPlace,
): Promise<void> {
  await requireLifecycleAct(deps, db, actor, place.contractId, 'keepNotices')
  await readLetter(db, place)
  await lockContract(db, place.contractId)
  const request = await letterSignature(db, place)
  requireState('cancelSignature', { signature: request?.state ?? 'none' })
  await endRequest(deps, db, actor, place, { request: request!, refusal: null })
}

/**
 * Nobody is asked to sign a letter any longer whose notice is cancelled, or that left as it was. One that is signed stays
 * signed.
 */
export async function endUnsignedLetter(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  place: LetterPlace,
): Promise<void> {
  await lockContract(db, place.contractId)
  const request = await letterSignature(db, place)
  if (request?.state === 'out') await endRequest(deps, db, actor, place, { request, refusal: null })
}

/** The person who is asked to sign a letter refuses, and says why to whoever asked. */
export async function refuseLetter(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  place: LetterPlace,
  reason: string,
): Promise<void> {
  await readLetter(db, place)
  await lockContract(db, place.contractId)
  const request = await letterSignature(db, place)
  const isAsked = request?.signatories[0]?.personId === actor.personId
  requireState('sign', {
    turn: isAsked ? (request.state === 'out' ? 'now' : 'signed') : 'notSignatory',
    signature: request?.state ?? 'none',
  })
  await endRequest(deps, db, actor, place, { request: request!, refusal: reason })
}

async function endRequest(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  place: LetterPlace,
  { request, refusal }: { request: SignatureRequest; refusal: string | null },
): Promise<void> {
  await db
    .update('signature_request')
    .set({
      state: 'cancelled',
      cancelled_by: actor.personId,
      cancelled_at: clock.now(),
      refusal_reason: refusal,
    })
    .where('signature_request.id', '=', request.id)
    .execute()
  const [signatory] = request.signatories
  const { id: requestId, requestedBy } = request
  const { contractId, noticeId } = place
  const personId = signatory!.personId!
  const payload = { noticeId, requestId, requestedBy, personId }
  if (refusal !== null) {
    const about = { contractId, payload }
    const why = { reason: refusal }
    await events.record(db, letterEvent('letter.signatureRefused', actor, about, signatory!, why))
    return
  }
  const accessEnded = await endAccess({ clock }, db, contractId, personId)
  const about = { contractId, payload: { ...payload, accessEnded } }
  await events.record(db, letterEvent('letter.signatureCancelled', actor, about, signatory!))
}
