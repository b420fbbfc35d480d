import { levelReaches, type ContractLevel } from '../access/levels.ts'
import type { Permission } from '../access/permissions.ts'
import { todayIn } from '../calendar/today.ts'
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
  const place = steps.findIndex((step) => step.id === stepId)
  if (steps[place]?.decisions.some((decision) => decision.personId === id)) return 'decided'
  const { openStepId } = validationProgress(steps)
  const openPlace = steps.findIndex((step) => step.id === openStepId)
  if (openPlace < 0 || place < openPlace) return 'notAwaited'
  if (place > openPlace) return 'notOpen'
  if (!isActive) return 'inactive'
  const isOfToday =
    lastRemindedAt !== null && todayIn(timeZone, lastRemindedAt).equals(todayIn(timeZone, at))
  return isOfToday ? 'remindedToday' : 'awaited'
}

/**
 * Since when the decision on the open step is awaited: the request for the first step, the decision that completed the
 * step before for any other. Null when no step is open.
 */
export function awaitedSince(steps: readonly DatedStep[], requestedAt: Date): Date | null {
  const { openStepId } = validationProgress(steps)
  const place = steps.findIndex(({ id }) => id === openStepId)
  if (place < 0) return null
  const decided = steps[place - 1]?.decisions.map(({ decidedAt }) => decidedAt.getTime()) ?? []
  return decided.length === 0 ? requestedAt : new Date(Math.max(...decided))
}

/** A step whose decisions say when they were taken. */
export interface DatedStep extends ValidationStep {
  decisions: readonly (ValidationStep['decisions'][number] & { decidedAt: Date })[]
}
