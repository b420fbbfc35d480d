import type { CircuitForm, CircuitRow } from '@tacite/api/settings/circuit-endpoints.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { dueDaysRefusals } from '@tacite/domain/validation/due-days.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { refuseTaken } from '../../../platform/database/broken-constraint.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { freeName, requireText } from '../administration/public.ts'
import { removeObject } from '../../trail/removals/public.ts'
import { namedIn } from './asked-steps.ts'
import { circuit } from './circuits.query.ts'
import { namedBy, requireConditions } from './require-conditions.ts'
import { requireValidators } from './require-validators.ts'
import { stepIdsOf, writeCircuitSteps, type FilledSteps } from './write-circuit-steps.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

export async function createCircuit(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  form: CircuitForm,
): Promise<CircuitRow> {
  requireComplete(form)
  await requireValidationStep(db, form.validationStepId)
  await requireValidators(db, form.steps, null)
  await requireConditions(db, form, new Set())
  return insertCircuit(deps, db, actor, { ...form, stepId: form.validationStepId! })
}

/**
 * The same people at the same step by the same rules, under another name. It is proposed for no type and imposed on
 * none, so that a draft of a change is nobody's choice until somebody says so.
 */
export async function copyCircuit(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  circuitId: string,
  { title: wanted }: { title: string },
): Promise<CircuitRow> {
  requireText('title', wanted)
  const title = await freeName(db, { table: 'validation_circuit', column: 'title', wanted })
  const { workflowStep, steps } = await circuit(db, circuitId)
  const forNoType = { typeIds: [], isImposed: false }
  const copied = { title, stepId: workflowStep._id, steps: filled(steps) }
  return insertCircuit(deps, db, actor, { ...copied, ...forNoType })
}

type NewCircuit = Pick<CircuitForm, 'title' | 'typeIds' | 'isImposed'> & {
  stepId: string
  steps: FilledSteps
}

async function insertCircuit(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { title, stepId, typeIds, isImposed, steps }: NewCircuit,
): Promise<CircuitRow> {
  const id = newId(clock.now())
  await db
    .insert('validation_circuit', {
      id,
      title,
      workflow_step_id: stepId,
      type_ids: typeIds,
      is_imposed: isImposed,
      updated_at: clock.now(),
    })
    .execute()
    .catch(refuseTaken('validation_circuit_title', 'title'))
  await writeCircuitSteps({ clock }, db, id, steps)
  await events.record(db, namedEvent(actor, 'circuit.created', { id, name: title }))
  return circuit(db, id)
}

/** Validations requested with it keep their own steps. */
export async function updateCircuit(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  circuitId: string,
  form: CircuitForm,
): Promise<CircuitRow> {
  const before = await circuit(db, circuitId)
  requireComplete(form)
  if (form.validationStepId !== before.workflowStep._id)
    await requireValidationStep(db, form.validationStepId)
  await requireValidators(db, form.steps, before)
  await requireConditions(db, form, namedBy(before))
  await db
    .update('validation_circuit')
    .set({
      title: form.title,
      workflow_step_id: form.validationStepId!,
      type_ids: form.typeIds,
      is_imposed: form.isImposed,
      updated_at: clock.now(),
    })
    .where('validation_circuit.id', '=', circuitId)
    .execute()
    .catch(refuseTaken('validation_circuit_title', 'title'))
  await writeCircuitSteps({ clock }, db, circuitId, form.steps)
  await events.record(db, namedEvent(actor, 'circuit.changed', { id: circuitId, name: form.title }))
  return circuit(db, circuitId)
}

export async function removeCircuit(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  circuitId: string,
): Promise<{ removalId: string }> {
  const { title } = await circuit(db, circuitId)
  const removalId = await removeObject(deps, db, actor, {
    kind: 'circuit',
    objectId: circuitId,
    label: title,
    rows: [
      { table: 'template', clears: 'circuit_id', ids: [circuitId] },
      {
        table: 'validation_circuit_validator',
        column: 'step_id',
        ids: await stepIdsOf(db, circuitId),
      },
      { table: 'validation_circuit_step', column: 'circuit_id', ids: [circuitId] },
      { table: 'validation_circuit', column: 'id', ids: [circuitId] },
    ],
  })
  return { removalId }
}

/** A title, a workflow step, and validators for each of its steps (specification 5). */
function requireComplete({ title, validationStepId, steps }: CircuitForm): void {
  const refusals: Refusal[] = [
    ...(title === '' ? [{ code: 'FIELD_REQUIRED', field: 'title' } as const] : []),
    ...(validationStepId === null
      ? [{ code: 'VALIDATION_STEP_REQUIRED', field: 'validationStepId' } as const]
      : []),
    ...(steps.length === 0 ? [{ code: 'CIRCUIT_STEPS_REQUIRED', field: 'steps' } as const] : []),
    ...steps.flatMap(({ name, validatorIds, groupIds }, place) => [
      ...(name === '' ? [{ code: 'FIELD_REQUIRED', field: `steps.${place}.name` } as const] : []),
      ...(validatorIds.length + groupIds.length === 0
        ? [{ code: 'VALIDATORS_REQUIRED', field: `steps.${place}.validatorIds` } as const]
        : []),
    ]),
    ...dueDaysRefusals(steps),
  ]
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}

async function requireValidationStep(db: CompanyDatabase, stepId: string | null): Promise<void> {
  const step = await db
    .select('workflow_step')
    .where('workflow_step.id', '=', stepId)
    .where('workflow_step.kind', '=', 'validation')
    .where('workflow_step.removed_at', 'is', null)
    .select('workflow_step.id')
    .forShare()
    .executeTakeFirst()
  if (!step) throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'validationStepId' })
}

function filled(steps: CircuitRow['steps']): FilledSteps {
  return steps.map(({ name, rule, validators, isBesidePrevious, dueDays, conditions }) => {
    const { validatorIds, groupIds } = namedIn({ validators })
    return {
      name,
      rule,
      validatorIds: [...validatorIds],
      groupIds: [...groupIds],
      isBesidePrevious,
      dueDays,
      conditions,
    }
  })
}
