import { groupsEndpoints } from '@tacite/api/people/groups-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeMembers } from './change-members.ts'
import { confirmMembership, refuseMembership } from './decide-membership.ts'
import {
  groupCandidates,
  groupDetails,
  groupMembers,
  groupRows,
  readGroup,
} from './groups.query.ts'
import { pendingMembers } from './pending-members.query.ts'
import { changeGroup, createGroup, deleteGroup } from './write-group.ts'

export function groupsRoutes(deps: Platform): Route[] {
  return [
    route(groupsEndpoints.list, ({ db, actor, query }) => groupRows(db, actor, query)),
    route(groupsEndpoints.read, ({ db, actor, params }) => groupDetails(db, actor, params.groupId)),
    route(groupsEndpoints.create, async ({ db, actor, body }) =>
      groupDetails(db, actor, await createGroup(deps, db, actor, body)),
    ),
    route(groupsEndpoints.change, async ({ db, actor, params, body }) => {
      await changeGroup(deps, db, actor, params.groupId, body)
      return groupDetails(db, actor, params.groupId)
    }),
    route(groupsEndpoints.remove, ({ db, actor, params }) =>
      deleteGroup(deps, db, actor, params.groupId),
    ),
    route(groupsEndpoints.members, async ({ db, actor, params, query }) => {
      await readGroup(db, params.groupId)
      return groupMembers(db, actor, params.groupId, query)
    }),
    route(groupsEndpoints.candidates, async ({ db, actor, params, query }) => {
      await readGroup(db, params.groupId)
      return groupCandidates(db, actor, params.groupId, query)
    }),
    route(groupsEndpoints.pending, async ({ db, actor, params, query }) => {
      await readGroup(db, params.groupId)
      return pendingMembers(db, actor, params.groupId, query)
    }),
    route(groupsEndpoints.confirmMember, async ({ db, actor, params: { groupId, userId } }) => {
      await confirmMembership(deps, db, actor, { groupId, personId: userId })
      return groupDetails(db, actor, groupId)
    }),
    route(groupsEndpoints.refuseMember, async ({ db, actor, params: { groupId, userId } }) => {
      await refuseMembership(deps, db, actor, { groupId, personId: userId })
      return groupDetails(db, actor, groupId)
    }),
    route(groupsEndpoints.changeMembers, async ({ db, actor, params, body }) => {
      await changeMembers(deps, db, actor, params.groupId, body)
      return groupDetails(db, actor, params.groupId)
    }),
  ]
}
