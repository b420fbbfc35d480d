import {
  STANDING_STATES,
  validationProgress,
  type StandingState,
  type ValidationState,
  type ValidationStep,
} from '@tacite/domain/validation/validation-progress.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

export interface StandingValidation {
  id: string
  contentHash: string
  state: StandingState
  requestedBy: string
  steps: (ValidationStep & { name: string })[]
}

/** The validation that currently counts for a contract; null when none does. Locked until the transaction ends. */
export async function standingValidation(
  db: CompanyDatabase,
  contractId: string,
): Promise<StandingValidation | null> {
  const row = await db
    .select('contract_validation')
    .where('contract_validation.contract_id', '=', contractId)
    .where('contract_validation.state', 'in', STANDING_STATES)
    .select(['id', 'content_hash', 'state', 'requested_by'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    contentHash: row.content_hash,
    state: row.state as StandingValidation['state'],
    requestedBy: row.requested_by,
    steps: await stepsOf(db, row.id),
  }
}

/** The same for a contract whose state implies that it has one. */
export async function requireStanding(
  db: CompanyDatabase,
  contractId: string,
): Promise<StandingValidation> {
  const validation = await standingValidation(db, contractId)
  if (!validation) throw new Error(`no validation counts for contract ${contractId}`)
  return validation
}

/** Those of these contracts that have a current validation. */
export async function contractsUnderValidation(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select('contract_validation')
    .where('contract_validation.contract_id', '=', sql<string>`any(${[...contractIds]}::uuid[])`)
    .where('contract_validation.state', 'in', STANDING_STATES)
    .select('contract_validation.contract_id')
    .distinct()
    .orderBy('contract_validation.contract_id')
    .execute()
  return rows.map(({ contract_id }) => contract_id)
}

async function stepsOf(
  db: CompanyDatabase,
  validationId: string,
): Promise<StandingValidation['steps']> {
  const steps = await db
    .select('contract_validation_step')
    .where('contract_validation_step.validation_id', '=', validationId)
    .select(['id', 'name', 'rule'])
    .orderBy('position')
    .execute()
  const ids = steps.map(({ id }) => id)
  const validators = await db
    .select('contract_validator')
    .where('contract_validator.step_id', 'in', ids)
    .select(['step_id', 'person_id'])
    .execute()
  const decisions = await db
    .select('validation_decision')
    .where('validation_decision.step_id', 'in', ids)
    .where('validation_decision.cancelled_at', 'is', null)
    .select(['step_id', 'person_id', 'decision', 'decided_by'])
    .execute()
  return steps.map(({ id, name, rule }) => ({
    id,
    name,
    rule,
    validatorIds: validators
      .filter(({ step_id }) => step_id === id)
      .map(({ person_id }) => person_id),
    decisions: decisions
      .filter(({ step_id }) => step_id === id)
      .map(({ person_id, decision, decided_by }) => ({
        personId: person_id,
        decision,
        decidedBy: decided_by,
      })),
  }))
}

/** The open step, re-read after a change. */
export function openStepOf({
  steps,
}: StandingValidation): StandingValidation['steps'][number] | null {
  const { openStepId } = validationProgress(steps)
  return steps.find(({ id }) => id === openStepId) ?? null
}

export async function setValidationState(
  db: CompanyDatabase,
  validationId: string,
  state: ValidationState,
  endedAt: Date | null,
): Promise<void> {
  await db
    .update('contract_validation')
    .set({ state, ended_at: endedAt })
    .where('contract_validation.id', '=', validationId)
    .execute()
}
