import type { ContractValidation } from '@tacite/api/agreement/validation-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { StoredAspects } from '@tacite/domain/acts/act-aspects.ts'
import {
  STANDING_STATES,
  cancelledHolder,
  decisionHolder,
  stepOutcome,
  validationProgress,
  type StandingState,
  type ValidationState,
  type ValidationStep,
} from '@tacite/domain/validation/validation-progress.ts'
import { SITTING_MS } from '@tacite/domain/calendar/sitting.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { readAspects, whyNot, whyNotEach } from '../../people/access/public.ts'

/** The state of a contract's validation, as this person sees it. */
export async function contractValidation(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  level: ContractLevel,
): Promise<ContractValidation> {
  const rows = await readRows(db, contractId)
  const aspects = await readAspects(db, contractId, ['cancelDecision'])
  const validations = [...Map.groupBy(rows, (row) => row.id).values()].map((group) =>
    present(group, actor, level, aspects),
  )
  const current = validations.find(({ state }) => standing(state) !== 'none') ?? null
  const acts = ['requestValidation', 'cancelValidation'] as const
  const reasons = await whyNotEach(db, actor, { contractId, level }, acts, {})
  return {
    current,
    earlier: validations.filter((validation) => validation !== current),
    requesting: reasons.requestValidation,
    cancelling: reasons.cancelValidation,
  }
}

/** An earlier validation that no longer counts is treated as none. */
function standing(state: ValidationState): StandingState | 'none' {
  return STANDING_STATES.find((each) => each === state) ?? 'none'
}

type Row = Awaited<ReturnType<typeof readRows>>[number]
type Shown = NonNullable<ContractValidation['current']>

function present(
  rows: Row[],
  actor: Actor,
  level: ContractLevel,
  contract: Pick<StoredAspects, 'isFrozen' | 'isLocked'>,
): Shown {
  const first = rows[0]!
  const groups = [...Map.groupBy(rows, (row) => row.step_id).values()]
  const steps = groups.map(ruleStep)
  const { openStepId } = validationProgress(steps)
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
    steps: groups.map((group, index) => {
      const step = steps[index]!
      const deciding = decisionHolder(steps, step.id, actor)!
      const { standing: ownDecision } = cancelledHolder(steps, step.id, actor)
      return {
        _id: step.id,
        name: group[0]!.step_name,
        rule: step.rule,
        isOpen: !isOver && step.id === openStepId,
        outcome: stepOutcome(step),
        validators: group.map((row) => ({
          _id: row.validator_id,
          name: row.validator_name,
          decision: row.decision,
          reason: row.reason ?? '',
          decidedAt: row.decided_at?.toISOString() ?? null,
          decidedBy: row.decided_by_name,
          isActive: row.validator_status === 'active',
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

function suspensionOf({ state, last_change_at, changed_by_name }: Row): Shown['suspension'] {
  if (state !== 'suspended' || !last_change_at) return null
  const until = new Date(last_change_at.getTime() + SITTING_MS)
  return { until: until.toISOString(), changedBy: changed_by_name }
}

/** The absent person to decide for; null when it is the reader's own decision. */
function decidingFor(
  group: Row[],
  { personId }: Actor,
  { holder, standing: decision }: NonNullable<ReturnType<typeof decisionHolder>>,
): { _id: string; name: string } | null {
  if (decision !== 'open' || holder === personId) return null
  return { _id: holder, name: group.find((row) => row.validator_id === holder)!.validator_name }
}

function ruleStep(group: Row[]): ValidationStep {
  const { step_id: id, rule } = group[0]!
  return {
    id,
    rule,
    validatorIds: group.map(({ validator_id }) => validator_id),
    decisions: group.flatMap(({ validator_id, decision, decided_by }) =>
      decision ? [{ personId: validator_id, decision, decidedBy: decided_by }] : [],
    ),
  }
}

function readRows(db: CompanyDatabase, contractId: string) {
  return db.tx
    .selectFrom('contract_validation as validation')
    .innerJoin('person as requester', (join) =>
      join
        .onRef('requester.company_id', '=', 'validation.company_id')
        .onRef('requester.id', '=', 'validation.requested_by'),
    )
    .leftJoin('person as changer', (join) =>
      join
        .onRef('changer.company_id', '=', 'validation.company_id')
        .onRef('changer.id', '=', 'validation.change_confirmed_by'),
    )
    .leftJoin('validation_circuit as circuit', (join) =>
      join
        .onRef('circuit.company_id', '=', 'validation.company_id')
        .onRef('circuit.id', '=', 'validation.circuit_id'),
    )
    .innerJoin('contract_validation_step as step', (join) =>
      join
        .onRef('step.company_id', '=', 'validation.company_id')
        .onRef('step.validation_id', '=', 'validation.id'),
    )
    .innerJoin('contract_validator as validator', (join) =>
      join
        .onRef('validator.company_id', '=', 'step.company_id')
        .onRef('validator.step_id', '=', 'step.id'),
    )
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'validator.company_id')
        .onRef('person.id', '=', 'validator.person_id'),
    )
    .leftJoin('validation_decision as said', (join) =>
      join
        .onRef('said.company_id', '=', 'validator.company_id')
        .onRef('said.step_id', '=', 'validator.step_id')
        .onRef('said.person_id', '=', 'validator.person_id')
        .on('said.cancelled_at', 'is', null),
    )
    .leftJoin('person as delegate', (join) =>
      join
        .onRef('delegate.company_id', '=', 'said.company_id')
        .onRef('delegate.id', '=', 'said.decided_by'),
    )
    .where('validation.company_id', '=', db.companyId)
    .where('validation.contract_id', '=', contractId)
    .select([
      'validation.id',
      'validation.state',
      'validation.content_hash',
      'validation.replaces_id',
      'validation.requested_by',
    ])
    .select([
      'validation.requested_at',
      'validation.ended_at',
      'validation.last_change_at',
      'circuit.id as circuit_id',
      sql<string | null>`case when changer.id is not null then ${personName('changer')} end`.as(
        'changed_by_name',
      ),
      personName('requester').as('requested_by_name'),
    ])
    .select([
      'step.id as step_id',
      'step.name as step_name',
      'step.rule',
      'validator.person_id as validator_id',
    ])
    .select([
      personName('person').as('validator_name'),
      'person.status as validator_status',
      'said.decision',
      'said.reason',
      'said.decided_at',
      'said.decided_by',
      sql<string | null>`case when delegate.id is not null then ${personName('delegate')} end`.as(
        'decided_by_name',
      ),
    ])
    .orderBy('validation.requested_at', 'desc')
    .orderBy('validation.id')
    .orderBy('step.position')
    .orderBy('validator_name')
    .limit(2000)
    .execute()
}
