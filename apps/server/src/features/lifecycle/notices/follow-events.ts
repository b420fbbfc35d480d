import type { Platform } from '../../../platform/platform.ts'
import { adoptNotices } from './notice-repository.ts'

/** A contract that was deleted before the register existed brings its notices back in its lifecycle only. */
export function followRestoredContracts({ events }: Pick<Platform, 'events'>): void {
  events.on('contract.restored', (db, restored) =>
    adoptNotices(
      db,
      restored.map(({ objectId }) => objectId),
    ),
  )
}
