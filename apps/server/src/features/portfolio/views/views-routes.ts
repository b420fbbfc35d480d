import { viewsEndpoints } from '@tacite/api/portfolio/views-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeView, createView, placeView, renameView } from './write-view.ts'
import { removeView, restoreView } from './remove-view.ts'
import { ownViews } from './views.query.ts'

export function viewsRoutes(deps: Pick<Platform, 'clock'>): Route[] {
  return [
    route(viewsEndpoints.list, ({ db, actor }) => ownViews(deps, db, actor)),
    route(viewsEndpoints.create, ({ db, actor, body }) => createView(deps, db, actor, body)),
    route(viewsEndpoints.change, ({ db, actor, params, body }) =>
      changeView(db, actor, params.viewId, body),
    ),
    route(viewsEndpoints.rename, ({ db, actor, params, body }) =>
      renameView(db, actor, params.viewId, body.name),
    ),
    route(viewsEndpoints.place, ({ db, actor, params, body }) =>
      placeView(db, actor, params.viewId, body.place),
    ),
    route(viewsEndpoints.remove, ({ db, actor, params }) =>
      removeView(deps, db, actor, params.viewId),
    ),
    route(viewsEndpoints.restore, ({ db, actor, params }) =>
      restoreView(deps, db, actor, params.viewId),
    ),
  ]
}
