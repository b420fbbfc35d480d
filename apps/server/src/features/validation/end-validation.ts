import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { BusinessEvent } from '../../platform/events/business-events.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  CONTENT_EVENTS,
  contentHash,
  readContractContent,
  requireEditable,
} from '../contracts/public.ts'
import { returnToWriting } from '../workflows/public.ts'
import { validationCancelled, validationFallen } from './validation-events.ts'
import {
  setValidationState,
  standingValidation,
  type StandingValidation,
} from './validation-repository.ts'

/** Calls the standing validation off: people stop being asked, the contract goes back to writing. */
export async function cancelValidation(
  parts: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<void> {
  await requireEditable(db, actor, contractId)
  const validation = await standingValidation(db, contractId)
  if (!validation) throw new Refused('STATE', 'VALIDATION_NOT_RUNNING')
  await setValidationState(db, validation.id, 'cancelled', parts.clock.now())
  await returnToWriting(parts, db, contractId)
  await parts.events.record(
    db,
    validationCancelled({
      actor,
      contractId,
      validationId: validation.id,
      payload: endOf(validation),
    }),
  )
}

/** A validation means the content that was read: when the content becomes another, it falls. */
export function letValidationsFall(parts: Pick<Platform, 'clock' | 'events'>): void {
  for (const type of CONTENT_EVENTS) {
    parts.events.on(type, (db, event) => fallIfChanged(parts, db, event))
  }
}

async function fallIfChanged(
  parts: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  { contractId }: BusinessEvent,
): Promise<void> {
  if (!contractId) return
  const validation = await standingValidation(db, contractId)
  if (!validation) return
  if (contentHash(await readContractContent(db, contractId)) === validation.contentHash) return
  await setValidationState(db, validation.id, 'fallen', parts.clock.now())
  await returnToWriting(parts, db, contractId)
  await parts.events.record(
    db,
    validationFallen({
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
