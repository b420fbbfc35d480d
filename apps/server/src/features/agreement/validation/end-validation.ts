import { eventsWith } from '@tacite/domain/events/event-catalogue.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import { contentHash, readContractContent } from '../../writing/contracts/public.ts'
import { returnToWriting } from '../../settings/workflows/public.ts'
import { validationCancelled, validationInvalidated } from './validation-events.ts'
import {
  contractsUnderValidation,
  requireStanding,
  setValidationState,
  standingValidation,
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
  await deps.events.record(
    db,
    validationCancelled({
      actor,
      contractId,
      validationId: validation.id,
      payload: endOf(validation),
    }),
  )
}

/** A validation covers the content that was read: it becomes void once the content changes. */
export function invalidateStaleValidations(deps: Pick<Platform, 'clock' | 'events'>): void {
  deps.events.on(eventsWith('changesContent'), async (db, events) => {
    const contractIds = events.map(({ contractId }) => contractId)
    // A text is loaded per contract, and only for contracts with a validation.
    for (const contractId of await contractsUnderValidation(db, contractIds))
      await invalidateIfChanged(deps, db, contractId)
  })
}

async function invalidateIfChanged(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  contractId: string,
): Promise<void> {
  const validation = await standingValidation(db, contractId)
  if (!validation) return
  if (contentHash(await readContractContent(db, contractId)) === validation.contentHash) return
  await setValidationState(db, validation.id, 'fallen', deps.clock.now())
  await returnToWriting(deps, db, contractId)
  await deps.events.record(
    db,
    validationInvalidated({
      actor: null,
      contractId,
      validationId: validation.id,
      payload: endOf(validation),
    }),
  )
}

function endOf({ id, steps, requestedBy, contentHash: hash }: StandingValidation) {
  return { validationId: id, stepIds: steps.map((step) => step.id), requestedBy, contentHash: hash }
}
