import { groupsEndpoints } from '@tacite/api/groups-endpoints.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { route, type Actor, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeMembers } from './change-members.ts'
import { groupPeople, groupRows, readGroup } from './groups.query.ts'
import { changeGroup, createGroup, deleteGroup } from './write-group.ts'

export function groupsRoutes(parts: Platform): Route[] {
  const inCompany = <R>(actor: Actor, work: (db: CompanyDatabase) => Promise<R>) =>
    parts.inCompany(actor.companyId, work)
  return [
    route(groupsEndpoints.list, ({ actor, query }) =>
      inCompany(actor, (db) => groupRows(db, actor, query)),
    ),
    route(groupsEndpoints.read, ({ actor, params }) =>
      inCompany(actor, (db) => readGroup(db, params.groupId)),
    ),
    route(groupsEndpoints.create, ({ actor, body }) =>
      inCompany(actor, async (db) => readGroup(db, await createGroup(parts, db, actor, body))),
    ),
    route(groupsEndpoints.change, ({ actor, params, body }) =>
      inCompany(actor, async (db) => {
        await changeGroup(parts, db, actor, params.groupId, body)
        return readGroup(db, params.groupId)
      }),
    ),
    route(groupsEndpoints.remove, ({ actor, params }) =>
      inCompany(actor, (db) => deleteGroup(parts, db, actor, params.groupId)),
    ),
    route(groupsEndpoints.members, ({ actor, params, query }) =>
      inCompany(actor, async (db) => {
        await readGroup(db, params.groupId)
        return groupPeople(db, actor, { ...params, areMembers: true }, query)
      }),
    ),
    route(groupsEndpoints.candidates, ({ actor, params, query }) =>
      inCompany(actor, async (db) => {
        await readGroup(db, params.groupId)
        return groupPeople(db, actor, { ...params, areMembers: false }, query)
      }),
    ),
    route(groupsEndpoints.changeMembers, ({ actor, params, body }) =>
      inCompany(actor, async (db) => {
        await changeMembers(parts, db, actor, params.groupId, body)
        return readGroup(db, params.groupId)
      }),
    ),
  ]
}
