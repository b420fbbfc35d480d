import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireLifecycleAct, storeLifecycle } from '../deadlines/public.ts'

/** Records that both sides went on after the end (R11), which makes the contract indeterminate, or withdraws it. */
export async function recordPerformance(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { performed }: { performed: boolean },
): Promise<void> {
  const { terms, today } = await requireLifecycleAct(
    deps,
    db,
    actor,
    contractId,
    'recordPerformance',
  )
  if (terms.performedAfterEnd === performed)
    throw new Refused('STATE', performed ? 'PERFORMANCE_RECORDED' : 'PERFORMANCE_NOT_RECORDED')
  // Indeterminate for another reason: it has no end to go beyond.
  if (performed && computeDeadlines(terms, today).phase === 'INDETERMINATE')
    throw new Refused('STATE', 'CONTRACT_WITHOUT_TERM')
  await storeLifecycle(deps, db, contractId, { performedAfterEnd: performed })
  await deps.events.record(
    db,
    contractEvent(actor, 'contract.performanceRecorded', contractId, { performed }),
  )
}
