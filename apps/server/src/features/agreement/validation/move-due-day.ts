import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { validationEndpoints } from '@tacite/api/agreement/validation-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { movedDueDayRefusals, movedDueDays } from '@tacite/domain/validation/due-days.ts'
import { followingOf } from '@tacite/domain/validation/reminders.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { requireReplaced } from '../../../platform/database/require-replaced.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { companyCalendar } from '../../lifecycle/deadlines/public.ts'
import { requireRight, requireState } from '../../people/access/public.ts'
import { dueDayMoved } from './validation-events.ts'
import { openStepsOf, standingValidation } from './validation-repository.ts'

interface Target {
  contractId: string
  stepId: string
}

/**
 * Gives an open step another due day, with a reason that its validators are told. The reminder and the escalation follow
 * the new day, as if the step had none before.
 */
export async function moveDueDay(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, stepId }: Target,
  { dueOn, reason, replaces }: BodyOf<typeof validationEndpoints.moveDueDay>,
): Promise<void> {
  const level = await requireRight(db, actor, 'moveDueDay', contractId)
  const requestedBy = await requesterOf(db, contractId, stepId)
  const validation = await standingValidation(db, contractId)
  const step = validation && openStepsOf(validation).find(({ id }) => id === stepId)
  requireState('moveDueDay', {
    following: followingOf(requestedBy, { ...actor, level }),
    validation: validation?.state ?? 'none',
    validationStep: step ? 'open' : 'notOpen',
  })
  const { id: validationId } = validation!
  const { name: stepName, dueDate: former, validatorIds, decisions } = step!
  await requireReplaced(db, actor, {
    of: [stepId, 'dueDay'],
    replaces,
    wanted: dueOn,
    read: () => Promise.resolve(former),
  })
  const { calendar, today } = await companyCalendar(db, clock.now())
  const refusals = movedDueDayRefusals({ dueOn, reason }, { former, today: today.toString() })
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const { dueDate, remindOn } = movedDueDays(dueOn, today, calendar)
  await db
    .update('contract_validation_step')
    .set({ due_date: dueDate, remind_on: remindOn, due_reminded_at: null, escalated_at: null })
    .where('contract_validation_step.id', '=', stepId)
    .execute()
  await events.record(
    db,
    dueDayMoved({
      actor,
      contractId,
      validationId,
      payload: {
        stepId,
        stepName,
        dueDate,
        formerDate: former,
        validatorIds: validatorIds.filter((id) =>
          decisions.every(({ personId }) => personId !== id),
        ),
      },
      personal: { reason },
    }),
  )
}

/** Of the validation that the step belongs to; a step of another contract counts as missing. */
async function requesterOf(
  db: CompanyDatabase,
  contractId: string,
  stepId: string,
): Promise<string> {
  const row = await db
    .select('contract_validation_step')
    .innerJoin('contract_validation as validation', (join) =>
      join
        .onRef('validation.company_id', '=', 'contract_validation_step.company_id')
        .onRef('validation.id', '=', 'contract_validation_step.validation_id'),
    )
    .where('contract_validation_step.id', '=', stepId)
    .where('validation.contract_id', '=', contractId)
    .select('validation.requested_by')
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  return row.requested_by
}
