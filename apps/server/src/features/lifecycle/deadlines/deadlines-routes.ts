import { deadlinesEndpoints, type Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { whyNotEach } from '../../people/access/public.ts'
import { DEADLINE_ACTS, presentDeadlines } from './deadlines-presenter.ts'
import {
  cancelContract,
  cancelTermination,
  markRenewed,
  markTerminated,
  recordRegimeDays,
  setLifecycle,
} from './lifecycle-acts.ts'
import { companyToday, readContractTerms, withStated } from './lifecycle-terms.query.ts'
import { newContractDeadlines } from './new-contract-deadlines.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { contractState } from '@tacite/domain/contracts/contract-state.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { lifecycleRefusals } from '@tacite/domain/deadlines/lifecycle-rules.ts'

export function deadlinesRoutes(deps: Platform): Route[] {
  const show = async (
    db: CompanyDatabase,
    actor: Actor,
    { contractId, level }: { contractId: string; level: ContractLevel },
    typed: Lifecycle | null = null,
  ) => {
    const [contract] = await readContractTerms(db, [contractId])
    const terms = typed ? withStated(contract!.terms, typed) : contract!.terms
    const today = await companyToday(deps, db)
    const deadlines = computeDeadlines(terms, today)
    const state = contractState(contract!.status, deadlines)
    const about = { contractId, level }
    const reasons = await whyNotEach(db, actor, about, DEADLINE_ACTS, { state })
    return presentDeadlines({ ...contract!, terms }, deadlines, actor.locale, today, reasons)
  }
  return [
    route(deadlinesEndpoints.read, ({ db, level, actor, params }) =>
      show(db, actor, { ...params, level }),
    ),
    route(deadlinesEndpoints.preview, async ({ db, level, actor, params, body }) => {
      const [contract] = await readContractTerms(db, [params.contractId])
      const refusals = lifecycleRefusals(withStated(contract!.terms, body), { renewalsMade: 0 })
      if (refusals.length > 0) throw new Refused('RULE', refusals)
      return show(db, actor, { ...params, level }, body)
    }),
    route(deadlinesEndpoints.previewNew, ({ db, actor, body }) =>
      newContractDeadlines(db, actor, body),
    ),
    route(deadlinesEndpoints.setLifecycle, async ({ db, level, actor, params, body }) => {
      await setLifecycle(deps, db, actor, params.contractId, body)
      return show(db, actor, { ...params, level })
    }),
    route(deadlinesEndpoints.markRenewed, async ({ db, level, actor, params, body }) => {
      await markRenewed(deps, db, actor, params.contractId, body)
      return show(db, actor, { ...params, level })
    }),
    route(deadlinesEndpoints.markTerminated, async ({ db, level, actor, params, body }) => {
      await markTerminated(deps, db, actor, params.contractId, body)
      return show(db, actor, { ...params, level })
    }),
    route(deadlinesEndpoints.cancelTermination, async ({ db, level, actor, params }) => {
      await cancelTermination(deps, db, actor, params.contractId, params.noticeId)
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
