import { removalsEndpoints } from '@tacite/api/trail/removals-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removedObjects } from './removed-objects.query.ts'
import { restoreObject } from './restore-object.ts'

export function removalsRoutes(deps: Platform): Route[] {
  return [
    route(removalsEndpoints.list, ({ db, actor, query }) => removedObjects(db, actor, query)),
    route(removalsEndpoints.restore, ({ db, actor, params }) =>
      restoreObject(deps, db, actor, params.removalId),
    ),
  ]
}
