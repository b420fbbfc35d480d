import type { Platform } from '../../platform/platform.ts'
import type { ExportFinished } from '../exports/public.ts'
import { notify } from './notify.ts'

/** A long export is told to who asked for it, in the panel: it is fetched from there. */
export function followExportsWithNotifications(
  parts: Pick<Platform, 'clock' | 'events' | 'queueMail' | 'settings'>,
): void {
  parts.events.on<ExportFinished>('export.finished', (db, { objectId, payload }) =>
    notify(parts, db, [payload.personId], {
      type: 'exportReady',
      contractId: null,
      params: { exportId: objectId, rows: payload.rows },
    }),
  )
}
