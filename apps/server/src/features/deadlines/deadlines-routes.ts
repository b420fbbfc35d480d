import { deadlinesEndpoints } from '@tacite/api/deadlines-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { route, type Actor, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { requireLevel } from '../access/public.ts'
import { whyNotEdit } from '../contracts/public.ts'
import { presentDeadlines } from './deadlines-presenter.ts'
import {
  cancelContract,
  cancelTermination,
  markRenewed,
  markTerminated,
  setLifecycle,
} from './lifecycle-acts.ts'
import { companyToday, readContractTerms } from './lifecycle-terms.query.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { lifecycleRefusals } from '@tacite/domain/deadlines/lifecycle-rules.ts'

export function deadlinesRoutes(parts: Platform): Route[] {
  const show = async (
    db: CompanyDatabase,
    actor: Actor,
    contractId: string,
    other: Partial<LifecycleTerms> = {},
  ) => {
    const level = await requireLevel(db, actor, contractId, 'reader')
    const [contract] = await readContractTerms(db, [contractId])
    const terms = { ...contract!.terms, ...other }
    const editing = await whyNotEdit(db, actor, level, contractId, 'contracts3:dates')
    return presentDeadlines(
      { ...contract!, terms },
      actor,
      level,
      await companyToday(parts, db),
      editing,
    )
  }
  const showAfter = (
    actor: Actor,
    contractId: string,
    act: (db: CompanyDatabase) => Promise<void>,
  ) =>
    parts.inCompany(actor.companyId, async (db) => {
      await act(db)
      return show(db, actor, contractId)
    })
  return [
    route(deadlinesEndpoints.read, ({ actor, params }) =>
      parts.inCompany(actor.companyId, (db) => show(db, actor, params.contractId)),
    ),
    route(deadlinesEndpoints.preview, ({ actor, params, body }) =>
      parts.inCompany(actor.companyId, async (db) => {
        await requireLevel(db, actor, params.contractId, 'reader')
        const [contract] = await readContractTerms(db, [params.contractId])
        const refusals = lifecycleRefusals({ ...contract!.terms, ...body }, { renewalsMade: 0 })
        if (refusals.length > 0) throw new Refused('RULE', refusals)
        return show(db, actor, params.contractId, body)
      }),
    ),
    route(deadlinesEndpoints.setLifecycle, ({ actor, params, body }) =>
      showAfter(actor, params.contractId, (db) =>
        setLifecycle(parts, db, actor, params.contractId, body),
      ),
    ),
    route(deadlinesEndpoints.markRenewed, ({ actor, params, body }) =>
      showAfter(actor, params.contractId, (db) =>
        markRenewed(parts, db, actor, params.contractId, body),
      ),
    ),
    route(deadlinesEndpoints.markTerminated, ({ actor, params, body }) =>
      showAfter(actor, params.contractId, (db) =>
        markTerminated(parts, db, actor, params.contractId, body),
      ),
    ),
    route(deadlinesEndpoints.cancelTermination, ({ actor, params }) =>
      showAfter(actor, params.contractId, (db) =>
        cancelTermination(parts, db, actor, params.contractId, params.noticeId),
      ),
    ),
    route(deadlinesEndpoints.cancel, ({ actor, params }) =>
      showAfter(actor, params.contractId, (db) =>
        cancelContract(parts, db, actor, params.contractId),
      ),
    ),
  ]
}
