import type { Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { categoriesRoutes } from './category-routes.ts'
import { contractTypesRoutes } from './contract-type-routes.ts'
import { counterpartiesRoutes } from './counterparty-routes.ts'
import { legalEntitiesRoutes } from './legal-entity-routes.ts'
import { projectsRoutes } from './project-routes.ts'
import { taggedFieldsRoutes } from './tagged-field-routes.ts'

/** What a company describes its contracts with. */
export function libraryRoutes(parts: Platform): Route[] {
  return [
    contractTypesRoutes,
    taggedFieldsRoutes,
    categoriesRoutes,
    legalEntitiesRoutes,
    projectsRoutes,
    counterpartiesRoutes,
  ].flatMap((routes) => routes(parts))
}
