import type { Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { categoriesRoutes } from './category.ts'
import { contractTypesRoutes } from './contract-type.ts'
import { counterpartiesRoutes } from './counterparty.ts'
import { legalEntitiesRoutes } from './legal-entity.ts'
import { projectsRoutes } from './project.ts'
import { taggedFieldsRoutes } from './tagged-field.ts'

/** What a company describes its contracts with. */
export function libraryRoutes(deps: Platform): Route[] {
  return [
    contractTypesRoutes,
    taggedFieldsRoutes,
    categoriesRoutes,
    legalEntitiesRoutes,
    projectsRoutes,
    counterpartiesRoutes,
  ].flatMap((routes) => routes(deps))
}
