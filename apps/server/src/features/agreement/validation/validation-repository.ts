import type { ValidationEnded } from '@tacite/domain/events/validation-events.ts'
import {
  STANDING_STATES,
  validationProgress,
  type StandingState,
  type ValidationState,
} from '@tacite/domain/validation/validation-progress.ts'
import type { DatedStep } from '@tacite/domain/validation/reminders.ts'
import type { ChangingSitting } from '@tacite/domain/validation/suspension.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { allowedByState } from '../../people/access/public.ts'
import { storedBinding, type ContentBinding } from '../../writing/contracts/public.ts'

export interface StandingValidation {
  id: string
  content: ContentBinding
  state: StandingState
  requestedBy: string
  requestedAt: Date
  sitting: ChangingSitting | null
  circuitId: string | null
  steps: (DatedStep & { name: string; dueDays: number | null; dueDate: string | null })[]
}

/** The validation that currently counts for a contract; null when none does. Locked until the transaction ends. */
export async function standingValidation(
  db: CompanyDatabase,
  contractId: string,
): Promise<StandingValidation | null> {
  return (await standingValidations(db, [contractId])).get(contractId) ?? null
}

/** The same for many contracts at once, by contract, in the order of their ids. */
export async function standingValidations(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, StandingValidation>> {
  const rows = await db
    .select('contract_validation')
    .where('contract_validation.contract_id', '=', anyOf(contractIds))
    .where('contract_validation.state', 'in', STANDING_STATES)
    .select(['id', 'contract_id', 'content_format', 'content_hash', 'content_left_out', 'state'])
    .select(['requested_by', 'requested_at', 'change_confirmed_by', 'last_change_at', 'circuit_id'])
    .orderBy('contract_validation.contract_id')
    .forUpdate()
    .execute()
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const steps = await stepsOf(db, ids)
  const standing = rows.map((row): [string, StandingValidation] => [
    row.contract_id,
    {
      id: row.id,
      content: storedBinding(row),
      state: row.state as StandingValidation['state'],
      requestedBy: row.requested_by,
      requestedAt: row.requested_at,
      sitting: row.last_change_at && {
        confirmedBy: row.change_confirmed_by,
        lastChangeAt: row.last_change_at,
      },
      circuitId: row.circuit_id,
      steps: steps.get(row.id) ?? [],
    },
  ])
  return new Map(standing)
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

/** Those of these contracts whose current validation a change can affect: what is sent or signed keeps its own. */
export function contractsUnderValidation(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<string[]> {
  return underValidation(db, sql<boolean>`contract.id = ${anyOf(contractIds)}`)
}

/** The same for the contracts that name one of these parties, as a party or in a field. */
export function contractsOfParties(
  db: CompanyDatabase,
  partyIds: readonly string[],
): Promise<string[]> {
  const ids = anyOf(partyIds)
  return underValidation(
    db,
    sql<boolean>`(contract.counterparty_id = ${ids} or contract.legal_entity_id = ${ids} or exists (
      select from (select company_id, contract_id, field_id, value from contract_field
          union all select company_id, contract_id, field_id, value from contract_cell) as field
        join tagged_field as tagged on tagged.company_id = field.company_id and tagged.id = field.field_id and tagged.type = 'counterparty'
        join counterparty as named on named.company_id = field.company_id and named.id = ${ids} and to_jsonb(named.name) = field.value
      where field.company_id = contract.company_id and field.contract_id = contract.id))`,
  )
}

/** Locks the contracts, in the order of every change: a contract, then its validation; several by id. */
async function underValidation(
  db: CompanyDatabase,
  isConcerned: RawBuilder<boolean>,
): Promise<string[]> {
  const rows = await db
    .select('contract_validation')
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.company_id', '=', 'contract_validation.company_id')
        .onRef('contract.id', '=', 'contract_validation.contract_id'),
    )
    .where('contract_validation.state', 'in', STANDING_STATES)
    .where(isConcerned)
    .where(allowedByState('edit'))
    .select('contract.id')
    .orderBy('contract.id')
    .forNoKeyUpdate('contract')
    .execute()
  return rows.map(({ id }) => id)
}

function anyOf(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`any(${[...ids]}::uuid[])`
}

/** The steps of each validation, in order. */
async function stepsOf(
  db: CompanyDatabase,
  validationIds: readonly string[],
): Promise<ReadonlyMap<string, StandingValidation['steps']>> {
  const rows = await db
    .select('contract_validation_step')
    .where('contract_validation_step.validation_id', '=', anyOf(validationIds))
    .select(['id', 'validation_id', 'name', 'rule', 'is_beside_previous'])
    .select(['due_days', sql<string | null>`due_date::text`.as('due_date')])
    .orderBy('position')
    .execute()
  const ids = rows.map(({ id }) => id)
  const validators = await db
    .select('contract_validator')
    .where('contract_validator.step_id', '=', anyOf(ids))
    .select(['step_id', 'person_id'])
    .execute()
  const decisions = await db
    .select('validation_decision')
    .where('validation_decision.step_id', '=', anyOf(ids))
    .where('validation_decision.cancelled_at', 'is', null)
    .select(['step_id', 'person_id', 'decision', 'decided_by', 'decided_at'])
    .execute()
  const validatorsOf = Map.groupBy(validators, ({ step_id }) => step_id)
  const decisionsOf = Map.groupBy(decisions, ({ step_id }) => step_id)
  const steps = rows.map(({ id, validation_id, name, rule, ...row }) => ({
    validationId: validation_id,
    id,
    name,
    rule,
    isBesidePrevious: row.is_beside_previous,
    dueDays: row.due_days,
    dueDate: row.due_date,
    validatorIds: (validatorsOf.get(id) ?? []).map(({ person_id }) => person_id),
    decisions: (decisionsOf.get(id) ?? []).map(
      ({ person_id, decision, decided_by, decided_at }) => ({
        personId: person_id,
        decision,
        decidedBy: decided_by,
        decidedAt: decided_at,
      }),
    ),
  }))
  return Map.groupBy(steps, ({ validationId }) => validationId)
}

/** The steps that are open now, in order. */
export function openStepsOf({ steps }: StandingValidation): StandingValidation['steps'] {
  const { openStepIds } = validationProgress(steps)
  return steps.filter(({ id }) => openStepIds.includes(id))
}

/** The content has changed: the validations stay suspended for a sitting. */
export async function suspendStored(
  db: CompanyDatabase,
  validationIds: readonly string[],
  { confirmedBy, lastChangeAt }: ChangingSitting,
): Promise<void> {
  await db
    .update('contract_validation')
    .set({ state: 'suspended', change_confirmed_by: confirmedBy, last_change_at: lastChangeAt })
    .where('contract_validation.id', '=', anyOf(validationIds))
    .execute()
}

/** The content has changed again: their sitting goes on. */
export async function prolongStored(
  db: CompanyDatabase,
  validationIds: readonly string[],
  lastChangeAt: Date,
): Promise<void> {
  await db
    .update('contract_validation')
    .set({ last_change_at: lastChangeAt })
    .where('contract_validation.id', '=', anyOf(validationIds))
    .execute()
}

/** The content is back. The sitting is kept: who confirmed it is not asked again until it ends. */
export async function reinstateStored(
  db: CompanyDatabase,
  validations: readonly StandingValidation[],
  lastChangeAt: Date,
): Promise<void> {
  const byState = Map.groupBy(validations, ({ steps }) => validationProgress(steps).state)
  for (const [state, reinstated] of byState)
    await db
      .update('contract_validation')
      .set({ state, last_change_at: lastChangeAt })
      .where('contract_validation.id', '=', anyOf(reinstated.map(({ id }) => id)))
      .execute()
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

/** What the event of its end says of a validation. */
export function endOf({ id, steps, requestedBy, content }: StandingValidation): ValidationEnded {
  return {
    validationId: id,
    stepIds: steps.map((step) => step.id),
    requestedBy,
    contentHash: content.hash,
  }
}
