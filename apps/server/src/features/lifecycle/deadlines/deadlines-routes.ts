import { deadlinesEndpoints } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { cancelContract, recordRegimeDays, setLifecycle } from './lifecycle-acts.ts'
import { readContractTerms, withStated } from './lifecycle-terms.query.ts'
import { newContractDeadlines } from './new-contract-deadlines.ts'
import { showDeadlines } from './show-deadlines.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { lifecycleRefusals } from '@tacite/domain/deadlines/lifecycle-rules.ts'

type About = { contractId: string; level: ContractLevel }

export function deadlinesRoutes(deps: Platform): Route[] {
  const show = (db: CompanyDatabase, actor: Actor, about: About) =>
    showDeadlines(deps, db, actor, about)
  return [
    route(deadlinesEndpoints.read, ({ db, level, actor, params }) =>
      show(db, actor, { ...params, level }),
    ),
    route(deadlinesEndpoints.preview, async ({ db, level, actor, params, body }) => {
      const [contract] = await readContractTerms(db, [params.contractId])
      const terms = withStated(contract!.terms, body)
      const refusals = lifecycleRefusals(terms, { renewalsMade: 0 })
      if (refusals.length > 0) throw new Refused('RULE', refusals)
      return showDeadlines(deps, db, actor, { ...params, level }, terms)
    }),
    route(deadlinesEndpoints.previewNew, ({ db, actor, body }) =>
      newContractDeadlines(db, actor, body),
    ),
    route(deadlinesEndpoints.setLifecycle, async ({ db, level, actor, params, body }) => {
      await setLifecycle(deps, db, actor, params.contractId, body)
      return show(db, actor, { ...params, level })
    }),
    route(deadlinesEndpoints.recordRegimeDays, async ({ db, level, actor, params, body }) => {
      await recordRegimeDays(deps, db, actor, params.contractId, body)
      return show(db, actor, { ...params, level })
    }),
    route(deadlinesEndpoints.cancel, async ({ db, level, actor, params }) => {
      await cancelContract(deps, db, actor, params.contractId)
      return show(db, actor, { ...params, level })
    }),
  ]
}
