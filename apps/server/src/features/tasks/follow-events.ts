import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { BusinessEvent } from '../../platform/events/business-events.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Decided, StepOpened, ValidationEnded } from '../validation/public.ts'
import type { AlertRaised } from '../deadlines/public.ts'
import { endTasks, openTasks } from './task-repository.ts'

/** Tasks come and go with what happens elsewhere; the ones who act know nothing of them. */
export function followEventsWithTasks(parts: Pick<Platform, 'clock' | 'events'>): void {
  const { events } = parts
  events.on<StepOpened>('validation.stepOpened', (db, { contractId, payload }) =>
    openTasks(parts, db, payload.validatorIds, {
      kind: 'validate',
      contractId: contractId!,
      subjectId: payload.stepId,
    }),
  )
  events.on<Decided>('validation.decided', async (db, { payload }) => {
    await endTasks(parts, db, [payload.stepId], 'DONE', payload.personId)
  })
  // A step of one member is over for the others as soon as one has decided: the next step or the end says so.
  events.on<StepOpened>('validation.stepOpened', (db, { objectId, payload }) =>
    endOtherSteps(parts, db, objectId, payload.stepId),
  )
  events.on<ValidationEnded>('validation.accepted', (db, { payload }) =>
    endTasks(parts, db, payload.stepIds, 'TERMINATED'),
  )
  events.on<ValidationEnded>('validation.fallen', (db, { payload }) =>
    endTasks(parts, db, payload.stepIds, 'TERMINATED'),
  )
  events.on<ValidationEnded>('validation.cancelled', (db, { payload }) =>
    endTasks(parts, db, [...payload.stepIds, payload.validationId], 'TERMINATED'),
  )
  events.on<ValidationEnded>('validation.refused', async (db, { contractId, payload }) => {
    await endTasks(parts, db, payload.stepIds, 'TERMINATED')
    await openTasks(parts, db, [payload.requestedBy], {
      kind: 'readRefusal',
      contractId: contractId!,
      subjectId: payload.validationId,
    })
  })
  // The window before a limit is when someone has to decide; other alerts only tell.
  events.on<AlertRaised>('deadline.alertRaised', async (db, { contractId, payload }) => {
    if (payload.kind !== 'noticeWindow') return
    const contract = await db
      .select('contract')
      .where('contract.id', '=', contractId!)
      .select('contract.owner_id')
      .executeTakeFirstOrThrow()
    await openTasks(parts, db, [contract.owner_id], {
      kind: 'decideOnDeadline',
      contractId: contractId!,
      subjectId: payload.alertId,
    })
  })
  events.on<{ alertId: string }>('deadline.alertWithdrawn', (db, { payload }) =>
    endTasks(parts, db, [payload.alertId], 'TERMINATED'),
  )
  events.on('validation.decisionCancelled', (db, event: BusinessEvent) =>
    endTasks(parts, db, [event.objectId], 'TERMINATED'),
  )
}

async function endOtherSteps(
  parts: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  validationId: string,
  openStepId: string,
): Promise<void> {
  const others = await db
    .select('contract_validation_step')
    .where('contract_validation_step.validation_id', '=', validationId)
    .where('contract_validation_step.id', '<>', openStepId)
    .select('contract_validation_step.id')
    .execute()
  await endTasks(
    parts,
    db,
    others.map(({ id }) => id),
    'TERMINATED',
  )
}
