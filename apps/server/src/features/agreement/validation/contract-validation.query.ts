import type { ContractValidation } from '@tacite/api/agreement/validation-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { todayIn } from '@tacite/domain/calendar/today.ts'
import { isDecisionLate } from '@tacite/domain/validation/due-days.ts'
import type { StoredAspects } from '@tacite/domain/acts/act-aspects.ts'
import {
  STANDING_STATES,
  cancelledHolder,
  decisionHolder,
  stepOutcome,
  validationProgress,
  type StandingState,
  type ValidationState,
} from '@tacite/domain/validation/validation-progress.ts'
import {
  awaitedSince,
  followingOf,
  reminderStanding,
  type DatedStep,
} from '@tacite/domain/validation/reminders.ts'
import { SITTING_MS } from '@tacite/domain/calendar/sitting.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { readAspects, whyNot, whyNotEach } from '../../people/access/public.ts'
import { actingDelegates, type ActingDelegate } from '../../people/delegations/public.ts'
import {
  conditionRows,
  keptConditions,
  presentCondition,
  type ConditionRow,
} from './conditions.query.ts'
import { circuitRecord, skippedIn } from './keep-to-circuit.ts'
import { hasPlaybook } from '../playbook/public.ts'
import { verdictsFor, type SayVerdicts } from '../../settings/circuits/public.ts'
import { validationRows, type ValidationRow } from './validation-rows.query.ts'

/** The state of a contract's validation, as this person sees it. */
export async function contractValidation(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  level: ContractLevel,
): Promise<ContractValidation> {
  const rows = await validationRows(db, contractId)
  const conditions = await conditionRows(db, contractId)
  const reader: ValidationReader = {
    actor,
    level,
    contract: await readAspects(db, contractId, ['cancelDecision']),
    acting: await actingDelegates(db, undecidedIn(rows), actor.at),
    conditions,
    say: await verdictsFor(
      db,
      actor,
      rows.flatMap((row) => skippedIn(row).flatMap(({ judged }) => judged)),
    ),
  }
  const validations = [...Map.groupBy(rows, (row) => row.id).values()].map((group) =>
    present(group, reader),
  )
  const current = validations.find(({ state }) => standing(state) !== 'none') ?? null
  const acts = ['requestValidation', 'cancelValidation'] as const
  const reasons = await whyNotEach(db, actor, { contractId, level }, acts, {})
  return {
    current,
    earlier: validations.filter((validation) => validation !== current),
    hasPlaybook: await hasPlaybook(db, contractId),
    keptConditions: keptConditions(conditions),
    requesting: reasons.requestValidation,
    cancelling: reasons.cancelValidation,
  }
}

/** An earlier validation that no longer counts is treated as none. */
function standing(state: ValidationState): StandingState | 'none' {
  return STANDING_STATES.find((each) => each === state) ?? 'none'
}

/** Those whose decision may be awaited. */
function undecidedIn(rows: readonly ValidationRow[]): string[] {
  return rows
    .filter(({ state, decision }) => standing(state) !== 'none' && decision === null)
    .map(({ validator_id }) => validator_id)
}

/** Who reads the validation, and what decides on their acts. */
interface ValidationReader {
  actor: Actor
  level: ContractLevel
  contract: Pick<StoredAspects, 'isFrozen' | 'isLocked'>
  acting: readonly ActingDelegate[]
  conditions: readonly ConditionRow[]
  say: SayVerdicts
}

type Shown = NonNullable<ContractValidation['current']>

function present(rows: ValidationRow[], reader: ValidationReader): Shown {
  const { actor, level, contract } = reader
  const first = rows[0]!
  const groups = [...Map.groupBy(rows, (row) => row.step_id).values()]
  const steps = groups.map(ruleStep)
  const { openStepIds } = validationProgress(steps)
  const validation = standing(first.state)
  const isOver = validation === 'none'
  return {
    _id: first.id,
    state: first.state,
    contentHash: first.content_hash,
    isRequestedAgain: first.replaces_id !== null,
    requestedBy: { _id: first.requested_by, name: first.requested_by_name },
    requestedAt: first.requested_at.toISOString(),
    endedAt: first.ended_at?.toISOString() ?? null,
    suspension: suspensionOf(first),
    circuitId: first.circuit_id,
    ...circuitRecord(first, reader.say),
    steps: groups.map((group, index) => {
      const step = steps[index]!
      const deciding = decisionHolder(steps, step.id, actor)!
      const { standing: ownDecision } = cancelledHolder(steps, step.id, actor)
      return {
        _id: step.id,
        name: group[0]!.step_name,
        rule: step.rule,
        isBesidePrevious: step.isBesidePrevious ?? false,
        dueDays: group[0]!.due_days,
        ...dueOf(group[0]!, reader, !isOver && openStepIds.includes(step.id)),
        movingDueDay: whyNot(actor, level, 'moveDueDay', {
          following: followingOf(first.requested_by, { ...actor, level }),
          validation,
          validationStep: !isOver && openStepIds.includes(step.id) ? 'open' : 'notOpen',
        }),
        isOpen: !isOver && openStepIds.includes(step.id),
        outcome: stepOutcome(step),
        awaitedSince: isOver
          ? null
          : (awaitedSince(steps, step.id, first.requested_at)?.toISOString() ?? null),
        validators: group.map((row) => ({
          _id: row.validator_id,
          name: row.validator_name,
          profilePictureUrl: row.validator_picture,
          decision: row.decision,
          reason: row.reason ?? '',
          condition: conditionOf(row, reader),
          decidedAt: row.decided_at?.toISOString() ?? null,
          decidedBy: row.decided_by_name,
          isActive: row.validator_status === 'active',
          ...reminderOf(row, steps, reader),
        })),
        decidingFor: isOver ? null : decidingFor(group, actor, deciding),
        deciding: whyNot(actor, level, 'decide', { validation, decision: deciding.standing }),
        cancelling: whyNot(actor, level, 'cancelDecision', {
          ...contract,
          validation,
          ownDecision,
        }),
      }
    }),
  }
}

/** A due day counts while the step is open. */
function dueOf(
  { due_date: dueDate }: ValidationRow,
  { actor: { at, company } }: ValidationReader,
  isOpen: boolean,
): Pick<Shown['steps'][number], 'dueOn' | 'isLate'> {
  const dueOn = isOpen ? dueDate : null
  return { dueOn, isLate: isDecisionLate(dueOn, todayIn(company.timeZone, at).toString()) }
}

function conditionOf(
  { step_id, validator_id }: ValidationRow,
  { conditions, actor, level }: ValidationReader,
) {
  const row = conditions.find(
    (each) => each.step_id === step_id && each.validator_id === validator_id,
  )
  return row ? presentCondition(row, actor, level) : null
}

type ShownReminder = Pick<
  Shown['steps'][number]['validators'][number],
  'delegates' | 'reminded' | 'reminding'
>

/** The last reminder of a validator, and the next one. */
function reminderOf(
  row: ValidationRow,
  steps: readonly DatedStep[],
  { actor, level, acting }: ValidationReader,
): ShownReminder {
  const validator = {
    id: row.validator_id,
    isActive: row.validator_status === 'active',
    lastRemindedAt: row.reminded_at,
  }
  const { personId, at, company } = actor
  const reminder = reminderStanding(steps, row.step_id, validator, {
    personId,
    at,
    timeZone: company.timeZone,
  })
  return {
    delegates: acting
      .filter((delegation) => delegation.personId === row.validator_id && row.decision === null)
      .map(({ delegate }) => delegate),
    reminded: remindedOf(row),
    reminding: whyNot(actor, level, 'remindValidator', {
      following: followingOf(row.requested_by, { ...actor, level }),
      validation: standing(row.state),
      reminder,
    }),
  }
}

function remindedOf({
  reminded_at: at,
  reminded_by_name: by,
  undelivered_at: undeliveredAt,
}: ValidationRow): ShownReminder['reminded'] {
  if (at === null || by === null) return null
  // A failure from before is one of another mail.
  const isOfReminder = undeliveredAt !== null && undeliveredAt >= at
  return {
    at: at.toISOString(),
    by,
    undeliveredAt: isOfReminder ? undeliveredAt.toISOString() : null,
  }
}

function suspensionOf({
  state,
  last_change_at,
  changed_by_name,
}: ValidationRow): Shown['suspension'] {
  if (state !== 'suspended' || !last_change_at) return null
  const until = new Date(last_change_at.getTime() + SITTING_MS)
  return { until: until.toISOString(), changedBy: changed_by_name }
}

/** The absent person to decide for; null when it is the reader's own decision. */
function decidingFor(
  group: ValidationRow[],
  { personId }: Actor,
  { holder, standing: decision }: NonNullable<ReturnType<typeof decisionHolder>>,
): { _id: string; name: string } | null {
  if (decision !== 'open' || holder === personId) return null
  return { _id: holder, name: group.find((row) => row.validator_id === holder)!.validator_name }
}

function ruleStep(group: ValidationRow[]): DatedStep {
  const { step_id: id, rule, is_beside_previous: isBesidePrevious } = group[0]!
  return {
    id,
    rule,
    isBesidePrevious,
    validatorIds: group.map(({ validator_id }) => validator_id),
    decisions: group.flatMap(({ validator_id, decision, decided_by, decided_at }) =>
      decision && decided_at
        ? [{ personId: validator_id, decision, decidedBy: decided_by, decidedAt: decided_at }]
        : [],
    ),
  }
}
