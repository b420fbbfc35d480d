import type { CircuitForm } from '@tacite/api/settings/circuit-endpoints.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'

export type FilledSteps = readonly CircuitForm['steps'][number][]

/** Replaces the steps of a circuit and their validators. */
export async function writeCircuitSteps(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  circuitId: string,
  steps: FilledSteps,
): Promise<void> {
  await db
    .delete('validation_circuit_step')
    .where('validation_circuit_step.circuit_id', '=', circuitId)
    .execute()
  const written = steps.map((step) => ({ ...step, id: newId(clock.now()) }))
  await db
    .insert(
      'validation_circuit_step',
      written.map(({ id, name, rule, isBesidePrevious, dueDays, conditions }, position) => ({
        id,
        circuit_id: circuitId,
        position,
        name,
        rule,
        is_beside_previous: isBesidePrevious && position > 0,
        due_days: dueDays,
        conditions: JSON.stringify(conditions),
      })),
    )
    .execute()
  const validators = written.flatMap(({ id, validatorIds, groupIds }) => [
    ...[...new Set(validatorIds)].map((personId) => ({
      step_id: id,
      person_id: personId,
      group_id: null,
    })),
    ...[...new Set(groupIds)].map((groupId) => ({
      step_id: id,
      person_id: null,
      group_id: groupId,
    })),
  ])
  // A step whose people have all left is copied without any.
  if (validators.length === 0) return
  await db
    .insert(
      'validation_circuit_validator',
      validators.map((validator) => ({ ...validator, id: newId(clock.now()) })),
    )
    .execute()
}

export async function stepIdsOf(db: CompanyDatabase, circuitId: string): Promise<string[]> {
  const rows = await db
    .select('validation_circuit_step')
    .where('validation_circuit_step.circuit_id', '=', circuitId)
    .select('validation_circuit_step.id')
    .execute()
  return rows.map(({ id }) => id)
}
