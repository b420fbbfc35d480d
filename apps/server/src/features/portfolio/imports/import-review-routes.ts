import { importReviewEndpoints } from '@tacite/api/portfolio/import-review-endpoints.ts'
import { sendPageImage } from '../../../platform/parsers/pdf/send-page-image.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { acceptBatch, previewBatch, undoBatch } from './review/batch.ts'
import { judgeRow, undoJudgement } from './review/judge-row.ts'
import { readReview } from './review/review.query.ts'
import { fileOfRow, readRowPage } from './review/row-page.query.ts'
import { listRules, switchRule } from './review/rules.query.ts'
import { finishRow, takeRow } from './review/take-row.ts'

export function importReviewRoutes(deps: Platform): Route[] {
  const { inCompany } = deps
  return [
    route(importReviewEndpoints.read, ({ db, actor, params }) =>
      readReview(db, actor, params.importId),
    ),
    route(importReviewEndpoints.take, ({ db, actor, params, body }) =>
      takeRow(db, actor, params.importId, body),
    ),
    route(importReviewEndpoints.judge, ({ db, actor, params, body }) =>
      judgeRow(db, actor, params, body),
    ),
    route(importReviewEndpoints.undo, ({ db, actor, params }) => undoJudgement(db, actor, params)),
    route(importReviewEndpoints.finish, ({ db, actor, params, body }) =>
      finishRow(db, actor, params, body.isReviewed),
    ),
    route(importReviewEndpoints.page, ({ actor, params }) => readRowPage(deps, actor, params)),
    route(importReviewEndpoints.pageImage, async ({ actor, params, query, request, reply }) => {
      const { sha256 } = await inCompany(actor.companyId, (db) => fileOfRow(db, actor, params))
      return sendPageImage(
        deps,
        { request, reply },
        { companyId: actor.companyId, sha256, page: params.page, ...query },
      )
    }),
    route(importReviewEndpoints.previewBatch, ({ db, actor, params, query }) =>
      previewBatch(db, actor, params.importId, query.threshold),
    ),
    route(importReviewEndpoints.acceptBatch, ({ db, actor, params, body }) =>
      acceptBatch(deps, db, actor, params.importId, body),
    ),
    route(importReviewEndpoints.undoBatch, ({ db, actor, params }) =>
      undoBatch(deps, db, actor, params),
    ),
    route(importReviewEndpoints.rules, ({ db }) => listRules(db)),
    route(importReviewEndpoints.switchRule, ({ db, actor, params, body }) =>
      switchRule(deps, db, actor, params.ruleName, body.isOff),
    ),
  ]
}
