import type {
  ReceivedFiles,
  ReceivedFilesForm,
} from '@tacite/api/settings/received-files-endpoints.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { activeContentRule } from '../../../platform/parsers/active/active-content-rule.query.ts'
import type { Platform } from '../../../platform/platform.ts'
import { storedBytes } from '../../../platform/storage/company-storage.ts'

export async function receivedFiles(
  { settings }: Pick<Platform, 'settings'>,
  db: CompanyDatabase,
): Promise<ReceivedFiles> {
  return {
    activeContent: await activeContentRule(db),
    storage: { usedBytes: await storedBytes(db), limitBytes: settings.companyStorageBytes },
  }
}

export async function changeReceivedFiles(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { activeContent }: ReceivedFilesForm,
): Promise<void> {
  if (activeContent === (await activeContentRule(db))) return
  await db.tx
    .updateTable('company')
    .where('company.id', '=', db.companyId)
    .set({ active_content: activeContent })
    .execute()
  await events.record(db, {
    type: 'company.activeContentChanged',
    actor: eventActor(actor),
    objectId: db.companyId,
    payload: { rule: activeContent },
  })
}
