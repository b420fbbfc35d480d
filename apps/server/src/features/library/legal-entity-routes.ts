import { legalEntitiesEndpoints } from '@tacite/api/legal-entity-endpoints.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { createLegalEntity, removeLegalEntity, updateLegalEntity } from './change-legal-entity.ts'
import { legalEntities, legalEntity } from './legal-entity-list.query.ts'

export function legalEntitiesRoutes(parts: Platform): Route[] {
  return [
    route(legalEntitiesEndpoints.list, ({ db, actor, query }) =>
      legalEntities(db, actor.locale, query),
    ),
    route(legalEntitiesEndpoints.read, ({ db, params }) => legalEntity(db, params.legalEntityId)),
    route(legalEntitiesEndpoints.create, ({ db, actor, body }) =>
      createLegalEntity(parts, db, actor, body),
    ),
    route(legalEntitiesEndpoints.update, ({ db, actor, params, body }) =>
      updateLegalEntity(parts, db, actor, params.legalEntityId, body),
    ),
    route(legalEntitiesEndpoints.remove, ({ db, actor, params }) =>
      removeLegalEntity(parts, db, actor, params.legalEntityId),
    ),
  ]
}
