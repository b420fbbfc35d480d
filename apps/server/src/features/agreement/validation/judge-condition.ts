import {
  conditionJudge,
  conditionState,
  standInOf,
  type ConditionStanding,
} from '@tacite/domain/validation/conditions.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { followingOf } from '@tacite/domain/validation/reminders.ts'
import { STANDING_STATES } from '@tacite/domain/validation/validation-progress.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireRight, requireState } from '../../people/access/public.ts'
import { conditionConfirmed, conditionMet, conditionRejected } from './validation-events.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

interface Target {
  contractId: string
  conditionId: string
}

/** What an acceptance depends on. @returns its id */
export async function setCondition(
  db: CompanyDatabase,
  condition: { contractId: string; decisionId: string; words: string; at: Date },
): Promise<string> {
  const id = newId(condition.at)
  await db
    .insert('validation_condition', {
      id,
      contract_id: condition.contractId,
      decision_id: condition.decisionId,
      words: condition.words,
      set_at: condition.at,
    })
    .execute()
  return id
}

/** Somebody who follows the validation says that a condition is met: its validator is asked. */
export async function meetCondition(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, conditionId }: Target,
  { comment }: { comment: string },
): Promise<void> {
  const level = await requireRight(db, actor, 'meetCondition', contractId)
  const condition = await requireCondition(db, { contractId, conditionId })
  const following = followingOf(condition.requestedBy, { ...actor, level })
  requireState('meetCondition', { following, ...aspectsOf(condition) })
  requireComment(comment)
  await db
    .update('validation_condition')
    .set({ met_by: actor.personId, met_at: clock.now(), met_comment: comment })
    .where('validation_condition.id', '=', conditionId)
    .execute()
  const happened = eventOf(actor, { contractId, conditionId }, condition)
  await events.record(
    db,
    conditionMet({
      ...happened,
      payload: { ...happened.payload, metBy: actor.personId },
      personal: { condition: condition.words, comment },
    }),
  )
}

/** Its validator, or who acts for them, agrees: nothing of it keeps the contract from being sent. */
export async function confirmCondition(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  target: Target,
): Promise<void> {
  await requireRight(db, actor, 'confirmCondition', target.contractId)
  const condition = await requireCondition(db, target)
  const judge = conditionJudge(condition.validatorId, actor)
  requireState('confirmCondition', { judge, ...aspectsOf(condition) })
  await db
    .update('validation_condition')
    .set({ confirmed_by: actor.personId, confirmed_at: clock.now() })
    .where('validation_condition.id', '=', target.conditionId)
    .execute()
  await events.record(db, conditionConfirmed(eventOf(actor, target, condition)))
}

/** In the place of its validator, who has no access any more, with a word why. */
export async function confirmConditionInstead(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  target: Target,
  { comment }: { comment: string },
): Promise<void> {
  const level = await requireRight(db, actor, 'confirmConditionInstead', target.contractId)
  const condition = await requireCondition(db, target)
  requireState('confirmConditionInstead', {
    standIn: standInOf(condition, { ...actor, level }),
    reach: condition.isValidatorReachable ? 'reachable' : 'unreachable',
    ...aspectsOf(condition),
  })
  requireComment(comment)
  await db
    .update('validation_condition')
    .set({ confirmed_by: actor.personId, confirmed_at: clock.now(), instead_reason: comment })
    .where('validation_condition.id', '=', target.conditionId)
    .execute()
  const happened = eventOf(actor, target, condition)
  await events.record(
    db,
    conditionConfirmed({
      ...happened,
      payload: { ...happened.payload, isInstead: true },
      personal: { condition: condition.words, comment },
    }),
  )
}

/** They do not agree: it is open again, with what is missing. */
export async function rejectCondition(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  target: Target,
  { comment }: { comment: string },
): Promise<void> {
  await requireRight(db, actor, 'rejectCondition', target.contractId)
  const condition = await requireCondition(db, target)
  const judge = conditionJudge(condition.validatorId, actor)
  requireState('rejectCondition', { judge, ...aspectsOf(condition) })
  requireComment(comment)
  await db
    .update('validation_condition')
    .set({
      met_by: null,
      met_at: null,
      met_comment: '',
      rejected_by: actor.personId,
      rejected_at: clock.now(),
      rejected_comment: comment,
    })
    .where('validation_condition.id', '=', target.conditionId)
    .execute()
  await events.record(
    db,
    conditionRejected({
      ...eventOf(actor, target, condition),
      personal: { condition: condition.words, comment },
    }),
  )
}

function requireComment(comment: string): void {
  if (comment === '')
    throw new Refused('RULE', { code: 'CONDITION_COMMENT_REQUIRED', field: 'comment' })
}

function aspectsOf({ standing, isSuspended }: Condition) {
  return { condition: standing, validation: isSuspended ? 'suspended' : 'none' } as const
}

interface Condition {
  words: string
  standing: ConditionStanding
  isSuspended: boolean
  validatorId: string
  isValidatorReachable: boolean
  validationId: string
  stepName: string
  requestedBy: string
  metBy: string | null
}

/** Locked until the transaction ends; one of another contract counts as missing. */
async function requireCondition(
  db: CompanyDatabase,
  { contractId, conditionId }: Target,
): Promise<Condition> {
  const row = await db
    .select('validation_condition')
    .innerJoin('validation_decision as decision', (join) =>
      join
        .onRef('decision.company_id', '=', 'validation_condition.company_id')
        .onRef('decision.id', '=', 'validation_condition.decision_id'),
    )
    .innerJoin('contract_validation_step as step', (join) =>
      join
        .onRef('step.company_id', '=', 'decision.company_id')
        .onRef('step.id', '=', 'decision.step_id'),
    )
    .innerJoin('contract_validation as validation', (join) =>
      join
        .onRef('validation.company_id', '=', 'step.company_id')
        .onRef('validation.id', '=', 'step.validation_id'),
    )
    .innerJoin('person as validator', (join) =>
      join
        .onRef('validator.company_id', '=', 'decision.company_id')
        .onRef('validator.id', '=', 'decision.person_id'),
    )
    .where('validation_condition.id', '=', conditionId)
    .where('validation_condition.contract_id', '=', contractId)
    .select(['validation_condition.words', 'validation_condition.met_by'])
    .select(['validation_condition.met_at', 'validation_condition.confirmed_at'])
    .select(['decision.person_id', 'decision.cancelled_at', 'step.name', 'validation.state'])
    .select(['validation.id as validation_id', 'validation.requested_by', 'validator.status'])
    .forUpdate('validation_condition')
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  const counts = row.cancelled_at === null && STANDING_STATES.some((state) => state === row.state)
  const state = conditionState({ metAt: row.met_at, confirmedAt: row.confirmed_at })
  return {
    words: row.words,
    standing: counts ? state : 'gone',
    isSuspended: row.state === 'suspended',
    validatorId: row.person_id,
    isValidatorReachable: row.status === 'active',
    validationId: row.validation_id,
    stepName: row.name,
    requestedBy: row.requested_by,
    metBy: row.met_by,
  }
}

function eventOf(actor: Actor, { contractId, conditionId }: Target, condition: Condition) {
  const { validationId, stepName, validatorId, requestedBy, metBy } = condition
  return {
    actor,
    contractId,
    validationId,
    payload: { conditionId, stepName, validatorId, requestedBy, metBy },
    personal: { condition: condition.words },
  }
}
