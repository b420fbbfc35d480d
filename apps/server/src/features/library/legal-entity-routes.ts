import { legalEntitiesEndpoints } from '@tacite/api/legal-entity-endpoints.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { createLegalEntity, removeLegalEntity, updateLegalEntity } from './change-legal-entity.ts'
import { legalEntities, legalEntity } from './legal-entity-list.query.ts'

export function legalEntitiesRoutes(parts: Platform): Route[] {
  return [
    route(legalEntitiesEndpoints.list, ({ actor, query }) =>
      parts.inCompany(actor.companyId, (db) => legalEntities(db, actor.locale, query)),
    ),
    route(legalEntitiesEndpoints.read, ({ actor, params }) =>
      parts.inCompany(actor.companyId, (db) => legalEntity(db, params.legalEntityId)),
    ),
    route(legalEntitiesEndpoints.create, ({ actor, body }) =>
      parts.inCompany(actor.companyId, (db) => createLegalEntity(parts, db, actor, body)),
    ),
    route(legalEntitiesEndpoints.update, ({ actor, params, body }) =>
      parts.inCompany(actor.companyId, (db) =>
        updateLegalEntity(parts, db, actor, params.legalEntityId, body),
      ),
    ),
    route(legalEntitiesEndpoints.remove, ({ actor, params }) =>
      parts.inCompany(actor.companyId, (db) =>
        removeLegalEntity(parts, db, actor, params.legalEntityId),
      ),
    ),
  ]
}
