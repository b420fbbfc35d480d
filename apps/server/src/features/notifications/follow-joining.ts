import type { Platform } from '../../platform/platform.ts'
import { sql } from 'kysely'
import { notify } from './notify.ts'

/** Whoever administers people is told, in the panel, of who has joined without an invitation. */
export function followJoiningWithNotifications(
  parts: Pick<Platform, 'clock' | 'events' | 'queueMail' | 'settings'>,
): void {
  parts.events.on('user.joined', async (db, { objectId, actor, personal }) => {
    const administrators = await db
      .select('person')
      .innerJoin('role', (join) =>
        join
          .onRef('role.company_id', '=', 'person.company_id')
          .onRef('role.id', '=', 'person.role_id'),
      )
      .where('person.status', '=', 'active')
      .where('person.id', '<>', objectId)
      .where(sql<boolean>`'vendor:users' = any(role.permissions)`)
      .select('person.id')
      .execute()
    await notify(
      parts,
      db,
      administrators.map(({ id }) => id),
      {
        type: 'personJoined',
        contractId: null,
        params: { person: actor!.label, email: String(personal?.['email']) },
      },
    )
  })
}
