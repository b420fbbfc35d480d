import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { RenewalChange, renewalsEndpoints } from '@tacite/api/lifecycle/renewals-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import type { Deadlines } from '@tacite/domain/deadlines/deadlines.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { newId } from '../../../platform/new-id.ts'
import { readContractTerms, showDeadlines, todayOf } from '../deadlines/public.ts'
import { plannedTerms } from './planned-change.ts'
import { readRenewals } from './renewal-repository.ts'

/** The deadlines before and after a change to the register of renewals. */
export async function previewRenewal(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  about: { contractId: string; level: ContractLevel },
  change: RenewalChange,
): Promise<ResponseOf<typeof renewalsEndpoints.preview>> {
  const [contract] = await readContractTerms(db, [about.contractId])
  const { terms } = contract!
  const today = todayOf(actor)
  const records = await readRenewals(db, about.contractId)
  const changed = plannedTerms({ terms, today, records }, change, newId(deps.clock.now()))
  return {
    before: await showDeadlines(deps, db, actor, about),
    after: await showDeadlines(deps, db, actor, about, changed),
    ...nextOf(computeDeadlines(changed, today)),
  }
}

/** Until when it runs, as things stand: to the end of the term that is sure to come, and its limit. */
function nextOf(deadlines: Deadlines) {
  const { terms, term, limitMeaning } = deadlines
  const at = terms.findIndex(({ number }) => number === term.number)
  const current = terms[at]
  const running = current?.isRenewalRecorded ? (terms[at + 1] ?? current) : current
  return {
    runsUntil: running?.end ?? null,
    limit: running?.isRenewalRefused ? null : (running?.prudentLimit ?? null),
    limitMeaning,
  }
}
