import type { BodyOf } from '@tacite/api/endpoint.ts'
import type {
  workflowAdministrationEndpoints,
  WorkflowRow,
} from '@tacite/api/settings/workflow-administration-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import {
  COLOUR_OF_KIND,
  PREDEFINED_WORKFLOWS,
} from '@tacite/domain/workflows/predefined-workflows.ts'
import type { PlannedStep } from '@tacite/domain/workflows/workflow-steps.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { refuseTaken } from '../../../platform/database/broken-constraint.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import { requirePermission } from '../../../platform/access/require-permission.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { freeName, requireText } from '../administration/public.ts'
import { removeObject } from '../../trail/removals/public.ts'
import { workflow } from './workflow-list.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/** A workflow with the steps of a predefined one, in its creator's language. */
export async function createWorkflow(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { name, predefined }: BodyOf<typeof workflowAdministrationEndpoints.create>,
): Promise<WorkflowRow> {
  const t = createTranslator(actor.locale)
  const steps = PREDEFINED_WORKFLOWS[predefined].map((kind) => ({
    kind,
    name: t(`defaults.workflow.step.${kind}.name`),
    description: t(`defaults.workflow.step.${kind}.description`),
    color: COLOUR_OF_KIND[kind],
    isRequired: false,
    dueDays: null,
  }))
  return insertWorkflow(deps, db, actor, { name, steps, needsPlaybook: false })
}

export async function copyWorkflow(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  workflowId: string,
  { name: wanted }: { name: string },
): Promise<WorkflowRow> {
  const { steps, needsPlaybook } = await workflow(db, workflowId)
  requireText('name', wanted)
  const name = await freeName(db, { table: 'workflow', column: 'name', wanted })
  return insertWorkflow(deps, db, actor, { name, steps, needsPlaybook })
}

async function insertWorkflow(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  {
    name,
    steps,
    needsPlaybook,
  }: { name: string; steps: readonly PlannedStep[]; needsPlaybook: boolean },
): Promise<WorkflowRow> {
  requirePermission(actor, 'workflows:step:create')
  requireText('name', name)
  const workflowId = newId(clock.now())
  await db
    .insert('workflow', { id: workflowId, name, needs_playbook: needsPlaybook })
    .execute()
    .catch(refuseTaken('workflow_name', 'name'))
  await db
    .insert(
      'workflow_step',
      steps.map((step, index) => ({
        id: newId(clock.now()),
        workflow_id: workflowId,
        position: index + 1,
        name: step.name,
        description: step.description,
        colour: step.color,
        kind: step.kind,
        is_required: step.isRequired,
        due_days: step.dueDays,
        created_at: clock.now(),
      })),
    )
    .execute()
  await events.record(db, namedEvent(actor, 'workflow.created', { id: workflowId, name }))
  return workflow(db, workflowId)
}

/** Makes a workflow the default for new contracts. Running ones keep theirs. */
export async function makeWorkflowDefault(
  { events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  workflowId: string,
): Promise<WorkflowRow> {
  const { name, isDefault } = await workflow(db, workflowId)
  if (isDefault) return workflow(db, workflowId)
  await db
    .update('workflow')
    .set({ is_default: false })
    .where('workflow.is_default', '=', true)
    .execute()
  await db
    .update('workflow')
    .set({ is_default: true })
    .where('workflow.id', '=', workflowId)
    .execute()
  await events.record(db, namedEvent(actor, 'workflow.madeDefault', { id: workflowId, name }))
  return workflow(db, workflowId)
}

/** Only a workflow that no contract ever used can be deleted: steps are read from it. */
export async function removeWorkflow(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  workflowId: string,
): Promise<{ removalId: string }> {
  requirePermission(actor, 'workflows:step:delete')
  await lockWorkflow(db, workflowId)
  const { name, isDefault, allContracts, circuits, contractTypes, templates } = await workflow(
    db,
    workflowId,
  )
  if (isDefault) throw new Refused('STATE', 'WORKFLOW_IS_DEFAULT')
  if (allContracts > 0)
    throw new Refused('STATE', { code: 'WORKFLOW_USED', params: { contracts: allContracts } })
  if (circuits > 0)
    throw new Refused('STATE', { code: 'WORKFLOW_HAS_CIRCUITS', params: { circuits } })
  if (contractTypes + templates > 0)
    throw new Refused('STATE', { code: 'WORKFLOW_PROPOSED', params: { contractTypes, templates } })
  const removalId = await removeObject(deps, db, actor, {
    kind: 'workflow',
    objectId: workflowId,
    label: name,
    rows: [
      { table: 'workflow_step', column: 'workflow_id', ids: [workflowId] },
      { table: 'workflow', column: 'id', ids: [workflowId] },
    ],
  })
  return { removalId }
}

/** Prevents starting a contract on it or opening one of its steps until this transaction has ended. */
export function lockWorkflow(db: CompanyDatabase, workflowId: string): Promise<void> {
  return lockRow(db, 'workflow', workflowId)
}
