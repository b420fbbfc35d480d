import type { Platform } from '../../platform/platform.ts'
import { memberIds } from '../groups/public.ts'
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
      payload.kind === 'person' ? [payload.personId] : await memberIds(db, payload.groupId)
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
