import { isAfter } from '@tacite/domain/calendar/compare-days.ts'
import { dayFromIso } from '@tacite/domain/calendar/iso-day.ts'
import { lifecycleRefusals } from '@tacite/domain/deadlines/lifecycle-rules.ts'
import { lifecycleTerms, type LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { todayOf } from '../../lifecycle/deadlines/public.ts'
import { beginAtFollowUp } from '../../settings/workflows/public.ts'
import type { NewContract, SignedStart, Start } from './new-contract.ts'

/** Refuses terms that a signed contract cannot have; each refusal names its field of the request. */
export function checkSignedStart(
  actor: Actor,
  { from, parentId }: Pick<NewContract, 'from' | 'parentId'>,
): void {
  if (from.kind !== 'signed') return
  if (isAfter(dayFromIso(from.signatureDate), todayOf(actor)))
    throw new Refused('RULE', { code: 'SIGNATURE_DAY_IN_FUTURE', field: 'from.signatureDate' })
  // An amendment has no life of its own: what it changes is the life of the contract that it amends.
  const refusals = lifecycleRefusals(statedTerms(from), { renewalsMade: 0 }).filter(
    ({ code }) => !(parentId && code === 'LIFECYCLE_DURATION_REQUIRED'),
  )
  if (refusals.length > 0)
    throw new Refused(
      'RULE',
      refusals.map((refusal) => ({ ...refusal, field: `from.lifecycle.${refusal.field}` })),
    )
}

function statedTerms({ lifecycle, signatureDate }: SignedStart): LifecycleTerms {
  return lifecycleTerms({ ...(lifecycle as Partial<LifecycleTerms>), signatureDate })
}

/**
 * The columns of a contract that comes signed: no text can change, and nothing was sealed here. Its terms are a
 * transcription of what was signed.
 */
export function signedColumns(signed: { on: string | null }, actor: Actor, now: Date) {
  return {
    status: 'SIGNED' as const,
    signature_date: signed.on,
    signature_provider: null,
    locked_at: now,
    locked_by: actor.personId,
    lock_kind: 'imported' as const,
  }
}

/** Goes on with the contract where its signature leaves it, and keeps who is said to have signed. */
export async function beginSigned(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, signed }: { contractId: string; signed: NonNullable<Start['signed']> },
): Promise<void> {
  await beginAtFollowUp(deps, db, contractId, eventActor(actor))
  if (signed.by.length === 0) return
  await db
    .insert(
      'stated_signatory',
      signed.by.map(({ name, side }, position) => ({
        contract_id: contractId,
        position,
        name,
        side,
      })),
    )
    .execute()
}
