import { delegationsEndpoints, type Delegation } from '@tacite/api/delegations-endpoints.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { route, type Actor, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { companyToday } from '../deadlines/public.ts'
import { requirePerson } from '../people/public.ts'
import { delegationsOf, readDelegation } from './delegations.query.ts'
import { addDelegation, endDelegation } from './write-delegation.ts'

export function delegationsRoutes(parts: Platform): Route[] {
  const list = (actor: Actor, personId: string, query: { $top: number; $skip: number }) =>
    parts.inCompany(actor.companyId, async (db) => {
      await requirePerson(db, personId)
      return delegationsOf(db, personId, await today(db), query)
    })
  const add = (
    actor: Actor,
    personId: string,
    body: { delegateId: string; startsOn: string; endsOn: string },
  ) =>
    parts.inCompany(actor.companyId, async (db): Promise<Delegation> => {
      const delegationId = await addDelegation(parts, db, actor, { personId, ...body })
      return readDelegation(db, { delegationId, personId }, await today(db))
    })
  const end = (actor: Actor, target: { delegationId: string; personId: string }) =>
    parts.inCompany(actor.companyId, async (db): Promise<Delegation> => {
      await endDelegation(parts, db, actor, target)
      return readDelegation(db, target, await today(db))
    })
  const today = async (db: CompanyDatabase) => (await companyToday(parts, db)).toString()
  return [
    route(delegationsEndpoints.own, ({ actor, query }) => list(actor, actor.personId, query)),
    route(delegationsEndpoints.addOwn, ({ actor, body }) => add(actor, actor.personId, body)),
    route(delegationsEndpoints.endOwn, ({ actor, params }) =>
      end(actor, { delegationId: params.absenceId, personId: actor.personId }),
    ),
    route(delegationsEndpoints.ofPerson, ({ actor, params, query }) =>
      list(actor, params.userId, query),
    ),
    route(delegationsEndpoints.addForPerson, ({ actor, params, body }) =>
      add(actor, params.userId, body),
    ),
    route(delegationsEndpoints.endForPerson, ({ actor, params: { userId, delegationId } }) =>
      end(actor, { delegationId, personId: userId }),
    ),
  ]
}
