import { importPlanEndpoints } from '@tacite/api/portfolio/import-plan-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { beginCreating } from './creating/begin-creating.ts'
import { listFiles } from './mapping/files.query.ts'
import { readMapping } from './mapping/mapping.query.ts'
import { createProfile, deleteProfile, listProfiles, renameProfile } from './mapping/profiles.ts'
import { forgetIndex, readIndex, sendIndex } from './mapping/read-table.ts'
import { saveMapping } from './mapping/save-mapping.ts'
import { setRoles } from './mapping/set-roles.ts'
import { beginPlan, resolveValues } from './plan/begin-plan.ts'
import { compareTexts } from './plan/compare-texts.query.ts'
import { correctRow } from './plan/correct-row.ts'
import { readPlan } from './plan/plan.query.ts'
import { readRow } from './plan/row.query.ts'
import { listRows } from './plan/rows.query.ts'
import { beginSecondReading } from './second-reader/begin-second-reading.ts'
import { previewSecondReading } from './second-reader/second-readings.query.ts'
import { beginUndo, previewUndo } from './undo/begin-undo.ts'

export function importPlanRoutes(deps: Platform): Route[] {
  return [...mappingRoutes(deps), ...planRoutes(deps)]
}

function mappingRoutes(deps: Platform): Route[] {
  return [
    route(importPlanEndpoints.mapping, ({ db, actor, params }) =>
      readMapping(db, actor, params.importId),
    ),
    route(importPlanEndpoints.tryMapping, ({ db, actor, params, body }) =>
      readMapping(db, actor, params.importId, body),
    ),
    route(importPlanEndpoints.saveMapping, ({ db, actor, params, body }) =>
      saveMapping(deps, db, actor, params.importId, body),
    ),
    route(importPlanEndpoints.readIndex, ({ actor, params, body }) =>
      readIndex(deps, actor, params.importId, body),
    ),
    route(importPlanEndpoints.sendIndex, ({ actor, params, request }) =>
      sendIndex(deps, actor, params.importId, request),
    ),
    route(importPlanEndpoints.forgetIndex, ({ db, actor, params }) =>
      forgetIndex(deps, db, actor, params.importId),
    ),
    route(importPlanEndpoints.files, ({ db, actor, params, query }) =>
      listFiles(db, actor, params.importId, query),
    ),
    route(importPlanEndpoints.setRoles, ({ db, actor, params, body }) =>
      setRoles(deps, db, actor, params.importId, body),
    ),
    route(importPlanEndpoints.profiles, ({ db }) => listProfiles(db)),
    route(importPlanEndpoints.createProfile, ({ db, actor, body }) =>
      createProfile(deps, db, actor, body),
    ),
    route(importPlanEndpoints.renameProfile, ({ db, params, body }) =>
      renameProfile(db, params.profileId, body),
    ),
    route(importPlanEndpoints.deleteProfile, ({ db, params }) =>
      deleteProfile(db, params.profileId),
    ),
  ]
}

function planRoutes(deps: Platform): Route[] {
  return [
    route(importPlanEndpoints.plan, ({ db, actor, params }) =>
      beginPlan(deps, db, actor, params.importId),
    ),
    route(importPlanEndpoints.previewReading, ({ db, actor, params }) =>
      previewSecondReading(db, actor, params.importId),
    ),
    route(importPlanEndpoints.sendToReader, ({ db, actor, params, body }) =>
      beginSecondReading(deps, db, actor, params.importId, body),
    ),
    route(importPlanEndpoints.readPlan, ({ db, actor, params }) =>
      readPlan(db, actor, params.importId),
    ),
    route(importPlanEndpoints.resolve, ({ db, actor, params, body }) =>
      resolveValues(deps, db, actor, params.importId, body),
    ),
    route(importPlanEndpoints.rows, ({ db, actor, params, query }) =>
      listRows(db, actor, params.importId, query),
    ),
    route(importPlanEndpoints.row, ({ db, actor, params }) =>
      readRow(db, actor, params.importId, params.position),
    ),
    route(importPlanEndpoints.correctRow, ({ db, actor, params, body }) =>
      correctRow(db, actor, params, body),
    ),
    route(importPlanEndpoints.compare, ({ db, actor, params, query }) =>
      compareTexts(db, actor, params, query),
    ),
    route(importPlanEndpoints.create, ({ db, actor, params, body }) =>
      beginCreating(deps, db, actor, params.importId, body),
    ),
    route(importPlanEndpoints.previewUndo, ({ db, actor, params }) =>
      previewUndo(db, actor, params.importId),
    ),
    route(importPlanEndpoints.undo, ({ db, actor, params, body }) =>
      beginUndo(deps, db, actor, params.importId, body),
    ),
  ]
}
