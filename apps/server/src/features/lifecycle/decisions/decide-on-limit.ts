import type { DecisionForm } from '@tacite/api/lifecycle/decisions-endpoints.ts'
import { decidableLimit } from '@tacite/domain/decisions/limit-decision.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireLifecycleAct } from '../deadlines/public.ts'
import { recordDecision, requireWhole } from './record-decision.ts'

/** Records what is chosen before the next notice limit, in place of what was chosen about it before. */
export async function decideOnLimit(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { limit: seenLimit, ...chosen }: DecisionForm,
): Promise<void> {
  const { terms, today } = await requireLifecycleAct(deps, db, actor, contractId, 'decideOnLimit')
  const limit = decidableLimit(computeDeadlines(terms, today), today)
  if (limit === null) throw new Refused('STATE', 'NOTHING_TO_DECIDE')
  if (limit.prudentLimit !== seenLimit)
    throw new Refused('STATE', {
      code: 'LIMIT_IS_ANOTHER',
      params: { limit: limit.prudentLimit },
    })
  const until = requireWhole(chosen, limit, today)
  const { termNumber, meaning } = limit
  const about = { exitOn: null, termNumber, meaning }
  await recordDecision(deps, db, actor, contractId, { ...chosen, about, limit, until })
}
