import { counterpartiesEndpoints } from '@tacite/api/counterparty-endpoints.ts'
import { partiesEndpoints } from '@tacite/api/parties-endpoints.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  createCounterparty,
  removeCounterparty,
  updateCounterparty,
} from './change-counterparty.ts'
import { counterparties } from './counterparty-list.query.ts'
import { counterparty } from './counterparty.query.ts'
import { mergeCounterparties } from './merge-counterparties.ts'

export function counterpartiesRoutes(parts: Platform): Route[] {
  return [
    route(counterpartiesEndpoints.list, ({ db, actor, query }) =>
      counterparties(db, actor.locale, query),
    ),
    route(counterpartiesEndpoints.read, ({ db, params }) =>
      counterparty(db, params.counterpartyId),
    ),
    route(counterpartiesEndpoints.create, ({ db, actor, body }) =>
      createCounterparty(parts, db, actor, body),
    ),
    route(counterpartiesEndpoints.update, ({ db, actor, params, body }) =>
      updateCounterparty(parts, db, actor, params.counterpartyId, body),
    ),
    route(counterpartiesEndpoints.merge, ({ db, actor, params, body }) =>
      mergeCounterparties(parts, db, actor, params.counterpartyId, body),
    ),
    route(counterpartiesEndpoints.remove, ({ db, actor, params }) =>
      removeCounterparty(parts, db, actor, params.counterpartyId),
    ),
    route(partiesEndpoints.createCounterparty, async ({ db, actor, body }) => {
      const rest = { kind: 'professional', siret: '', vatNumber: '', contacts: [] } as const
      const form = { ...body, ...rest, contacts: [] }
      const { _id, name } = await createCounterparty(parts, db, actor, form)
      return { _id, name }
    }),
  ]
}
