import { counterpartiesEndpoints } from '@tacite/api/counterparty-endpoints.ts'
import { partiesEndpoints } from '@tacite/api/parties-endpoints.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { route, type Actor, type Route } from '../../platform/http/route.ts'
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
  const inCompany = <R>(actor: Actor, work: (db: CompanyDatabase) => Promise<R>) =>
    parts.inCompany(actor.companyId, work)
  return [
    route(counterpartiesEndpoints.list, ({ actor, query }) =>
      inCompany(actor, (db) => counterparties(db, actor.locale, query)),
    ),
    route(counterpartiesEndpoints.read, ({ actor, params }) =>
      inCompany(actor, (db) => counterparty(db, params.counterpartyId)),
    ),
    route(counterpartiesEndpoints.create, ({ actor, body }) =>
      inCompany(actor, (db) => createCounterparty(parts, db, actor, body)),
    ),
    route(counterpartiesEndpoints.update, ({ actor, params, body }) =>
      inCompany(actor, (db) => updateCounterparty(parts, db, actor, params.counterpartyId, body)),
    ),
    route(counterpartiesEndpoints.merge, ({ actor, params, body }) =>
      inCompany(actor, (db) => mergeCounterparties(parts, db, actor, params.counterpartyId, body)),
    ),
    route(counterpartiesEndpoints.remove, ({ actor, params }) =>
      inCompany(actor, (db) => removeCounterparty(parts, db, actor, params.counterpartyId)),
    ),
    route(partiesEndpoints.createCounterparty, ({ actor, body }) =>
      inCompany(actor, async (db) => {
        const rest = { kind: 'professional', siret: '', vatNumber: '', contacts: [] } as const
        const form = { ...body, ...rest, contacts: [] }
        const { _id, name } = await createCounterparty(parts, db, actor, form)
        return { _id, name }
      }),
    ),
  ]
}
