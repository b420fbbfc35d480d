import { rolesEndpoints } from '@tacite/api/roles-endpoints.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { route, type Actor, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readRole } from './read-role.ts'
import { peopleOfRole, roleRows } from './roles.query.ts'
import { changeRole, createRole, deleteRole, duplicateRole, makeDefaultRole } from './write-role.ts'

export function rolesRoutes(parts: Platform): Route[] {
  const inCompany = <R>(actor: Actor, work: (db: CompanyDatabase) => Promise<R>) =>
    parts.inCompany(actor.companyId, work)
  return [
    route(rolesEndpoints.list, ({ actor, query }) =>
      inCompany(actor, (db) => roleRows(db, actor, query)),
    ),
    route(rolesEndpoints.read, ({ actor, params }) =>
      inCompany(actor, (db) => readRole(db, actor, params.roleId)),
    ),
    route(rolesEndpoints.create, ({ actor, body }) =>
      inCompany(actor, async (db) => readRole(db, actor, await createRole(parts, db, actor, body))),
    ),
    route(rolesEndpoints.duplicate, ({ actor, params }) =>
      inCompany(actor, async (db) =>
        readRole(db, actor, await duplicateRole(parts, db, actor, params.roleId)),
      ),
    ),
    route(rolesEndpoints.change, ({ actor, params, body }) =>
      inCompany(actor, async (db) => {
        await changeRole(parts, db, actor, params.roleId, body)
        return readRole(db, actor, params.roleId)
      }),
    ),
    route(rolesEndpoints.makeDefault, ({ actor, params }) =>
      inCompany(actor, async (db) => {
        await makeDefaultRole(parts, db, actor, params.roleId)
        return readRole(db, actor, params.roleId)
      }),
    ),
    route(rolesEndpoints.remove, ({ actor, params }) =>
      inCompany(actor, (db) => deleteRole(parts, db, actor, params.roleId)),
    ),
    route(rolesEndpoints.people, ({ actor, params, query }) =>
      inCompany(actor, async (db) => {
        await readRole(db, actor, params.roleId)
        return peopleOfRole(db, actor, params.roleId, query)
      }),
    ),
  ]
}
