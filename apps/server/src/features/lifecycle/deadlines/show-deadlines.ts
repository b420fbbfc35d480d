import type { ContractDeadlines } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { contractState } from '@tacite/domain/contracts/contract-state.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { isAmendableTerm } from '@tacite/domain/amendments/stated-patch.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readAspects, whyNotEach } from '../../people/access/public.ts'
import { amendmentsAsKnown, presentHistory, readableAmendments } from './amended-values.query.ts'
import { decidedLimit } from './decided-limit.query.ts'
import { DEADLINE_ACTS, presentDeadlines } from './deadlines-presenter.ts'
import { companyToday, readContractTerms } from './lifecycle-terms.query.ts'

/**
 * The deadlines of a contract as this person sees them.
 * @param changed what its terms would be; default: as they are stored
 */
export async function showDeadlines(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  about: { contractId: string; level: ContractLevel },
  changed?: LifecycleTerms,
): Promise<ContractDeadlines> {
  const [contract] = await readContractTerms(db, [about.contractId])
  const today = await companyToday(deps, db)
  const stated = changed ?? contract!.terms
  const known = await readableAmendments(
    db,
    actor,
    stated.amendments.map(({ id }) => id),
  )
  const terms = { ...stated, amendments: amendmentsAsKnown(stated.amendments, known, actor.locale) }
  const deadlines = computeDeadlines(terms, today)
  const state = contractState(contract!.status, deadlines)
  const reasons = await whyNotEach(db, actor, about, DEADLINE_ACTS, { state })
  const { terms: standing } = await readAspects(db, about.contractId, ['correctTerms'])
  const ofTerms = contract!.history.filter(({ field }) => isAmendableTerm(field))
  const amended = await presentHistory(db, actor, ofTerms, today)
  const decided = await decidedLimit(db, about.contractId, deadlines, today)
  const shown = { ...contract!, terms, standing, amended, readable: known, decided }
  return presentDeadlines(shown, deadlines, actor.locale, today, reasons)
}
