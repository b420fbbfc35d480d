import { clausesEndpoints } from '@tacite/api/writing/clauses-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { TextOwners } from '../texts/public.ts'
import { recordRoutes } from '../../settings/administration/public.ts'
import { clauseChanges } from './clause-changes.query.ts'
import { clauseChoices } from './clause-choices.query.ts'
import { clauseList } from './clause-list.query.ts'
import { clauseOfPassage } from './clause-of-passage.ts'
import { clauseRecord } from './clause-record.query.ts'
import { copyClause } from './copy-clause.ts'
import { publishClause } from './publish-clause.ts'
import { removeClause } from './remove-clause.ts'
import { createClause, updateClause } from './save-clause.ts'
import { duplicateClauses, similarClauses } from './similar-clauses.query.ts'
import { addVariant, orderVariants } from './variants.ts'
import { clauseVersions } from './versions.query.ts'

export function clausesRoutes(deps: Platform & { textOwners: TextOwners }): Route[] {
  return [
    route(clausesEndpoints.choices, ({ db, actor, query }) => clauseChoices(db, actor, query)),
    route(clausesEndpoints.copy, ({ db, actor, params }) =>
      copyClause(deps, db, actor, params.clauseId),
    ),
    route(clausesEndpoints.ofPassage, ({ db, actor, body }) =>
      clauseOfPassage(deps, db, actor, body),
    ),
    route(clausesEndpoints.similar, ({ db, params }) => similarClauses(db, params.clauseId)),
    route(clausesEndpoints.duplicates, ({ db }) => duplicateClauses(db)),
    route(clausesEndpoints.addVariant, ({ db, actor, params, body }) =>
      addVariant(deps, db, actor, params.clauseId, body),
    ),
    route(clausesEndpoints.orderVariants, ({ db, actor, params, body }) =>
      orderVariants(deps, db, actor, params.clauseId, body),
    ),
    route(clausesEndpoints.versions, ({ db, params, query }) =>
      clauseVersions(db, params.clauseId, query),
    ),
    route(clausesEndpoints.changes, ({ db, params, query }) =>
      clauseChanges(db, params.clauseId, query.to),
    ),
    route(clausesEndpoints.publish, ({ db, actor, params, body }) =>
      publishClause(deps, db, actor, params.clauseId, body),
    ),
    ...recordRoutes(deps, clausesEndpoints, {
      list: (db, _, asked, reader) => clauseList(db, reader, asked),
      read: (db, id, _, reader) => clauseRecord(db, reader, id),
      create: createClause,
      update: updateClause,
      remove: removeClause,
    }),
  ]
}
