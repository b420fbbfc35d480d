import { peopleActsEndpoints } from '@tacite/api/people/people-acts-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { exportFileName, MEDIA_TYPES } from '../../portfolio/exports/public.ts'
import { peopleFile, recordExport } from './export-people.ts'
import { performAct } from './perform-act.ts'
import { previewAct } from './preview-act.ts'

export function peopleActsRoutes(deps: Platform): Route[] {
  return [
    route(peopleActsEndpoints.preview, ({ db, actor, body }) => previewAct(db, actor, body)),
    route(peopleActsEndpoints.perform, ({ actor, body }) => performAct(deps, actor, body)),
    route(peopleActsEndpoints.export, async ({ actor, query, reply }) => {
      await deps.inCompanyForReports(actor.companyId, (db) => recordExport(deps, db, actor, query))
      const { typeFile } = query
      const name = exportFileName(deps.clock.now(), actor.company.timeZone, typeFile)
      return reply
        .header('content-type', MEDIA_TYPES[typeFile])
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(peopleFile(deps, actor, query))
    }),
  ]
}
