import type { BodyOf } from '@tacite/api/endpoint.ts'
import type {
  workflowAdministrationEndpoints,
  WorkflowRow,
} from '@tacite/api/settings/workflow-administration-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import {
  workflowChanges,
  type StandingStep,
  type WantedStep,
  type WorkflowChanges,
} from '@tacite/domain/workflows/workflow-changes.ts'
import { canBeRequired, whyNoWorkflow } from '@tacite/domain/workflows/workflow-steps.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import { refuseTaken } from '../../../platform/database/broken-constraint.ts'
import { stepDescription, stepName } from '../../../platform/database/system-names.ts'
import { requirePermission } from '../../../platform/access/require-permission.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { newId } from '../../../platform/new-id.ts'
import { requireText } from '../administration/public.ts'
import { lockWorkflow } from './change-workflow.ts'
import { moveContracts } from './move-contracts.ts'
import { workflow } from './workflow-list.query.ts'
import { writeSteps } from './write-steps.ts'

type Body = BodyOf<typeof workflowAdministrationEndpoints.save>

/**
 * Replaces the steps while contracts run on them: contracts on a removed step move where the person chose; completed
 * steps keep their record; a new step applies to contracts that have not passed its position.
 */
export async function saveWorkflow(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  workflowId: string,
  body: Body,
): Promise<WorkflowRow> {
  await lockWorkflow(db, workflowId)
  const before = await workflow(db, workflowId)
  if (before.version !== body.workflowVersion)
    throw new Refused('CONFLICT', 'WORKFLOW_CHANGED_MEANWHILE')
  const wanted = wantedSteps(before, body.steps, actor.locale)
  const changes = workflowChanges(standingSteps(before), wanted)
  requireStepPermissions(actor, changes)
  requireText('name', body.name)
  const refusals = [...whyNoWorkflow(wanted), ...whyKept(before, changes, wanted)]
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const steps = wanted.map((step) => ({ ...step, id: step.stepId ?? newId(deps.clock.now()) }))
  // Before contracts move: they may go to a new step.
  await writeSteps(deps, db, workflowId, steps)
  const moved = await moveContracts(deps, db, actor, {
    removed: changes.removed,
    steps,
    moves: body.moves.map(({ fromStepId, ...to }) => ({
      fromStepId,
      toStepId: 'toPlace' in to ? steps[to.toPlace]?.id : to.toStepId,
    })),
  })
  await db
    .update('workflow')
    .set({
      name: body.name,
      needs_playbook: body.needsPlaybook ?? before.needsPlaybook,
      version: before.version + 1,
    })
    .where('workflow.id', '=', workflowId)
    .execute()
    .catch(refuseTaken('workflow_name', 'name'))
  const { added, changed, removed } = changes
  await deps.events.record(
    db,
    namedEvent(
      actor,
      'workflow.changed',
      { id: workflowId, name: body.name },
      { added: added.length, changed: changed.length, removed: removed.length, moved },
    ),
  )
  return workflow(db, workflowId)
}

/** Every kept step belongs to this workflow, and is listed once. */
function wantedSteps({ steps }: WorkflowRow, wanted: Body['steps'], locale: Locale): WantedStep[] {
  const own = new Set(steps.map(({ _id }) => _id))
  const refusals = wanted.flatMap(({ workflowStepId: id }, place) =>
    id === null || own.delete(id)
      ? []
      : [{ code: 'CHOICE_UNKNOWN', field: `steps.${place}.workflowStepId` } as const],
  )
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  return wanted.map(({ workflowStepId, isRequired, ...step }) => ({
    ...step,
    ...untranslated(
      step,
      steps.find(({ _id }) => _id === workflowStepId),
      locale,
    ),
    isRequired: isRequired && canBeRequired(step.kind),
    stepId: workflowStepId,
  }))
}

type StepTexts = Pick<WantedStep, 'name' | 'description'>

/** What was read in the reader's language and left so is no new text. */
function untranslated(
  { name, description }: StepTexts,
  stored: StepTexts | undefined,
  locale: Locale,
): StepTexts {
  if (!stored) return { name, description }
  return {
    name: name === stepName(stored.name, locale) ? stored.name : name,
    description:
      description === stepDescription(stored.description, locale)
        ? stored.description
        : description,
  }
}

function standingSteps({ steps }: WorkflowRow): StandingStep[] {
  return steps.map(({ _id, name, description, color, kind, isRequired, dueDays, contracts }) => ({
    stepId: _id,
    name,
    description,
    color,
    kind,
    isRequired,
    dueDays,
    contracts,
  }))
}

/** Each act on steps has its own permission (specification 6). */
function requireStepPermissions(actor: Actor, changes: WorkflowChanges): void {
  if (changes.added.length > 0) requirePermission(actor, 'workflows:step:create')
  if (changes.changed.length > 0 || changes.isReordered)
    requirePermission(actor, 'workflows:step:update')
  if (changes.removed.length > 0) requirePermission(actor, 'workflows:step:delete')
}

/** The kind of a step that contracts went through cannot be changed afterwards. */
function whyKept(
  before: WorkflowRow,
  { ofOtherKind, removed }: WorkflowChanges,
  wanted: readonly WantedStep[],
): Refusal[] {
  const now = new Map(before.steps.map((step) => [step._id, step]))
  return [
    ...ofOtherKind
      .filter(({ stepId }) => now.get(stepId)?.isUsed)
      .map(({ stepId, name }): Refusal => ({
        code: 'STEP_KIND_SETTLED',
        params: { name },
        field: `steps.${wanted.findIndex((step) => step.stepId === stepId)}.kind`,
      })),
    ...removed.flatMap(({ stepId, name }) => {
      const circuits = now.get(stepId)?.circuits ?? 0
      return circuits > 0
        ? [{ code: 'STEP_HAS_CIRCUITS', params: { name, circuits } } as const]
        : []
    }),
  ]
}
