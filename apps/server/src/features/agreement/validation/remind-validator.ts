import { todayIn } from '@tacite/domain/calendar/today.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { awaitedSince, followingOf, reminderStanding } from '@tacite/domain/validation/reminders.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireRight, requireState } from '../../people/access/public.ts'
import { actingDelegates } from '../../people/delegations/public.ts'
import { validatorReminded } from './validation-events.ts'
import { standingValidation } from './validation-repository.ts'

interface Target {
  contractId: string
  stepId: string
  personId: string
}

/**
 * Reminds a validator whose decision is awaited, and whoever acts for them today. Two reminders at the same moment wait
 * for each other, as the act locks the contract: the second is refused.
 *
 * @returns the names of those who are notified
 */
export async function remindValidator(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, stepId, personId }: Target,
): Promise<string[]> {
  const level = await requireRight(db, actor, 'remindValidator', contractId)
  const { requestedBy, ...validator } = await requireValidator(db, contractId, stepId, personId)
  const standing = await standingValidation(db, contractId)
  const { timeZone } = actor.company
  const now = clock.now()
  requireState('remindValidator', {
    following: followingOf(requestedBy, { ...actor, level }),
    validation: standing?.state ?? 'none',
    reminder: reminderStanding(standing?.steps ?? [], stepId, validator, {
      personId: actor.personId,
      at: now,
      timeZone,
    }),
  })
  const validation = standing!
  await db
    .update('contract_validator')
    .set({ reminded_at: now, reminded_by: actor.personId })
    .where('contract_validator.step_id', '=', stepId)
    .where('contract_validator.person_id', '=', personId)
    .execute()
  const step = validation.steps.find(({ id }) => id === stepId)!
  const acting = await actingDelegates(db, [personId], now)
  const delegates = acting.filter(({ delegateId }) => delegateId !== actor.personId)
  const since = awaitedSince(validation.steps, stepId, validation.requestedAt)!
  await events.record(
    db,
    validatorReminded({
      actor,
      contractId,
      validationId: validation.id,
      payload: {
        stepId,
        stepName: step.name,
        personId,
        delegateIds: delegates.map(({ delegateId }) => delegateId),
        awaitedSince: todayIn(timeZone, since).toString(),
        dueDate: step.dueDate ?? (await dueDateOf(db, contractId)),
      },
    }),
  )
  return [validator.name, ...delegates.map(({ delegate }) => delegate)]
}

/** A validator of a step of this contract, of its current or an earlier validation; any other counts as missing. */
async function requireValidator(
  db: CompanyDatabase,
  contractId: string,
  stepId: string,
  personId: string,
) {
  const row = await db
    .select('contract_validator')
    .innerJoin('contract_validation_step as step', (join) =>
      join
        .onRef('step.company_id', '=', 'contract_validator.company_id')
        .onRef('step.id', '=', 'contract_validator.step_id'),
    )
    .innerJoin('contract_validation as validation', (join) =>
      join
        .onRef('validation.company_id', '=', 'step.company_id')
        .onRef('validation.id', '=', 'step.validation_id'),
    )
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'contract_validator.company_id')
        .onRef('person.id', '=', 'contract_validator.person_id'),
    )
    .where('contract_validator.step_id', '=', stepId)
    .where('contract_validator.person_id', '=', personId)
    .where('validation.contract_id', '=', contractId)
    .select(['validation.requested_by', 'contract_validator.reminded_at', 'person.status'])
    .select(personName('person').as('name'))
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  return {
    id: personId,
    name: row.name,
    isActive: row.status === 'active',
    lastRemindedAt: row.reminded_at,
    requestedBy: row.requested_by,
  }
}

/** The day by which the current step of the contract's workflow is due, if it is the validation. */
async function dueDateOf(db: CompanyDatabase, contractId: string): Promise<string | null> {
  const row = await db
    .select('contract_step')
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.company_id', '=', 'contract_step.company_id')
        .onRef('contract.id', '=', 'contract_step.contract_id')
        .onRef('contract.current_step_id', '=', 'contract_step.step_id'),
    )
    .innerJoin('workflow_step as step', (join) =>
      join
        .onRef('step.company_id', '=', 'contract_step.company_id')
        .onRef('step.id', '=', 'contract_step.step_id'),
    )
    .where('contract.id', '=', contractId)
    .where('step.kind', '=', 'validation')
    .select('contract_step.due_date')
    .executeTakeFirst()
  return row?.due_date ?? null
}
