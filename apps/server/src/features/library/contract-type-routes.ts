import { contractTypesEndpoints } from '@tacite/api/contract-type-endpoints.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { route, type Actor, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { contractType, contractTypes } from './contract-type-list.query.ts'
import {
  createContractType,
  removeContractType,
  updateContractType,
} from './change-contract-type.ts'

export function contractTypesRoutes(parts: Platform): Route[] {
  const inCompany = <R>(actor: Actor, work: (db: CompanyDatabase) => Promise<R>) =>
    parts.inCompany(actor.companyId, work)
  return [
    route(contractTypesEndpoints.list, ({ actor, query }) =>
      inCompany(actor, (db) => contractTypes(db, actor.locale, query)),
    ),
    route(contractTypesEndpoints.read, ({ actor, params }) =>
      inCompany(actor, (db) => contractType(db, params.typeId)),
    ),
    route(contractTypesEndpoints.create, ({ actor, body }) =>
      inCompany(actor, (db) => createContractType(parts, db, actor, body)),
    ),
    route(contractTypesEndpoints.update, ({ actor, params, body }) =>
      inCompany(actor, (db) => updateContractType(parts, db, actor, params.typeId, body)),
    ),
    route(contractTypesEndpoints.remove, ({ actor, params }) =>
      inCompany(actor, (db) => removeContractType(parts, db, actor, params.typeId)),
    ),
  ]
}
