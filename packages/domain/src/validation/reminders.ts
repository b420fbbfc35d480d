import { levelReaches, type ContractLevel } from '../access/levels.ts'
import type { Permission } from '../access/permissions.ts'
import { todayIn } from '../calendar/today.ts'
import { stagesOf } from './stages.ts'
import { validationProgress, type ValidationStep } from './validation-progress.ts'

/** Whether a person follows a validation: then they may remind those whose decision is awaited. */
export type Following = 'follows' | 'doesNotFollow'

/**
 * Whoever requested it follows it, and everyone who could.
 *
 * @param level of the person on the contract
 * @example followingOf('anne', { personId: 'anne', level: 'reader', permissions }) // 'follows'
 */
export function followingOf(
  requestedBy: string,
  who: { personId: string; level: ContractLevel; permissions: ReadonlySet<Permission> },
): Following {
  const couldRequest = levelReaches(who.level, 'editor') && who.permissions.has('contracts3:update')
  return who.personId === requestedBy || couldRequest ? 'follows' : 'doesNotFollow'
}

/** One validator of a step, as far as a reminder is concerned. */
export interface RemindedValidator {
  id: string
  /** Neither blocked nor gone. */
  isActive: boolean
  lastRemindedAt: Date | null
}

/**
 * Whether a validator can be reminded of their decision, or why not. `notAwaited`: the step was completed, or refused,
 * without them.
 */
export type ReminderStanding =
  | 'oneself'
  | 'decided'
  | 'notAwaited'
  | 'notOpen'
  | 'inactive'
  | 'remindedToday'
  | 'awaited'

/**
 * Each validator is reminded once a day at most, whoever does it: a day of the company's calendar.
 *
 * @example reminderStanding(steps, 'openStep', { id: 'ana', isActive: true, lastRemindedAt: null }, { personId: 'anne', at, timeZone: 'Europe/Paris' }) // 'awaited'
 */
export function reminderStanding(
  steps: readonly ValidationStep[],
  stepId: string,
  { id, isActive, lastRemindedAt }: RemindedValidator,
  { personId, at, timeZone }: { personId: string; at: Date; timeZone: string },
): ReminderStanding {
  if (id === personId) return 'oneself'
  const step = steps.find((each) => each.id === stepId)
  if (step?.decisions.some((decision) => decision.personId === id)) return 'decided'
  const { openStepIds } = validationProgress(steps)
  const stages = stagesOf(steps)
  const openPlace = stages.findIndex((stage) => stage.some((each) => openStepIds.includes(each.id)))
  const place = stages.findIndex((stage) => stage.some((each) => each.id === stepId))
  if (openPlace < 0 || place < openPlace) return 'notAwaited'
  if (place > openPlace) return 'notOpen'
  if (!openStepIds.includes(stepId)) return 'notAwaited'
  if (!isActive) return 'inactive'
  const isOfToday =
    lastRemindedAt !== null && todayIn(timeZone, lastRemindedAt).equals(todayIn(timeZone, at))
  return isOfToday ? 'remindedToday' : 'awaited'
}

/**
 * Since when the decision on an open step is awaited: the request for the first stage, the decision that completed the
 * stage before for any other. Null when the step is not open.
 */
export function awaitedSince(
  steps: readonly DatedStep[],
  stepId: string,
  requestedAt: Date,
): Date | null {
  if (!validationProgress(steps).openStepIds.includes(stepId)) return null
  const stages = stagesOf(steps)
  const place = stages.findIndex((stage) => stage.some(({ id }) => id === stepId))
  const decided = (stages[place - 1] ?? []).flatMap(({ decisions }) =>
    decisions.map(({ decidedAt }) => decidedAt.getTime()),
  )
  return decided.length === 0 ? requestedAt : new Date(Math.max(...decided))
}

/** A step whose decisions say when they were taken. */
export interface DatedStep extends ValidationStep {
  decisions: readonly (ValidationStep['decisions'][number] & { decidedAt: Date })[]
}
