import { sectionClausesEndpoints as endpoints } from '@tacite/api/writing/section-clauses-endpoints.ts'
import type { Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readSection } from './read-text.query.ts'
import { compareWithClause, keepDeviation, linkSection, unlinkSection } from './section-clauses.ts'
import { takeVersion } from './take-clause.ts'
import type { TextOwners } from './text-owner.ts'
import { textRoutes } from './text-route.ts'

export function sectionClausesRoutes(deps: Platform & { textOwners: TextOwners }): Route[] {
  const { reads, changes } = textRoutes(deps.textOwners)
  return [
    reads(endpoints.compare, ({ db, actor, text, params, query }) =>
      compareWithClause(db, actor, text, params, query),
    ),
    changes(endpoints.link, async ({ db, actor, text, params, body }) => {
      await linkSection(deps, db, actor, text, { ...params, ...body })
      return readSection(db, text.id, params.sectionId)
    }),
    changes(endpoints.take, async ({ db, actor, text, params, body }) => {
      await takeVersion(deps, db, actor, text, { ...params, ...body })
      return readSection(db, text.id, params.sectionId)
    }),
    changes(endpoints.unlink, async ({ db, actor, text, params }) => {
      await unlinkSection(deps, db, actor, text, params)
      return readSection(db, text.id, params.sectionId)
    }),
    changes(endpoints.keep, async ({ db, actor, text, params, body }) => {
      await keepDeviation(deps, db, actor, text, { ...params, ...body })
      return readSection(db, text.id, params.sectionId)
    }),
  ]
}
