import type { TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { BusinessEvent } from '../../../platform/events/business-events.ts'
import type { Platform } from '../../../platform/platform.ts'
import { followAlertAnswers } from './follow-alert-answers.ts'
import { followConditions } from './follow-conditions.ts'
import { followLimits } from './follow-limits.ts'
import { askToReviewOwners, endOwnerReviews } from './owner-reviews.ts'
import { endTasks, openTasks, withdrawTasksOf } from './task-repository.ts'

/** Tasks follow from events of other features, which know nothing of them. */
export function followEventsWithTasks(deps: Pick<Platform, 'clock' | 'events'>): void {
  followValidations(deps)
  followConditions(deps)
  followSigning(deps)
  followLetters(deps)
  followPaper(deps)
  followLimits(deps)
  followAlertAnswers(deps)
  followSteps(deps)
  followOwners(deps)
}

function followValidations(deps: Pick<Platform, 'clock' | 'events'>): void {
  const { events } = deps
  events.on('validation.stepOpened', async (db, opened) => {
    await openTasks(
      deps,
      db,
      opened.map(({ contractId, payload }) => ({
        personIds: payload.validatorIds,
        kind: 'validate',
        contractId,
        subjectId: payload.stepId,
      })),
    )
    // Steps that are not open any more, such as those of the next stage once a decision was withdrawn.
    await endTasks(deps, db, await otherSteps(db, opened), 'TERMINATED')
  })
  events.on('validation.decided', async (db, decided) => {
    await endTasks(
      deps,
      db,
      decided.map(({ payload: { stepId, personId } }) => ({ subjectId: stepId, personId })),
      'DONE',
    )
    // A step that needs one member is over for the others as soon as one has decided.
    const over = decided.filter(({ payload }) => payload.isStepOver)
    await endTasks(
      deps,
      db,
      over.map(({ payload: { stepId } }) => ({ subjectId: stepId })),
      'TERMINATED',
    )
  })
  events.on('validation.decisionCancelled', (db, cancelled) =>
    endTasks(deps, db, cancelled.map(aboutObject), 'TERMINATED'),
  )
  events.on(
    [
      'validation.accepted',
      'validation.invalidated',
      'validation.cancelled',
      'validation.refused',
      'validation.requestedAgain',
    ],
    (db, ended) => endTasks(deps, db, ended.flatMap(stepsOf), 'TERMINATED'),
  )
  events.on('validation.cancelled', (db, cancelled) =>
    endTasks(deps, db, cancelled.map(aboutObject), 'TERMINATED'),
  )
  events.on('validation.refused', (db, refused) =>
    openTasks(
      deps,
      db,
      refused.map(({ contractId, payload: { requestedBy, validationId } }) => ({
        personIds: [requestedBy],
        kind: 'readRefusal',
        contractId,
        subjectId: validationId,
      })),
    ),
  )
}

/** Internal signatories get a task when it is their turn; it ends with the signature, given or cancelled. */
function followSigning(deps: Pick<Platform, 'clock' | 'events'>): void {
  const { events } = deps
  events.on('signature.invited', (db, invited) =>
    openTasks(
      deps,
      db,
      invited.map(({ contractId, objectId, payload: { personId } }) => ({
        personIds: personId === null ? [] : [personId],
        kind: 'sign',
        contractId,
        subjectId: objectId,
      })),
    ),
  )
  events.on('signature.signed', (db, signed) => endTasks(deps, db, signed.map(aboutObject), 'DONE'))
  events.on('signature.cancelled', (db, cancelled) =>
    endTasks(
      deps,
      db,
      cancelled.flatMap(({ payload }) => payload.signatoryIds.map((subjectId) => ({ subjectId }))),
      'TERMINATED',
    ),
  )
}

/** Who is asked to sign a letter has a task until they sign or refuse, or the request is taken back. */
function followLetters(deps: Pick<Platform, 'clock' | 'events'>): void {
  const { events } = deps
  events.on('letter.signatureAsked', (db, asked) =>
    openTasks(
      deps,
      db,
      asked.map(({ contractId, objectId, payload: { personId } }) => ({
        personIds: [personId],
        kind: 'signLetter',
        contractId,
        subjectId: objectId,
      })),
    ),
  )
  events.on('letter.signed', (db, signed) => endTasks(deps, db, signed.map(aboutObject), 'DONE'))
  events.on('letter.signatureRefused', (db, refused) =>
    endTasks(deps, db, refused.map(aboutObject), 'DONE'),
  )
  events.on('letter.signatureCancelled', (db, cancelled) =>
    endTasks(deps, db, cancelled.map(aboutObject), 'TERMINATED'),
  )
}

/** Whoever printed a contract to be signed by hand files its scan; who is reminded of it in their place does, too. */
function followPaper(deps: Pick<Platform, 'clock' | 'events'>): void {
  const { events } = deps
  const ask = (
    db: CompanyDatabase,
    asked: readonly { contractId: string; requestId: string; personId: string | null }[],
  ) =>
    openTasks(
      deps,
      db,
      asked.map(({ contractId, requestId, personId }) => ({
        personIds: personId === null ? [] : [personId],
        kind: 'fileScan',
        contractId,
        subjectId: requestId,
      })),
    )
  events.on('signature.printed', (db, printed) =>
    ask(
      db,
      printed.map(({ contractId, objectId, actor }) => ({
        contractId,
        requestId: objectId,
        personId: actor?.id ?? null,
      })),
    ),
  )
  events.on('signature.scanAwaited', (db, awaited) =>
    ask(
      db,
      awaited.map(({ contractId, objectId, payload: { personId } }) => ({
        contractId,
        requestId: objectId,
        personId,
      })),
    ),
  )
  events.on('contract.scanUploaded', (db, filed) =>
    endTasks(
      deps,
      db,
      filed.flatMap(({ payload: { requestId } }) => (requestId ? [{ subjectId: requestId }] : [])),
      'DONE',
    ),
  )
  events.on('signature.cancelled', (db, cancelled) =>
    endTasks(deps, db, cancelled.map(aboutObject), 'TERMINATED'),
  )
}

/** Nobody validates a contract that was given up, nor sees to its refusals and the conditions of its acceptances. */
const WITHDRAWN_WITH_CONTRACT = [
  'completeStep',
  'validate',
  'readRefusal',
  'meetCondition',
  'confirmCondition',
] as const satisfies readonly TaskKind[]

/** Who answers for a contract completes its current step before it is due; the task ends as the step is left. */
function followSteps(deps: Pick<Platform, 'clock' | 'events'>): void {
  const { events } = deps
  events.on('step.dueReminded', (db, due) =>
    openTasks(
      deps,
      db,
      due.map(({ contractId, payload }) => ({
        personIds: [payload.personId],
        kind: 'completeStep',
        contractId,
        subjectId: payload.reminderId,
      })),
    ),
  )
  events.on('step.reminderEnded', async (db, ended) => {
    const subjectsOf = (isDone: boolean) =>
      ended
        .filter(({ payload }) => payload.isDone === isDone)
        .map(({ payload }) => ({ subjectId: payload.reminderId }))
    await endTasks(deps, db, subjectsOf(true), 'DONE')
    await endTasks(deps, db, subjectsOf(false), 'TERMINATED')
  })
  events.on('contract.cancelled', (db, cancelled) =>
    withdrawTasksOf(
      deps,
      db,
      cancelled.map(({ objectId }) => objectId),
      WITHDRAWN_WITH_CONTRACT,
    ),
  )
}

/** A contract whose owner is blocked has nobody to look after it, until somebody else owns it or they come back. */
function followOwners(deps: Pick<Platform, 'clock' | 'events'>): void {
  const { events } = deps
  events.on('person.blocked', (db, blocked) =>
    askToReviewOwners(
      deps,
      db,
      blocked.map(({ objectId }) => objectId),
    ),
  )
  events.on('person.unblocked', (db, unblocked) =>
    endOwnerReviews(
      deps,
      db,
      unblocked.map(({ objectId }) => objectId),
    ),
  )
  events.on('contract.detailsChanged', async (db, changed) => {
    const handedOver = changed.filter(({ payload }) => payload.changed.includes('ownerId'))
    const by = (personId: string | undefined) =>
      handedOver.map(({ objectId }) => ({
        subjectId: objectId,
        ...(personId === undefined ? {} : { personId }),
      }))
    const actorId = handedOver[0]?.actor?.id
    if (actorId) await endTasks(deps, db, by(actorId), 'DONE')
    await endTasks(deps, db, by(undefined), 'TERMINATED')
  })
}

function aboutObject({ objectId }: { objectId: string }): { subjectId: string } {
  return { subjectId: objectId }
}

function stepsOf({ payload }: { payload: { stepIds: string[] } }): { subjectId: string }[] {
  return payload.stepIds.map((subjectId) => ({ subjectId }))
}

async function otherSteps(
  db: CompanyDatabase,
  opened: readonly BusinessEvent<'validation.stepOpened'>[],
): Promise<{ subjectId: string }[]> {
  const validationIds = opened.map(({ objectId }) => objectId)
  const openIds = opened.flatMap(({ payload: { stepId, openStepIds } }) => openStepIds ?? [stepId])
  const steps = await db
    .select('contract_validation_step')
    .where(
      'contract_validation_step.validation_id',
      '=',
      sql<string>`any(${validationIds}::uuid[])`,
    )
    .where('contract_validation_step.id', '<>', sql<string>`all(${openIds}::uuid[])`)
    .select('contract_validation_step.id as subjectId')
    .execute()
  return steps
}
