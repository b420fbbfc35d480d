import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { requireReplaced } from '../../../platform/database/require-replaced.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readAspects, requireAct, requireRight, requireState } from '../../people/access/public.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import { endReminder } from './due-dates.ts'
import {
  completeAndGoOn,
  openStep,
  stepsOfContract,
  type WorkflowStep,
} from './advance-workflow.ts'

/** Completes a step manually, or reopens it. Validation and signature steps end through the act itself; the follow-up is the last one. */
export async function setStepCompleted(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, stepId, isCompleted }: { contractId: string; stepId: string; isCompleted: boolean },
): Promise<void> {
  await requireRight(db, actor, 'completeStep', contractId)
  const step = await requireStep(db, contractId, stepId)
  const aspects = await readAspects(db, contractId, ['completeStep', 'completeFollowUp'])
  if (step.kind === 'followUp') requireState('completeFollowUp', aspects)
  else requireState('completeStep', { ...aspects, stepKind: step.kind })
  if (isCompleted) await completeAndGoOn(deps, db, contractId, step, eventActor(actor))
  else await openStep(deps, db, contractId, step, null)
  await deps.events.record(db, {
    type: isCompleted ? 'step.completed' : 'step.reopened',
    actor: eventActor(actor),
    objectId: stepId,
    contractId,
    payload: { kind: step.kind },
  })
}

interface NewDueDate {
  contractId: string
  stepId: string
  dueDate: string | null
  /** The one that the person saw. */
  replaces: string | null
}

/** Sets a step's due date, unless another person has set another one since this one saw it. */
export async function setStepDueDate(
  deps: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, stepId, dueDate, replaces }: NewDueDate,
): Promise<void> {
  await requireAct(db, actor, 'setStepDueDate', contractId)
  await requireStep(db, contractId, stepId)
  await requireReplaced(db, actor, {
    of: [contractId, stepId],
    replaces,
    wanted: dueDate,
    read: () => dueDateOf(db, contractId, stepId),
  })
  await endReminder(deps, db, { contractId, stepId })
  await db
    .insert('contract_step', { contract_id: contractId, step_id: stepId, due_date: dueDate })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'contract_id', 'step_id']).doUpdateSet({
        due_date: dueDate,
        is_due_counted: false,
      }),
    )
    .execute()
  await deps.events.record(db, {
    type: 'step.dueDateSet',
    actor: eventActor(actor),
    objectId: stepId,
    contractId,
    payload: { dueDate },
  })
}

async function dueDateOf(
  db: CompanyDatabase,
  contractId: string,
  stepId: string,
): Promise<string | null> {
  const row = await db
    .select('contract_step')
    .where('contract_step.contract_id', '=', contractId)
    .where('contract_step.step_id', '=', stepId)
    .select('contract_step.due_date')
    .executeTakeFirst()
  return row?.due_date ?? null
}

async function requireStep(
  db: CompanyDatabase,
  contractId: string,
  stepId: string,
): Promise<WorkflowStep> {
  const step = (await stepsOfContract(db, contractId)).find(({ id }) => id === stepId)
  if (!step) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  return step
}
