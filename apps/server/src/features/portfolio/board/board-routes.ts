import { rowLimit } from '@tacite/api/paging.ts'
import { boardEndpoints } from '@tacite/api/portfolio/board-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { todayOf } from '../../lifecycle/deadlines/public.ts'
import { moveContract, previewMove } from '../../settings/workflows/public.ts'
import { matchingIds, readContractFilter } from '../contract-list/public.ts'
import { board, boardCards } from './board.query.ts'

export function boardRoutes(deps: Platform): Route[] {
  return [
    route(boardEndpoints.read, ({ db, actor, params }) =>
      board(db, actor.locale, params.workflowId),
    ),
    route(boardEndpoints.cards, async ({ db, actor, query }) => {
      const filter = await readContractFilter(db, query, todayOf(actor))
      const { ids, count } = await matchingIds(db, actor, filter, {
        order: { by: 'stepDueDate', direction: 'asc' },
        limit: rowLimit(query.$top),
        offset: query.$skip,
      })
      return { value: await boardCards(db, ids, filter), count }
    }),
    route(boardEndpoints.preview, ({ db, level, actor, params }) =>
      previewMove(db, actor, level, params),
    ),
    route(boardEndpoints.move, ({ db, actor, params, body }) =>
      moveContract(deps, db, actor, { ...params, ...body }),
    ),
  ]
}
