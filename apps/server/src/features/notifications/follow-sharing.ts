import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ContractShared } from '../sharing/public.ts'
import { notify } from './notify.ts'

/** A share is told to whom it is with: to a person also by mail, to the people of a group in the panel only. */
export function followSharingWithNotifications(
  parts: Pick<Platform, 'clock' | 'events' | 'queueMail' | 'settings'>,
): void {
  parts.events.on<ContractShared>('contract.shared', async (db, event) => {
    const { payload, actor, personal } = event
    if (payload.kind === 'thirdParty') return
    const people =
      payload.kind === 'person' ? [payload.personId] : await membersOf(db, payload.groupId)
    await notify(
      parts,
      db,
      people.filter((id) => id !== actor?.id),
      {
        type: 'shareGiven',
        contractId: event.contractId!,
        params: { person: actor?.label ?? '' },
        quote: personal?.['message'],
        isMailed: payload.kind === 'person',
      },
    )
  })
}

async function membersOf(db: CompanyDatabase, groupId: string): Promise<string[]> {
  const rows = await db
    .select('group_member')
    .where('group_member.group_id', '=', groupId)
    .select('group_member.person_id')
    .execute()
  return rows.map(({ person_id }) => person_id)
}
