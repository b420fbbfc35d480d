import { rolesEndpoints } from '@tacite/api/people/roles-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readRole } from './read-role.ts'
import { peopleOfRole, roleRows } from './roles.query.ts'
import { changeRole, createRole, deleteRole, duplicateRole, makeDefaultRole } from './write-role.ts'

export function rolesRoutes(deps: Platform): Route[] {
  return [
    route(rolesEndpoints.list, ({ db, actor, query }) => roleRows(db, actor, query)),
    route(rolesEndpoints.read, ({ db, actor, params }) => readRole(db, actor, params.roleId)),
    route(rolesEndpoints.create, async ({ db, actor, body }) =>
      readRole(db, actor, await createRole(deps, db, actor, body)),
    ),
    route(rolesEndpoints.duplicate, async ({ db, actor, params }) =>
      readRole(db, actor, await duplicateRole(deps, db, actor, params.roleId)),
    ),
    route(rolesEndpoints.change, async ({ db, actor, params, body }) => {
      await changeRole(deps, db, actor, params.roleId, body)
      return readRole(db, actor, params.roleId)
    }),
    route(rolesEndpoints.makeDefault, async ({ db, actor, params }) => {
      await makeDefaultRole(deps, db, actor, params.roleId)
      return readRole(db, actor, params.roleId)
    }),
    route(rolesEndpoints.remove, ({ db, actor, params }) =>
      deleteRole(deps, db, actor, params.roleId),
    ),
    route(rolesEndpoints.people, async ({ db, actor, params, query }) => {
      await readRole(db, actor, params.roleId)
      return peopleOfRole(db, actor, params.roleId, query)
    }),
  ]
}
