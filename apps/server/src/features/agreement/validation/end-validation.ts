import { stateRefusal } from '@tacite/domain/acts/act-refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readAspects, requireAct } from '../../people/access/public.ts'
import { returnToWriting } from '../../settings/workflows/public.ts'
import { validationCancelled, validationInvalidated } from './validation-events.ts'
import {
  endOf,
  requireStanding,
  setValidationState,
  type StandingValidation,
} from './validation-repository.ts'

/** Cancels the current validation: open requests end, the contract goes back to drafting. */
export async function cancelValidation(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<void> {
  await requireAct(db, actor, 'cancelValidation', contractId)
  const validation = await requireStanding(db, contractId)
  await setValidationState(db, validation.id, 'cancelled', deps.clock.now())
  await returnToWriting(deps, db, contractId)
  await deps.events.record(db, validationCancelled(endEvent(actor, contractId, validation)))
}

/**
 * A validation whose content did not come back is over: only now are people notified. Contracts that have been given up
 * or sent since stay where they are.
 */
export async function voidValidation(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor | null,
  contractId: string,
  validation: StandingValidation,
): Promise<void> {
  await setValidationState(db, validation.id, 'fallen', deps.clock.now())
  const aspects = await readAspects(db, contractId, ['edit'])
  if (stateRefusal('edit', aspects) === null) await returnToWriting(deps, db, contractId)
  await deps.events.record(db, validationInvalidated(endEvent(actor, contractId, validation)))
}

/** The event that the current validation stops, or resumes, counting. */
export function endEvent(actor: Actor | null, contractId: string, validation: StandingValidation) {
  return { actor, contractId, validationId: validation.id, payload: endOf(validation) }
}
