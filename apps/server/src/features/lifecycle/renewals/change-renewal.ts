import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { renewalsEndpoints } from '@tacite/api/lifecycle/renewals-endpoints.ts'
import { saidBy } from '@tacite/domain/renewals/renewal-record.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireLifecycleAct } from '../deadlines/public.ts'
import { plannedTerms } from './planned-change.ts'
import {
  adoptRenewals,
  readRenewals,
  requireRenewal,
  type StoredRenewal,
} from './renewal-repository.ts'
import { settleRenewals } from './settle-renewals.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

export interface RenewalPlace {
  contractId: string
  renewalId: string
}

/** Corrects what a renewal or a refusal says; the deadlines follow, and what it said before is kept. */
export async function correctRenewal(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, renewalId }: RenewalPlace,
  { reason, ...form }: BodyOf<typeof renewalsEndpoints.correct>,
): Promise<void> {
  const { known, renewal } = await requireRecorded(deps, db, actor, { contractId, renewalId })
  if (reason === '') throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'reason' })
  const { kind } = renewal
  if (kind === 'tacit') throw new Refused('STATE', 'RENEWAL_NOT_CORRECTABLE')
  const said = { ...form, ...saidBy(kind, form) }
  const until = kind === 'refusal' ? null : said.until
  if (saysTheSame(renewal, { ...said, until })) throw new Refused('RULE', 'CORRECTION_EMPTY')
  plannedTerms(known, { act: 'correct', renewalId, renewal: said }, renewalId)
  const now = deps.clock.now()
  await db
    .insert('contract_renewal_correction', {
      id: newId(now),
      contract_id: contractId,
      renewal_id: renewalId,
      day: renewal.day,
      until: renewal.until,
      given_by: renewal.givenBy,
      agreed_by: renewal.agreedBy,
      reason,
      corrected_by: actor.personId,
      corrected_at: now,
    })
    .execute()
  await db
    .update('contract_renewal')
    .set({ day: said.day, until, given_by: said.givenBy, agreed_by: said.agreedBy })
    .where('contract_renewal.id', '=', renewalId)
    .execute()
  await settleRenewals(deps, db, contractId)
  const { day } = said
  await deps.events.record(db, {
    ...contractEvent(actor, 'contract.renewalCorrected', contractId, { renewalId, day, until }),
    personal: { reason },
  })
}

/** Cancels a renewal, a refusal or a confirmation: the deadlines are what they would have been without it. */
export async function cancelRenewal(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, renewalId }: RenewalPlace,
  reason: string,
): Promise<void> {
  const { known, renewal } = await requireRecorded(deps, db, actor, { contractId, renewalId })
  if (reason === '') throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'reason' })
  plannedTerms(known, { act: 'cancel', renewalId }, renewalId)
  await db
    .update('contract_renewal')
    .set({
      cancelled_on: known.today.toString(),
      cancelled_by: actor.personId,
      cancel_reason: reason,
    })
    .where('contract_renewal.id', '=', renewalId)
    .execute()
  if (renewal.kind !== 'tacit') await settleRenewals(deps, db, contractId)
  const { kind, day } = renewal
  await deps.events.record(db, {
    ...contractEvent(actor, 'contract.renewalCancelled', contractId, { renewalId, kind, day }),
    personal: { reason },
  })
}

/** One that can still change, and what the engine knows of its contract. */
export async function requireRecorded(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, renewalId }: RenewalPlace,
) {
  const contract = await requireLifecycleAct(deps, db, actor, contractId, 'keepRenewals')
  await adoptRenewals(db, [contractId])
  const records = await readRenewals(db, contractId)
  return { known: { ...contract, records }, renewal: requireRenewal(records, renewalId) }
}

function saysTheSame(
  before: StoredRenewal,
  after: Pick<StoredRenewal, 'day' | 'until' | 'givenBy' | 'agreedBy'>,
): boolean {
  return (['day', 'until', 'givenBy', 'agreedBy'] as const).every(
    (name) => before[name] === after[name],
  )
}
