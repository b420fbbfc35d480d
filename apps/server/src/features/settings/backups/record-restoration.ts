import {
  readRestoredMarker,
  writeRestoredMarker,
} from '../../../platform/backup/restored-marker.ts'
import type { Platform } from '../../../platform/platform.ts'

/** At the first start after a restore: every trail goes on with the event, so that nobody takes the gap for a cut. */
export async function recordRestoration({
  companyIds,
  events,
  inCompany,
  settings: { dataDirectory },
}: Pick<Platform, 'companyIds' | 'events' | 'inCompany' | 'settings'>): Promise<void> {
  const marker = await readRestoredMarker(dataDirectory)
  if (!marker || marker.isRecorded) return
  for (const companyId of await companyIds())
    await inCompany(companyId, (db) =>
      events.record(db, {
        type: 'company.restored',
        actor: null,
        objectId: companyId,
        payload: { backupOf: marker.backupOf },
      }),
    )
  await writeRestoredMarker(dataDirectory, { ...marker, isRecorded: true })
}
