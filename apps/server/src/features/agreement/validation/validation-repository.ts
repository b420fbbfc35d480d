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
  steps: (DatedStep & { name: string })[]
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
    .select(['id', 'content_format', 'content_hash', 'state', 'requested_by', 'requested_at'])
    .select(['change_confirmed_by', 'last_change_at', 'circuit_id'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  return {
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

/** Those of these contracts whose current validation a change can affect: what is sent or signed keeps its own. */
export function contractsUnderValidation(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<string[]> {
  return underValidation(db, sql<boolean>`contract.id = any(${[...contractIds]}::uuid[])`)
}

/** The same for the contracts that name one of these parties, as a party or in a field. */
export function contractsOfParties(
  db: CompanyDatabase,
  partyIds: readonly string[],
): Promise<string[]> {
  const ids = sql`any(${[...partyIds]}::uuid[])`
  return underValidation(
    db,
    sql<boolean>`(contract.counterparty_id = ${ids} or contract.legal_entity_id = ${ids} or exists (
      select from contract_field as field
        join tagged_field as tagged on tagged.company_id = field.company_id and tagged.id = field.field_id and tagged.type = 'counterparty'
        join counterparty as named on named.company_id = field.company_id and named.id = ${ids} and to_jsonb(named.name) = field.value
      where field.company_id = contract.company_id and field.contract_id = contract.id))`,
  )
}

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
    .execute()
  return rows.map(({ id }) => id)
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
    .select(['step_id', 'person_id', 'decision', 'decided_by', 'decided_at'])
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
      .map(({ person_id, decision, decided_by, decided_at }) => ({
        personId: person_id,
        decision,
        decidedBy: decided_by,
        decidedAt: decided_at,
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

/** The content has changed: the validation stays suspended for a sitting. */
export async function suspendStored(
  db: CompanyDatabase,
  validationId: string,
  { confirmedBy, lastChangeAt }: ChangingSitting,
): Promise<void> {
  await db
    .update('contract_validation')
    .set({
      state: 'suspended',
      change_confirmed_by: confirmedBy,
      last_change_at: lastChangeAt,
    })
    .where('contract_validation.id', '=', validationId)
    .execute()
}

/** The content is back. The sitting is kept: who confirmed it is not asked again until it ends. */
export async function reinstateStored(
  db: CompanyDatabase,
  { id, steps }: StandingValidation,
  lastChangeAt: Date,
): Promise<void> {
  await db
    .update('contract_validation')
    .set({ state: validationProgress(steps).state, last_change_at: lastChangeAt })
    .where('contract_validation.id', '=', id)
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
