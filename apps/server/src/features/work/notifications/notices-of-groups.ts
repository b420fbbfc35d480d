import type { BusinessEvent } from '../../../platform/events/business-events.ts'
import { administratorIds } from '../../people/roles/public.ts'
import { others, type Notices } from './notices.ts'

/** Memberships that wait: administrators are asked, and whoever added the person learns the answer. */
export const GROUP_NOTICES: Notices<
  'group.membershipsRequested' | 'group.membershipConfirmed' | 'group.membershipRefused'
> = {
  'group.membershipsRequested': async (db, requested) => {
    const asked = await administratorIds(db)
    return requested.map(({ objectId, payload, actor, personal }) => ({
      to: others(asked, actor),
      type: 'membershipsRequested',
      contractId: null,
      page: `/home/administration/groupManagement/groupe/${objectId}`,
      params: {
        groupId: objectId,
        actor: actor?.label ?? '',
        group: String(personal?.['label']),
        people: payload.personIds.length,
      },
    }))
  },
  'group.membershipConfirmed': (_, decided) =>
    decided.map((event) => ({ ...toRequester(event), type: 'membershipConfirmed' })),
  'group.membershipRefused': (_, decided) =>
    decided.map((event) => ({ ...toRequester(event), type: 'membershipRefused' })),
}

function toRequester({
  objectId,
  payload,
  actor,
  personal,
}: BusinessEvent<'group.membershipConfirmed' | 'group.membershipRefused'>) {
  return {
    to: others([payload.requestedBy], actor),
    contractId: null,
    params: {
      groupId: objectId,
      actor: actor?.label ?? '',
      group: String(personal?.['label']),
      person: String(personal?.['member']),
    },
  }
}
