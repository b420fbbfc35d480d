import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { correctionsEndpoints } from '@tacite/api/lifecycle/corrections-endpoints.ts'
import { changedTerms } from '@tacite/domain/corrections/changed-terms.ts'
import { correctionRefusals } from '@tacite/domain/corrections/correction-refusals.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { partId, raiseRevisions } from '../../../platform/database/record-revision.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import {
  companyToday,
  readContractTerms,
  statedLifecycle,
  storeLifecycle,
  withStated,
} from '../deadlines/public.ts'
import { recordCorrection, requireCorrection } from './record-correction.ts'

type CorrectedDates = BodyOf<typeof correctionsEndpoints.correctDates>

/** Corrects the terms of a life as they were read from a document signed elsewhere. */
export async function correctDates(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { reason, lifecycle, signatureDate }: CorrectedDates,
): Promise<void> {
  await requireAct(db, actor, 'correctTerms', contractId)
  const [contract] = await readContractTerms(db, [contractId])
  const { terms } = contract!
  const { performedAfterEnd, ...before } = statedLifecycle(terms)
  const changes = changedTerms(
    namedTerms({ ...before, signatureDate: terms.signatureDate }),
    namedTerms({ ...lifecycle, signatureDate }),
  )
  requireCorrection({ reason, changes })
  const corrected = { ...withStated(terms, { ...lifecycle, performedAfterEnd }), signatureDate }
  const refusals = correctionRefusals(corrected, await companyToday(deps, db))
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const changesFields = await storeLifecycle(deps, db, contractId, lifecycle)
  await db
    .update('contract')
    .set({ signature_date: signatureDate })
    .where('contract.id', '=', contractId)
    .execute()
  // The text and the form of the fields show the same values.
  if (changesFields || signatureDate !== terms.signatureDate)
    await raiseRevisions(db, actor, [partId(contractId, 'fields')])
  await recordCorrection(deps, db, actor, contractId, { reason, changes })
}

/** A renewal is one term: its type, its duration and its number mean nothing apart. */
function namedTerms({
  renewalType,
  renewalDuration,
  maxRenewals,
  signatureDate,
  effectiveDate,
  duration,
  ...others
}: CorrectedDates['lifecycle'] & { signatureDate: string | null }): Record<string, unknown> {
  return {
    signatureDate,
    effectiveDate,
    duration,
    renewal: { renewalType, renewalDuration, maxRenewals },
    ...others,
  }
}
