import type { Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { contractTypesRoutes } from './contract-type-routes.ts'
import { taggedFieldsRoutes } from './tagged-field-routes.ts'

/** What a company describes its contracts with. */
export function libraryRoutes(parts: Platform): Route[] {
  return [...contractTypesRoutes(parts), ...taggedFieldsRoutes(parts)]
}
