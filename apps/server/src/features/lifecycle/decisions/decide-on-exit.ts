import type { ExitDecisionForm } from '@tacite/api/lifecycle/decisions-endpoints.ts'
import { decidableExits } from '@tacite/domain/decisions/exit-decision.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireLifecycleAct } from '../deadlines/public.ts'
import { recordDecision, requireWhole } from './record-decision.ts'

/** Records what is chosen before the limit of an early exit, in place of what was chosen about this exit before. */
export async function decideOnExit(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { exitOn, limit: seenLimit, ...chosen }: ExitDecisionForm,
): Promise<void> {
  const { terms, today } = await requireLifecycleAct(deps, db, actor, contractId, 'decideOnLimit')
  const exits = decidableExits(computeDeadlines(terms, today), today)
  const exit = exits.find((each) => each.exitOn === exitOn)
  if (!exit) throw new Refused('STATE', 'EXIT_NOT_DECIDABLE')
  if (exit.prudentLimit !== seenLimit)
    throw new Refused('STATE', { code: 'LIMIT_IS_ANOTHER', params: { limit: exit.prudentLimit } })
  const until = requireWhole(chosen, exit, today)
  const about = { exitOn, termNumber: null, meaning: null }
  await recordDecision(deps, db, actor, contractId, { ...chosen, about, limit: exit, until })
}
