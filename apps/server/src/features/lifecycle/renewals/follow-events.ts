import type { Platform } from '../../../platform/platform.ts'
import { adoptRenewals } from './renewal-repository.ts'

/** A contract that was deleted before the register existed brings its renewals back in its lifecycle only. */
export function followRestoredRenewals({ events }: Pick<Platform, 'events'>): void {
  events.on('contract.restored', (db, restored) =>
    adoptRenewals(
      db,
      restored.map(({ objectId }) => objectId),
    ),
  )
}
