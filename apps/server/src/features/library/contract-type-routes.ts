import { contractTypesEndpoints } from '@tacite/api/contract-type-endpoints.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { contractType, contractTypes } from './contract-type-list.query.ts'
import {
  createContractType,
  removeContractType,
  updateContractType,
} from './change-contract-type.ts'

export function contractTypesRoutes(parts: Platform): Route[] {
  return [
    route(contractTypesEndpoints.list, ({ db, actor, query }) =>
      contractTypes(db, actor.locale, query),
    ),
    route(contractTypesEndpoints.read, ({ db, params }) => contractType(db, params.typeId)),
    route(contractTypesEndpoints.create, ({ db, actor, body }) =>
      createContractType(parts, db, actor, body),
    ),
    route(contractTypesEndpoints.update, ({ db, actor, params, body }) =>
      updateContractType(parts, db, actor, params.typeId, body),
    ),
    route(contractTypesEndpoints.remove, ({ db, actor, params }) =>
      removeContractType(parts, db, actor, params.typeId),
    ),
  ]
}
