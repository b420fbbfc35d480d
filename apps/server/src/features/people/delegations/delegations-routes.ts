import { delegationsEndpoints, type Delegation } from '@tacite/api/people/delegations-endpoints.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { companyToday } from '../../lifecycle/deadlines/public.ts'
import { requirePerson } from '../people/public.ts'
import { delegationsOf, readDelegation } from './delegations.query.ts'
import { addDelegation, endDelegation } from './write-delegation.ts'

export function delegationsRoutes(deps: Platform): Route[] {
  const list = async (
    db: CompanyDatabase,
    personId: string,
    query: { $top: number; $skip: number },
  ) => {
    await requirePerson(db, personId)
    return delegationsOf(db, personId, await today(db), query)
  }
  const add = async (
    db: CompanyDatabase,
    actor: Actor,
    absence: { personId: string; delegateId: string; startsOn: string; endsOn: string },
  ): Promise<Delegation> => {
    const delegationId = await addDelegation(deps, db, actor, absence)
    return readDelegation(db, { ...absence, delegationId }, await today(db))
  }
  const end = async (
    db: CompanyDatabase,
    actor: Actor,
    target: { delegationId: string; personId: string },
  ): Promise<Delegation> => {
    await endDelegation(deps, db, actor, target)
    return readDelegation(db, target, await today(db))
  }
  const today = async (db: CompanyDatabase) => (await companyToday(deps, db)).toString()
  return [
    route(delegationsEndpoints.own, ({ db, actor, query }) => list(db, actor.personId, query)),
    route(delegationsEndpoints.addOwn, ({ db, actor, body }) =>
      add(db, actor, { personId: actor.personId, ...body }),
    ),
    route(delegationsEndpoints.endOwn, ({ db, actor, params }) =>
      end(db, actor, { delegationId: params.absenceId, personId: actor.personId }),
    ),
    route(delegationsEndpoints.ofPerson, ({ db, params, query }) => list(db, params.userId, query)),
    route(delegationsEndpoints.addForPerson, ({ db, actor, params, body }) =>
      add(db, actor, { personId: params.userId, ...body }),
    ),
    route(delegationsEndpoints.endForPerson, ({ db, actor, params: { userId, delegationId } }) =>
      end(db, actor, { delegationId, personId: userId }),
    ),
  ]
}
