import { importsEndpoints } from '@tacite/api/portfolio/imports-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  cancelImport,
  completeImport,
  pauseImport,
  resumeImport,
  retryImport,
} from './change-import.ts'
import { createImport } from './create-import.ts'
import { listEntries } from './entries.query.ts'
import { listImports, readImport } from './imports.query.ts'
import { sendLog } from './send-log.ts'
import { listSources } from './sources.query.ts'

export function importsRoutes(deps: Platform): Route[] {
  return [
    route(importsEndpoints.list, ({ db, actor, query }) => listImports(db, actor, query)),
    route(importsEndpoints.create, ({ db, actor, body }) => createImport(deps, db, actor, body)),
    route(importsEndpoints.read, ({ db, actor, params }) => readImport(db, actor, params.importId)),
    route(importsEndpoints.sources, ({ db, actor, params, query }) =>
      listSources(db, actor, params.importId, query),
    ),
    route(importsEndpoints.complete, ({ db, actor, params }) =>
      completeImport(deps, db, actor, params.importId),
    ),
    route(importsEndpoints.pause, ({ db, actor, params }) =>
      pauseImport(deps, db, actor, params.importId),
    ),
    route(importsEndpoints.resume, ({ db, actor, params }) =>
      resumeImport(deps, db, actor, params.importId),
    ),
    route(importsEndpoints.cancel, ({ db, actor, params }) =>
      cancelImport(deps, db, actor, params.importId),
    ),
    route(importsEndpoints.retry, ({ db, actor, params }) =>
      retryImport(deps, db, actor, params.importId),
    ),
    route(importsEndpoints.entries, ({ db, actor, params, query }) =>
      listEntries(db, actor, params.importId, query),
    ),
    route(importsEndpoints.log, ({ actor, params, query, reply }) =>
      sendLog(deps, actor, reply, { importId: params.importId, filter: query }),
    ),
  ]
}
