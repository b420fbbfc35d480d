import type { StandingState } from '@tacite/domain/validation/validation-progress.ts'
import type { Platform } from '../../../platform/platform.ts'
import { awaitedValidators } from './awaited-validators.query.ts'
import { endEvent } from './end-validation.ts'
import { validationCancelled } from './validation-events.ts'
import { openStepsOf, setValidationState, standingValidations } from './validation-repository.ts'

/**
 * A validation ends with its contract: nobody decides on what was given up. One that was acquired or refused has ended
 * already, and stays what it was.
 */
export function endValidationsOfCancelled(deps: Pick<Platform, 'clock' | 'events'>): void {
  deps.events.on('contract.cancelled', async (db, cancelled) => {
    const validations = await standingValidations(
      db,
      cancelled.map(({ objectId }) => objectId),
    )
    const actor = db.request?.actor ?? null
    for (const [contractId, validation] of validations) {
      if (ENDED.has(validation.state)) continue
      const openIds = openStepsOf(validation).map(({ id }) => id)
      const awaited = await awaitedValidators(db, openIds)
      await setValidationState(db, validation.id, 'cancelled', deps.clock.now())
      const ended = endEvent(actor, contractId, validation)
      const awaitedIds = [...new Set(awaited.map(({ personId }) => personId))]
      await deps.events.record(
        db,
        validationCancelled({ ...ended, payload: { ...ended.payload, awaitedIds } }),
      )
    }
  })
}

const ENDED: ReadonlySet<StandingState> = new Set(['accepted', 'refused'])
