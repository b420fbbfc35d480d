import type { ContractValidation } from '@tacite/api/agreement/validation-endpoints.ts'
import { conditionJudge, conditionState, standInOf } from '@tacite/domain/validation/conditions.ts'
import { followingOf } from '@tacite/domain/validation/reminders.ts'
import {
  STANDING_STATES,
  type ValidationState,
} from '@tacite/domain/validation/validation-progress.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { whyNot } from '../../people/access/public.ts'
import { conditionsOf } from '../readiness/public.ts'

export type ConditionRow = Awaited<ReturnType<typeof conditionRows>>[number]
type Kept = ContractValidation['keptConditions'][number]
type Shown = NonNullable<
  NonNullable<ContractValidation['current']>['steps'][number]['validators'][number]['condition']
>

/** The conditions of a contract's acceptances, those that were taken back aside; the oldest first. */
export function conditionRows(db: CompanyDatabase, contractId: string) {
  return conditionsOf(db, contractId)
    .select([
      'validation_condition.id',
      'validation_condition.words',
      'validation_condition.set_at',
      'validation_condition.met_at',
      'validation_condition.met_comment',
      'validation_condition.rejected_at',
      'validation_condition.rejected_comment',
      'validation_condition.confirmed_at',
      'validation_condition.instead_reason',
      'validation_condition.met_by as met_by_id',
    ])
    .select([
      nameOf('met_by').as('met_by'),
      nameOf('rejected_by').as('rejected_by'),
      nameOf('confirmed_by').as('confirmed_by'),
    ])
    .select([
      'decision.step_id',
      'decision.person_id as validator_id',
      personName('validator').as('validator_name'),
      'validator.status as validator_status',
      'validation.id as validation_id',
      'validation.state',
      'validation.requested_by',
      // What they decided later says what they think of it now.
      sql<boolean>`exists (select from validation_decision as later
          join contract_validation_step as place on place.company_id = later.company_id and place.id = later.step_id
          join contract_validation as other on other.company_id = place.company_id and other.id = place.validation_id
        where later.company_id = decision.company_id and later.person_id = decision.person_id
          and other.contract_id = validation.contract_id and other.id <> validation.id
          and later.cancelled_at is null and later.decided_at >= validation_condition.set_at)`.as(
        'was_decided_again',
      ),
    ])
    .execute()
}

function nameOf(column: 'met_by' | 'rejected_by' | 'confirmed_by') {
  return sql<string | null>`(select ${personName('named')} from person as named
    where named.company_id = validation_condition.company_id
      and named.id = ${sql.ref(`validation_condition.${column}`)})`
}

/** A condition, and what the reader can do with it. */
export function presentCondition(row: ConditionRow, actor: Actor, level: ContractLevel): Shown {
  const isStanding = isStandingState(row.state)
  const state = conditionState({ metAt: row.met_at, confirmedAt: row.confirmed_at })
  const aspects = {
    condition: isStanding ? state : 'gone',
    validation: row.state === 'suspended' ? 'suspended' : 'none',
  } as const
  const judge = conditionJudge(row.validator_id, actor)
  const following = followingOf(row.requested_by, { ...actor, level })
  const isReachable = row.validator_status === 'active'
  return {
    _id: row.id,
    words: row.words,
    state,
    met: said(row.met_at, row.met_by, row.met_comment),
    rejected: said(row.rejected_at, row.rejected_by, row.rejected_comment),
    confirmed: said(row.confirmed_at, row.confirmed_by, row.instead_reason ?? ''),
    isConfirmedInstead: row.instead_reason !== null,
    isValidatorReachable: isReachable,
    meeting: whyNot(actor, level, 'meetCondition', { following, ...aspects }),
    confirming: whyNot(actor, level, 'confirmCondition', { judge, ...aspects }),
    confirmingInstead: whyNot(actor, level, 'confirmConditionInstead', {
      standIn: standInOf(
        { requestedBy: row.requested_by, metBy: row.met_by_id },
        { ...actor, level },
      ),
      reach: isReachable ? 'reachable' : 'unreachable',
      ...aspects,
    }),
    rejecting: whyNot(actor, level, 'rejectCondition', { judge, ...aspects }),
  }
}

/** Conditions of validations that no longer count, as long as their validators have not decided again. */
export function keptConditions(rows: readonly ConditionRow[]): Kept[] {
  return rows
    .filter((row) => !isStandingState(row.state) && !row.was_decided_again && !row.confirmed_at)
    .map((row) => ({
      _id: row.id,
      words: row.words,
      setAt: row.set_at.toISOString(),
      validator: { _id: row.validator_id, name: row.validator_name },
      met: said(row.met_at, row.met_by, row.met_comment),
    }))
}

function said(at: Date | null, by: string | null, comment: string): Shown['met'] {
  return at && by ? { at: at.toISOString(), by, comment } : null
}

function isStandingState(state: ValidationState): boolean {
  return STANDING_STATES.some((each) => each === state)
}
