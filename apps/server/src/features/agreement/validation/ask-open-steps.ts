import type { StepOpened } from '@tacite/domain/events/validation-events.ts'
import { dueDaysOf } from '@tacite/domain/validation/due-days.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { stepOpened } from './validation-events.ts'
import { openStepsOf, standingValidation } from './validation-repository.ts'
import { companyCalendar } from '../../lifecycle/deadlines/public.ts'

interface Opening {
  openedBy: StepOpened['openedBy']
  /** The steps that have just opened, or opened again: their due days are counted. By default every open one. */
  begun?: readonly string[]
  /** Steps that were open before, and ask somebody again: they keep their due day. */
  askedAgain?: readonly string[]
}

/** Counts the due days of the steps that open, and asks their validators who have not decided. */
export async function askOpenSteps(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor | null,
  contractId: string,
  { openedBy, begun, askedAgain = [] }: Opening,
): Promise<void> {
  const validation = await standingValidation(db, contractId)
  if (!validation) return
  const open = openStepsOf(validation)
  const opening = open.filter(({ id }) => !begun || begun.includes(id))
  const dueDates = await countDueDays(db, opening, clock.now())
  const asked = open.filter((step) => opening.includes(step) || askedAgain.includes(step.id))
  if (asked.length === 0) return
  await events.recordMany(
    db,
    asked.map(({ id, name, validatorIds, decisions, dueDate }) =>
      stepOpened({
        actor,
        contractId,
        validationId: validation.id,
        payload: {
          stepId: id,
          stepName: name,
          openStepIds: open.map((step) => step.id),
          validatorIds: validatorIds.filter((validatorId) =>
            decisions.every(({ personId }) => personId !== validatorId),
          ),
          requestedBy: validation.requestedBy,
          dueDate: dueDates.get(id) ?? (opening.some((step) => step.id === id) ? null : dueDate),
          openedBy,
        },
      }),
    ),
  )
}

/** What was reminded or escalated of an earlier opening was about another day. */
async function countDueDays(
  db: CompanyDatabase,
  opening: readonly { id: string; dueDays: number | null }[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const counted = opening.filter(({ dueDays }) => dueDays !== null)
  const dueDates = new Map<string, string>()
  await forgetDueDays(
    db,
    opening.filter((step) => !counted.includes(step)).map(({ id }) => id),
  )
  if (counted.length === 0) return dueDates
  const { calendar, today } = await companyCalendar(db, now)
  for (const { id, dueDays } of counted) {
    const { dueDate, remindOn } = dueDaysOf(today, dueDays!, calendar)
    dueDates.set(id, dueDate)
    await db
      .update('contract_validation_step')
      .set({ due_date: dueDate, remind_on: remindOn, due_reminded_at: null, escalated_at: null })
      .where('contract_validation_step.id', '=', id)
      .execute()
  }
  return dueDates
}

/** Of a step that has none by itself: the day that a person gave it was for that opening. */
async function forgetDueDays(db: CompanyDatabase, stepIds: readonly string[]): Promise<void> {
  if (stepIds.length === 0) return
  await db
    .update('contract_validation_step')
    .set({ due_date: null, remind_on: null, due_reminded_at: null, escalated_at: null })
    .where('contract_validation_step.id', 'in', stepIds)
    .where('contract_validation_step.due_date', 'is not', null)
    .execute()
}
