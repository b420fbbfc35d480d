import type { StepKind } from '@tacite/domain/workflows/workflow-steps.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { EventActor } from '../../../platform/events/business-events.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countDueDates, endRemindersOfLeft } from './due-dates.ts'
import { complete, holdWorkflow, passOver, reopen, reopenLater } from './step-rows.ts'
import { IS_RUNNING } from './workflow-list.query.ts'

/**
 * The status of a contract when a step of this kind is open (decisions 3); null where the step does not change it:
 * sending puts it in signature, and only the seal makes it signed.
 */
export const STATUS_OF_STEP = {
  drafting: 'DRAFT',
  negotiation: 'NEGOTIATION',
  validation: 'VALIDATION',
  signature: null,
  followUp: null,
} as const

type StepDeps = Pick<Platform, 'clock' | 'events'>

export interface WorkflowStep {
  id: string
  name: string
  kind: StepKind
  position: number
  isCompleted: boolean
  isPassedOver: boolean
  /** Nothing is left to do on it: it was opened, or, for a validation, acquired. */
  isDone: boolean
}

/**
 * Whether a workflow step belongs to a contract: the workflow may have changed since the contract began. A removed
 * step stays for contracts that went through it or ended on it; a new one is for those that had not passed its
 * position and are not signed. Needs `contract`, `workflow_step`, and `contract_step` of both, left-joined.
 */
export const IS_STEP_OF_CONTRACT = sql<boolean>`case
  when workflow_step.id = contract.current_step_id or coalesce(contract_step.completed_at, contract_step.passed_over_at) is not null then true
  when workflow_step.removed_at is not null then false
  when workflow_step.created_at <= contract.created_at or contract_step.opened_at is not null then true
  when not ${IS_RUNNING} then false
  else workflow_step.position > coalesce((select current.position from workflow_step as current
    where current.company_id = contract.company_id and current.id = contract.current_step_id), 0) end`

/** A validation is done once given, even if its step was never opened. */
const IS_DONE = sql<boolean>`case workflow_step.kind
  when 'validation' then contract_step.completed_at is not null or exists (select from contract_validation as validation
    where validation.company_id = contract.company_id and validation.contract_id = contract.id and validation.state = 'accepted')
  else contract_step.opened_at is not null end`

/** The steps of a contract in order. */
export async function stepsOfContract(
  db: CompanyDatabase,
  contractId: string,
): Promise<WorkflowStep[]> {
  return db
    .select('workflow_step')
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.company_id', '=', 'workflow_step.company_id')
        .onRef('contract.workflow_id', '=', 'workflow_step.workflow_id'),
    )
    .leftJoin('contract_step', (join) =>
      join
        .onRef('contract_step.company_id', '=', 'workflow_step.company_id')
        .onRef('contract_step.step_id', '=', 'workflow_step.id')
        .onRef('contract_step.contract_id', '=', 'contract.id'),
    )
    .where('contract.id', '=', contractId)
    .where(IS_STEP_OF_CONTRACT)
    .select(['workflow_step.id', 'workflow_step.name', 'workflow_step.kind'])
    .select('workflow_step.position')
    .select([
      sql<boolean>`contract_step.completed_at is not null`.as('isCompleted'),
      sql<boolean>`contract_step.passed_over_at is not null`.as('isPassedOver'),
      IS_DONE.as('isDone'),
    ])
    .orderBy('workflow_step.position')
    .orderBy('workflow_step.removed_at', (order) => order.asc().nullsLast())
    .execute()
}

/**
 * Opens a step of a contract. Earlier ones that were done are complete, the others are skipped, which the trail
 * records; later ones are not open yet.
 */
export async function openStep(
  { clock, events }: StepDeps,
  db: CompanyDatabase,
  contractId: string,
  wanted: WorkflowStep,
  by: EventActor | null,
): Promise<void> {
  const passedOver = await moveToStep({ clock, events }, db, contractId, wanted, by)
  await events.recordMany(
    db,
    passedOver.map(({ id, kind }) => ({
      type: 'step.passedOver',
      actor: by,
      objectId: id,
      contractId,
      payload: { kind },
    })),
  )
}

/**
 * Puts a contract that comes signed at its follow-up: nobody skipped the steps before it, they took place elsewhere. A
 * workflow without a follow-up stays at its first step.
 */
export async function beginAtFollowUp(
  deps: StepDeps,
  db: CompanyDatabase,
  contractId: string,
  by: EventActor,
): Promise<void> {
  const steps = await stepsOfContract(db, contractId)
  const followUp = steps.find(({ kind }) => kind === 'followUp')
  if (followUp) await moveToStep(deps, db, contractId, followUp, by)
}

/** Returns the steps that it skipped. */
async function moveToStep(
  { clock, events }: StepDeps,
  db: CompanyDatabase,
  contractId: string,
  wanted: WorkflowStep,
  by: EventActor | null,
): Promise<WorkflowStep[]> {
  const now = clock.now()
  await holdWorkflow(db, contractId)
  const steps = await stepsOfContract(db, contractId)
  const idsOf = (some: readonly WorkflowStep[]) => some.map(({ id }) => id)
  const before = steps.filter(({ position }) => position < wanted.position)
  const later = steps.filter(({ id, position }) => position >= wanted.position && id !== wanted.id)
  const passedOver = before.filter(({ isDone, isPassedOver }) => !isDone && !isPassedOver)
  const completed = before.filter(({ isDone }) => isDone)
  await complete(db, contractId, idsOf(completed), { at: now, by: by?.id ?? null })
  await passOver(db, contractId, idsOf(passedOver), { at: now, by: by?.id ?? null })
  await reopen(db, contractId, wanted.id, now)
  await reopenLater(db, contractId, idsOf(later))
  await countDueDates(db, [contractId], wanted.id)
  await db
    .update('contract')
    .set({
      current_step_id: wanted.id,
      status: STATUS_OF_STEP[wanted.kind] ?? sql.ref('contract.status'),
      updated_at: now,
    })
    .where('contract.id', '=', contractId)
    .execute()
  await endRemindersOfLeft({ events }, db, [contractId])
  return passedOver
}

/** Opens the first step of a kind; a workflow without one stays where it is. Returns the step. */
export async function openStepOfKind(
  deps: StepDeps,
  db: CompanyDatabase,
  contractId: string,
  kind: StepKind,
  by: EventActor | null,
): Promise<WorkflowStep | null> {
  const step = (await stepsOfContract(db, contractId)).find((each) => each.kind === kind) ?? null
  if (step) await openStep(deps, db, contractId, step, by)
  return step
}

/**
 * Goes back to the last drafting or negotiation step that the contract was at, never to one that a sending passed over:
 * what people do next is change the text.
 */
export async function returnToWriting(
  deps: StepDeps,
  db: CompanyDatabase,
  contractId: string,
): Promise<void> {
  const steps = await stepsOfContract(db, contractId)
  const current = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select('current_step_id')
    .executeTakeFirstOrThrow()
  const at = steps.find(({ id }) => id === current.current_step_id)?.position ?? 0
  const writing = steps
    .filter(
      ({ kind, position, isPassedOver }) =>
        position <= at && !isPassedOver && (kind === 'drafting' || kind === 'negotiation'),
    )
    .at(-1)
  if (writing) await openStep(deps, db, contractId, writing, null)
}

/** Completes a step and opens the next one. A contract stays at its last step. */
export async function completeAndGoOn(
  deps: StepDeps,
  db: CompanyDatabase,
  contractId: string,
  step: WorkflowStep,
  by: EventActor,
): Promise<void> {
  await holdWorkflow(db, contractId)
  await complete(db, contractId, [step.id], { at: deps.clock.now(), by: by.id })
  await openNextStep(deps, db, contractId, step, by)
  await endRemindersOfLeft(deps, db, [contractId])
}

/**
 * Opens the step after a completed one, skipping steps already done because of a new order. The last has no
 * successor.
 */
export async function openNextStep(
  deps: StepDeps,
  db: CompanyDatabase,
  contractId: string,
  completed: WorkflowStep,
  by: EventActor | null,
): Promise<void> {
  const next = (await stepsOfContract(db, contractId)).find(
    ({ position, isCompleted }) => position > completed.position && !isCompleted,
  )
  if (next) await openStep(deps, db, contractId, next, by)
}
