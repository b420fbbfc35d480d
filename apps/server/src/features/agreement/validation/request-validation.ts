import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { validationEndpoints } from '@tacite/api/agreement/validation-endpoints.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { dueDaysRefusals } from '@tacite/domain/validation/due-days.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import { keepVersion } from '../../writing/contract-versions/public.ts'
import { bindTo, readContractContent } from '../../writing/contracts/public.ts'
import { closeSittings } from '../../writing/texts/public.ts'
import { openStepOfKind } from '../../settings/workflows/public.ts'
import { requireReady } from '../readiness/public.ts'
import { askOpenSteps } from './ask-open-steps.ts'
import { voidValidation } from './end-validation.ts'
import { validationRequested } from './validation-events.ts'
import { insertStep, requireKnownValidators } from './insert-step.ts'
import { checkAgainstCircuit, leftOutBy, requireImposed, requireKept } from './keep-to-circuit.ts'
import { standingValidation } from './validation-repository.ts'

type Request = BodyOf<typeof validationEndpoints.request>

/** Requests a validation of the current content: bound to its hash, its first stage opened, its validators notified. */
export async function requestValidation(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { steps, circuitId, leavingOut }: Request,
): Promise<void> {
  await requireAct(db, actor, 'requestValidation', contractId)
  requireComplete(steps)
  await requireCircuit(db, circuitId)
  await requireKnownValidators(db, steps)
  await requireImposed(db, contractId, circuitId)
  await closeSittings(db, { kind: 'contract', id: contractId })
  const content = await readContractContent(db, contractId)
  await requireReady(db, contractId, content, null)
  const suspended = await standingValidation(db, contractId)
  if (suspended) await voidValidation(deps, db, actor, contractId, suspended)
  const check = await checkAgainstCircuit(db, actor, contractId, { circuitId, steps })
  await requireKept(db, check, actor, leavingOut)
  const reason = { kind: 'validation', by: actor.personId } as const
  await keepVersion(deps, db, contractId, [reason], content)
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
      skipped_steps: JSON.stringify(check.skipped),
      departures: JSON.stringify(check.departures),
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
        ...leftOutBy(check, actor),
      },
    }),
  )
  await askOpenSteps(deps, db, actor, contractId, { openedBy: 'request' })
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
  refusals.push(...dueDaysRefusals(steps))
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}

export async function requireCircuit(db: CompanyDatabase, circuitId: string | null): Promise<void> {
  if (circuitId === null) return
  const circuit = await db
    .select('validation_circuit')
    .where('validation_circuit.id', '=', circuitId)
    .select('validation_circuit.id')
    .executeTakeFirst()
  if (!circuit) throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'circuitId' })
}
