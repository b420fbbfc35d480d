import type { IsoDay } from '@tacite/domain/calendar/iso-day.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { eventActor } from '../../../../platform/events/event-actor.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { openStepOfKind } from '../../../settings/workflows/public.ts'
import { keepVersion } from '../../../writing/contract-versions/public.ts'

/** Locks a contract for good as signed outside the product; its deadlines begin to run. */
export async function lockSignedOnPaper(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  signed: { contractId: string; signatureDate: IsoDay; by: 'marked' | 'scan' },
): Promise<void> {
  const { contractId, signatureDate, by } = signed
  const person = eventActor(actor)
  // Before its date is written: what was signed is what was printed.
  await keepVersion(deps, db, contractId, [{ kind: 'signed', by: actor.personId }])
  // Opened first, so that the trail says that the signature took place, not that it was passed over.
  if (by === 'marked') await openStepOfKind(deps, db, contractId, 'signature', person)
  await openStepOfKind(deps, db, contractId, 'followUp', person)
  await db
    .update('contract')
    .set({
      status: 'SIGNED',
      signature_date: signatureDate,
      signature_provider: by === 'scan' ? 'scan' : null,
      frozen_at: null,
      locked_at: deps.clock.now(),
      locked_by: actor.personId,
      lock_reason: null,
      lock_until: null,
      lock_kind: by,
      updated_at: deps.clock.now(),
    })
    .where('contract.id', '=', contractId)
    .execute()
}
