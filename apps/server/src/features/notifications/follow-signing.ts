import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { EventActor } from '../../platform/events/business-events.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ContractSealed, Invited, SignatureCancelled, Signed } from '../signing/public.ts'
import { notify } from './notify.ts'

/** Signing, told to those who wait for it: the next to sign, who sent it out, the owner. */
export function followSigningWithNotifications(
  parts: Pick<Platform, 'clock' | 'events' | 'queueMail' | 'settings'>,
): void {
  const { events } = parts
  const askToSign = (
    db: CompanyDatabase,
    event: { contractId?: string; actor: EventActor | null; payload: { personId: string | null } },
  ) =>
    notify(parts, db, others([event.payload.personId], event.actor), {
      type: 'signatureRequested',
      contractId: event.contractId!,
    })
  events.on<Invited>('signature.invited', askToSign)
  events.on<{ personId: string | null }>('signature.invitationResent', askToSign)
  events.on<Signed>('signature.signed', (db, { contractId, payload, actor }) =>
    notify(parts, db, others([payload.requestedBy], actor), {
      type: 'signatureDone',
      contractId: contractId!,
      params: { person: actor?.label ?? '' },
    }),
  )
  events.on<SignatureCancelled>('signature.cancelled', async (db, event) => {
    // Who is asked again at once needs no word of it.
    if (event.payload.isReset) return
    const { personIds, requestedBy } = event.payload
    await notify(parts, db, others([...personIds, requestedBy], event.actor), {
      type: 'signatureCancelled',
      contractId: event.contractId!,
    })
  })
  events.on<ContractSealed>('contract.sealed', async (db, { contractId, payload }) => {
    const { personIds, requestedBy } = payload
    const owner = await ownerOf(db, contractId!)
    const notice = { type: 'contractSealed', contractId: contractId! } as const
    // Signatories have the copy itself in their mail.
    await notify(parts, db, personIds, { ...notice, isMailed: false })
    const waiting = [requestedBy, owner].filter((id) => !personIds.includes(id))
    await notify(parts, db, waiting, notice)
  })
  events.on<{ requestedBy: string }>('signature.sealDelayed', async (db, event) => {
    const contractId = event.contractId!
    await notify(parts, db, [event.payload.requestedBy, await ownerOf(db, contractId)], {
      type: 'sealDelayed',
      contractId,
    })
  })
}

async function ownerOf(db: CompanyDatabase, contractId: string): Promise<string> {
  const { owner_id } = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select('contract.owner_id')
    .executeTakeFirstOrThrow()
  return owner_id
}

function others(
  personIds: readonly (string | null)[],
  actor: { id: string | null } | null,
): string[] {
  return personIds.filter((id): id is string => id !== null && id !== actor?.id)
}
