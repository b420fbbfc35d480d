import { templateUpdatesEndpoints } from '@tacite/api/writing/template-updates-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAllowed } from '../../people/access/public.ts'
import type { TextOwners } from '../texts/public.ts'
import { readUpdate } from './read-update.query.ts'
import { readWritten } from '../templates/public.ts'
import { takeUpdate } from './take-update.ts'
import { waitingDrafts } from './waiting-drafts.query.ts'

export function templateUpdatesRoutes(deps: Platform & { textOwners: TextOwners }): Route[] {
  return [
    route(templateUpdatesEndpoints.read, async ({ db, actor, params }) => {
      await requireAllowed(db, actor, 'followTemplate', params.contractId)
      return (await readUpdate(db, params.contractId)).offer
    }),
    route(templateUpdatesEndpoints.waiting, async ({ db, actor, params, query }) => {
      await readWritten(db, params.templateId)
      return waitingDrafts(db, actor, params.templateId, query)
    }),
    route(templateUpdatesEndpoints.take, ({ db, actor, params, body }) =>
      takeUpdate(deps, db, actor, params.contractId, body),
    ),
  ]
}
