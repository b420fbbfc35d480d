import type { ChangedTerm } from '@tacite/domain/corrections/changed-terms.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'

interface Correction {
  reason: string
  changes: readonly ChangedTerm[]
}

/** A correction says why, and changes something. */
export function requireCorrection({ reason, changes }: Correction): void {
  if (reason === '') throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'reason' })
  if (changes.length === 0) throw new Refused('RULE', 'CORRECTION_EMPTY')
}

/** Keeps the values before with who, when and why, in the contract's history and in the trail. */
export async function recordCorrection(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { reason, changes }: Correction,
): Promise<void> {
  const now = clock.now()
  const correctionId = newId(now)
  await db
    .insert('term_correction', {
      id: correctionId,
      contract_id: contractId,
      reason,
      changes: JSON.stringify(changes),
      corrected_by: actor.personId,
      corrected_at: now,
    })
    .execute()
  const fields = changes.map(({ field }) => field)
  await events.record(db, {
    ...contractEvent(actor, 'contract.termsCorrected', contractId, { correctionId, fields }),
    personal: { reason },
  })
}
