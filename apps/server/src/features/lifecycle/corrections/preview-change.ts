import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { correctionsEndpoints } from '@tacite/api/lifecycle/corrections-endpoints.ts'
import { correctionRefusals } from '@tacite/domain/corrections/correction-refusals.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  companyToday,
  readContractTerms,
  regimeWith,
  requireChoices,
  withStated,
} from '../deadlines/public.ts'

type Change = BodyOf<typeof correctionsEndpoints.preview>

/** The terms that a contract would have; corrected dates are refused like in their form. */
export async function changedLifecycle(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractId: string,
  { lifecycle, signatureDate, ...parties }: Change,
): Promise<LifecycleTerms> {
  await requireChoices(db, parties)
  const [contract] = await readContractTerms(db, [contractId])
  const terms = { ...contract!.terms, regime: await regimeWith(db, contractId, parties) }
  const { performedAfterEnd } = terms
  const stated = lifecycle ? withStated(terms, { ...lifecycle, performedAfterEnd }) : terms
  const changed = signatureDate ? { ...stated, signatureDate } : stated
  const refusals = lifecycle ? correctionRefusals(changed, await companyToday(deps, db)) : []
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  return changed
}
