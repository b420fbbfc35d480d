import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { BusinessEvent } from '../../platform/events/business-events.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Invited, SignatureCancelled, Signed } from '../signing/public.ts'
import { endTasks, openTasks } from './task-repository.ts'

/** Inside signatories get a task when it is their turn; it ends by the signature, or with it. */
export function followSigningWithTasks(parts: Pick<Platform, 'clock' | 'events'>): void {
  const { events } = parts
  events.on<Invited>('signature.invited', async (db, { contractId, objectId, payload }) => {
    if (!payload.personId || !contractId) return
    await openTasks(parts, db, [payload.personId], {
      kind: 'sign',
      contractId,
      subjectId: objectId,
    })
  })
  events.on<Signed>('signature.signed', (db: CompanyDatabase, { objectId }: BusinessEvent) =>
    endTasks(parts, db, [objectId], 'DONE'),
  )
  events.on<SignatureCancelled>('signature.cancelled', (db, { payload }) =>
    endTasks(parts, db, payload.signatoryIds, 'TERMINATED'),
  )
}
