import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { contractWorkflowEndpoints } from '@tacite/api/settings/contract-workflow-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { isWriting } from '@tacite/domain/workflows/workflow-steps.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import { STATUS_OF_STEP } from './advance-workflow.ts'
import { endRemindersOfLeft } from './due-dates.ts'
import { planSwitch, type PlannedSwitch, type StepAfter } from './workflow-switch.query.ts'

type Choice = BodyOf<typeof contractWorkflowEndpoints.choose>

/**
 * Lets a draft follow another workflow, unless that does something else than the person saw. What it did of the steps
 * that it leaves is kept: chosen again, the workflow before finds its steps as they were.
 */
export async function chooseWorkflow(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { workflowId, replaces, seen }: Choice,
): Promise<void> {
  await requireAct(db, actor, 'chooseWorkflow', contractId)
  const now = clock.now()
  // Read once to know which workflows to hold, and again once their steps cannot change.
  const { from, to } = await planSwitch(db, actor, { contractId, workflowId, now })
  await holdWorkflows(db, [from.id, to.id])
  const plan = await planSwitch(db, actor, { contractId, workflowId: to.id, now })
  if (plan.from.id === plan.to.id) return
  const current = plan.steps.find(({ standing }) => standing === 'current')!
  if (plan.from.id !== replaces || !isAsSeen(plan, seen))
    throw new Refused('CONFLICT', 'WORKFLOW_CHOICE_CHANGED')
  for (const step of plan.steps) await writeStep(db, contractId, step)
  await db
    .update('contract')
    .set({
      workflow_id: plan.to.id,
      current_step_id: current.step.id,
      status: statusAfter(plan, current),
      updated_at: now,
    })
    .where('contract.id', '=', contractId)
    .execute()
  await endRemindersOfLeft({ events }, db, [contractId])
  await events.record(db, {
    type: 'step.workflowChosen',
    actor: eventActor(actor),
    objectId: current.step.id,
    contractId,
    payload: { workflow: plan.to.name, former: plan.from.name },
  })
}

/** Nobody removes a step of either meanwhile. */
async function holdWorkflows(db: CompanyDatabase, ids: readonly string[]): Promise<void> {
  await db
    .select('workflow')
    .where('workflow.id', 'in', ids)
    .select('workflow.id')
    .orderBy('workflow.id')
    .forShare()
    .execute()
}

/** At a step without a status of its own, that of the writing before it: the contract is under no validation. */
function statusAfter({ steps }: PlannedSwitch, current: StepAfter) {
  const written = steps
    .slice(0, steps.indexOf(current))
    .findLast(({ step }) => isWriting(step.kind))
  const ofWriting = written ? STATUS_OF_STEP[written.step.kind] : null
  return STATUS_OF_STEP[current.step.kind] ?? ofWriting ?? 'DRAFT'
}

function isAsSeen({ steps, left }: PlannedSwitch, seen: Choice['seen']): boolean {
  const standing = (wanted: StepAfter['standing']) =>
    steps.filter((each) => each.standing === wanted).map(({ step }) => step.id)
  return (
    isSame(standing('current'), [seen.current]) &&
    isSame(standing('completed'), seen.completed) &&
    isSame(
      left.map(({ id }) => id),
      seen.left,
    )
  )
}

function isSame(ids: readonly string[], seen: readonly string[]): boolean {
  return ids.length === seen.length && ids.every((id) => seen.includes(id))
}

async function writeStep(
  db: CompanyDatabase,
  contractId: string,
  { step, same, standing, openedAt, dueDate, setDueDate }: StepAfter,
): Promise<void> {
  // Only a step that served has a row: its kind can no longer be changed.
  if (standing === 'upcoming' && dueDate === null) return forgetStep(db, contractId, step.id)
  const past = (same ?? step).row
  const [isCompleted, isPassedOver] = [standing === 'completed', standing === 'passedOver']
  const written = {
    opened_at: openedAt,
    completed_at: isCompleted ? past.completed_at : null,
    completed_by: isCompleted ? past.completed_by : null,
    passed_over_at: isPassedOver ? past.passed_over_at : null,
    passed_over_by: isPassedOver ? past.passed_over_by : null,
    due_date: dueDate,
    is_due_counted: dueDate !== null && setDueDate === null,
  }
  await db
    .insert('contract_step', { contract_id: contractId, step_id: step.id, ...written })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'contract_id', 'step_id']).doUpdateSet(written),
    )
    .execute()
}

async function forgetStep(db: CompanyDatabase, contractId: string, stepId: string): Promise<void> {
  await db
    .delete('contract_step')
    .where('contract_step.contract_id', '=', contractId)
    .where('contract_step.step_id', '=', stepId)
    .execute()
}
