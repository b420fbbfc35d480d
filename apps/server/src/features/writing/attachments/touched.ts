import type { AttachmentPayloads } from '@tacite/domain/events/attachment-events.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { NewEvent } from '../../../platform/events/business-events.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Records what happened to an attachment; lists show when its contract last changed. */
export async function touched<Name extends keyof AttachmentPayloads>(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  event: NewEvent<Name>,
): Promise<void> {
  await db
    .update('contract')
    .set({ updated_at: clock.now() })
    .where('contract.id', '=', event.contractId)
    .execute()
  await events.record(db, event)
}
