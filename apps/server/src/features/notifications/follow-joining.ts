import type { Platform } from '../../platform/platform.ts'
import { peopleHolding } from '../roles/public.ts'
import { notify } from './notify.ts'

/** Whoever administers people is told, in the panel, of who has joined without an invitation. */
export function followJoiningWithNotifications(
  parts: Pick<Platform, 'clock' | 'events' | 'queueMail' | 'settings'>,
): void {
  parts.events.on('user.joined', async (db, { objectId, actor, personal }) => {
    const told = await peopleHolding(db, ['vendor:users'])
      .where('person.id', '<>', objectId)
      .select('person.id')
      .execute()
    await notify(
      parts,
      db,
      told.map(({ id }) => id),
      {
        type: 'personJoined',
        contractId: null,
        params: { person: actor!.label, email: String(personal?.['email']) },
      },
    )
  })
}
