import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { validationEndpoints } from '@tacite/api/agreement/validation-endpoints.ts'
import type { StepOpened } from '@tacite/domain/events/validation-events.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import { bindTo, readContractContent } from '../../writing/contracts/public.ts'
import { closeSittings } from '../../writing/texts/public.ts'
import { openStepOfKind } from '../../settings/workflows/public.ts'
import { requireReady } from '../readiness/public.ts'
import { voidValidation } from './end-validation.ts'
import { stepOpened, validationRequested } from './validation-events.ts'
import { openStepOf, standingValidation } from './validation-repository.ts'

type Request = BodyOf<typeof validationEndpoints.request>

/** Requests a validation of the current content: bound to its hash, the first step opened, its validators notified. */
export async function requestValidation(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { steps, circuitId }: Request,
): Promise<void> {
  await requireAct(db, actor, 'requestValidation', contractId)
  requireComplete(steps)
  await requireCircuit(db, circuitId)
  await closeSittings(db, { kind: 'contract', id: contractId })
  const content = await readContractContent(db, contractId)
  await requireReady(db, contractId, content, null)
  const suspended = await standingValidation(db, contractId)
  if (suspended) await voidValidation(deps, db, actor, contractId, suspended)
  const binding = bindTo(content)
  const now = deps.clock.now()
  const validationId = newId(now)
  await db
    .insert('contract_validation', {
      id: validationId,
      contract_id: contractId,
      content_format: binding.format,
      content_hash: binding.hash,
      content_left_out: [...binding.leftOut],
      state: 'running',
      requested_by: actor.personId,
      requested_at: now,
      circuit_id: circuitId,
    })
    .execute()
  for (const [position, step] of steps.entries()) {
    await insertStep(deps, db, contractId, validationId, { ...step, position })
  }
  await openStepOfKind(deps, db, contractId, 'validation', eventActor(actor))
  await deps.events.record(
    db,
    validationRequested({
      actor,
      contractId,
      validationId,
      payload: {
        contentHash: binding.hash,
        contentFormat: binding.format,
        steps: steps.length,
      },
    }),
  )
  await notifyOpenStep(deps, db, actor, contractId, 'request')
}

/** Notifies the validators of the currently open step. */
export async function notifyOpenStep(
  deps: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor | null,
  contractId: string,
  openedBy: StepOpened['openedBy'],
): Promise<void> {
  const validation = await standingValidation(db, contractId)
  const step = validation && openStepOf(validation)
  if (!validation || !step) return
  const decidedIds = new Set(step.decisions.map(({ personId }) => personId))
  await deps.events.record(
    db,
    stepOpened({
      actor,
      contractId,
      validationId: validation.id,
      payload: {
        stepId: step.id,
        stepName: step.name,
        validatorIds: step.validatorIds.filter((id) => !decidedIds.has(id)),
        requestedBy: validation.requestedBy,
        openedBy,
      },
    }),
  )
}

function requireComplete(steps: Request['steps']): void {
  if (steps.length === 0)
    throw new Refused('RULE', { code: 'VALIDATION_STEP_REQUIRED', field: 'steps' })
  const refusals: Refusal[] = steps.flatMap((step, index) => [
    ...(step.name === ''
      ? [{ code: 'FIELD_REQUIRED', field: `steps.${index}.name` } as const]
      : []),
    ...(step.validatorIds.length + step.groupIds.length === 0
      ? [{ code: 'VALIDATORS_REQUIRED', field: `steps.${index}.validatorIds` } as const]
      : []),
  ])
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}

async function requireCircuit(db: CompanyDatabase, circuitId: string | null): Promise<void> {
  if (circuitId === null) return
  const circuit = await db
    .select('validation_circuit')
    .where('validation_circuit.id', '=', circuitId)
    .select('validation_circuit.id')
    .executeTakeFirst()
  if (!circuit) throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'circuitId' })
}

async function insertStep(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractId: string,
  validationId: string,
  { name, rule, position, validatorIds, groupIds }: Request['steps'][number] & { position: number },
): Promise<void> {
  const stepId = newId(clock.now())
  await requireKnown(db, { validatorIds, groupIds, position })
  const people = await activePeople(db, validatorIds, groupIds)
  if (people.length === 0) {
    throw new Refused('RULE', {
      code: 'VALIDATORS_REQUIRED',
      field: `steps.${position}.validatorIds`,
    })
  }
  await db
    .insert('contract_validation_step', {
      id: stepId,
      validation_id: validationId,
      position,
      name,
      rule,
    })
    .execute()
  await db
    .insert(
      'contract_validator',
      people.map((personId) => ({ step_id: stepId, person_id: personId })),
    )
    .execute()
  await db
    .insert(
      'contract_assignment',
      people.map((personId) => ({
        contract_id: contractId,
        person_id: personId,
        role: 'validator' as const,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Everyone named must be able to validate: nobody is dropped silently. */
async function requireKnown(
  db: CompanyDatabase,
  named: { validatorIds: readonly string[]; groupIds: readonly string[]; position: number },
): Promise<void> {
  const people = await db
    .select('person')
    .where('person.status', '=', 'active')
    .where('person.id', '=', sql<string>`any(${[...named.validatorIds]}::uuid[])`)
    .select('person.id')
    .execute()
  const groups = await db
    .select('person_group')
    .where('person_group.id', '=', sql<string>`any(${[...named.groupIds]}::uuid[])`)
    .select('person_group.id')
    .execute()
  const unknown = [
    ...(people.length < new Set(named.validatorIds).size ? ['validatorIds'] : []),
    ...(groups.length < new Set(named.groupIds).size ? ['groupIds'] : []),
  ]
  if (unknown.length === 0) return
  const refusals = unknown.map((list): Refusal => ({
    code: 'CHOICE_UNKNOWN',
    field: `steps.${named.position}.${list}`,
  }))
  throw new Refused('RULE', refusals)
}

/** The named people and the members of the named groups who can act. */
async function activePeople(
  db: CompanyDatabase,
  personIds: readonly string[],
  groupIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select('person')
    .leftJoin('group_member', (join) =>
      join
        .onRef('group_member.company_id', '=', 'person.company_id')
        .onRef('group_member.person_id', '=', 'person.id'),
    )
    .where('person.status', '=', 'active')
    .where((row) =>
      row.or([
        ...(personIds.length > 0 ? [row('person.id', 'in', personIds)] : []),
        ...(groupIds.length > 0 ? [row('group_member.group_id', 'in', groupIds)] : []),
      ]),
    )
    .select('person.id')
    .distinct()
    .execute()
  return rows.map(({ id }) => id)
}
