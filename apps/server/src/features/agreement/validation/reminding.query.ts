import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { followingOf, reminderStanding } from '@tacite/domain/validation/reminders.ts'
import { STANDING_STATES } from '@tacite/domain/validation/validation-progress.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { levelsOn, whyNot, type Reason } from '../../people/access/public.ts'

/** A decision that is awaited of a person on an open step. */
export interface AwaitedDecision {
  contractId: string
  stepId: string
  personId: string
}

/** Why the actor may not remind these validators now, by « step person »; null: they may. Two statements. */
export async function whyNotRemind(
  db: CompanyDatabase,
  actor: Actor,
  awaited: readonly AwaitedDecision[],
): Promise<ReadonlyMap<string, Reason>> {
  if (awaited.length === 0) return new Map()
  const levels = await levelsOn(db, actor, [
    ...new Set(awaited.map(({ contractId }) => contractId)),
  ])
  const validators = await validatorsOf(db, awaited)
  return new Map(
    validators.flatMap((validator) => {
      const level = levels.get(validator.contractId)
      const reason =
        level && whyNot(actor, level, 'remindValidator', aspectsOf(actor, level, validator))
      return level ? [[reminderKey(validator), reason ?? null] as const] : []
    }),
  )
}

export function reminderKey({ stepId, personId }: Omit<AwaitedDecision, 'contractId'>): string {
  return `${stepId} ${personId}`
}

/** They are awaited: what else keeps from reminding them does not depend on the other steps. */
function aspectsOf(actor: Actor, level: ContractLevel, validator: Validator) {
  const { stepId, personId: id, isActive, lastRemindedAt, requestedBy, state } = validator
  const ownStep = { id: stepId, rule: 'all', validatorIds: [id], decisions: [] } as const
  return {
    following: followingOf(requestedBy, { ...actor, level }),
    validation: STANDING_STATES.find((each) => each === state) ?? ('none' as const),
    reminder: reminderStanding(
      [ownStep],
      stepId,
      { id, isActive, lastRemindedAt },
      { personId: actor.personId, at: actor.at, timeZone: actor.company.timeZone },
    ),
  }
}

interface Validator extends AwaitedDecision {
  requestedBy: string
  state: string
  isActive: boolean
  lastRemindedAt: Date | null
}

async function validatorsOf(
  db: CompanyDatabase,
  awaited: readonly AwaitedDecision[],
): Promise<Validator[]> {
  const { rows } = await sql<Validator>`
    select validation.contract_id as "contractId", validator.step_id as "stepId", validator.person_id as "personId",
      validation.requested_by as "requestedBy", validation.state, person.status = 'active' as "isActive",
      validator.reminded_at as "lastRemindedAt"
    from unnest(${awaited.map(({ stepId }) => stepId)}::uuid[], ${awaited.map(({ personId }) => personId)}::uuid[])
      as asked (step_id, person_id)
    join contract_validator as validator on validator.company_id = ${db.companyId}
      and validator.step_id = asked.step_id and validator.person_id = asked.person_id
    join contract_validation_step as step on step.company_id = validator.company_id and step.id = validator.step_id
    join contract_validation as validation on validation.company_id = step.company_id and validation.id = step.validation_id
    join person on person.company_id = validator.company_id and person.id = validator.person_id`.execute(
    db.tx,
  )
  return rows
}
