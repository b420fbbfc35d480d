import type { IsoDay } from '../calendar/iso-day.ts'
import { isWriting, type StepKind } from './workflow-steps.ts'

/** What became of a step of a contract, in the workflow that it follows or once followed. */
export interface StepPast {
  id: string
  name: string
  kind: StepKind
  isCompleted: boolean
  isPassedOver: boolean
}

/** A step of the workflow that a contract leaves. */
export interface StepBehind extends StepPast {
  isCurrent: boolean
  /** Set by a person, who meant that day; one that was counted is counted again. */
  setDueDate: IsoDay | null
}

/** A step of the workflow that it will follow; what became of it counts when the contract followed it before. */
export interface StepAhead extends StepPast {
  isRequired: boolean
  setDueDate: IsoDay | null
}

export type StandingAfter = 'completed' | 'passedOver' | 'current' | 'upcoming'

export interface SwitchedStep<Behind, Ahead> {
  step: Ahead
  /** The same step of the workflow before. */
  same: Behind | null
  standing: StandingAfter
  setDueDate: IsoDay | null
}

export interface WorkflowSwitch<Behind, Ahead> {
  steps: SwitchedStep<Behind, Ahead>[]
  /** The steps that the other workflow does not have. */
  left: Behind[]
}

/**
 * What becomes of the steps of a draft that follows another workflow. A completed or skipped step stays so where the
 * other workflow has the same one; the contract stands at the first step that it has not been through. A required step
 * is not skipped that way, and only writing is completed before a validation.
 *
 * @example workflowSwitch([drafting, negotiation], [drafting, review]) // keeps drafting, leaves negotiation, opens review
 */
export function workflowSwitch<Behind extends StepBehind, Ahead extends StepAhead>(
  before: readonly Behind[],
  after: readonly Ahead[],
): WorkflowSwitch<Behind, Ahead> {
  const same = sameSteps(before, after)
  const pasts = after.map((step) => ({ step, past: same.get(step.id) ?? step }))
  const ended = pasts.map(
    ({ step, past }) => isKeptCompleted(step, past) || (past.isPassedOver && !step.isRequired),
  )
  const firstLeft = ended.indexOf(false)
  const current = firstLeft === -1 ? after.length - 1 : firstLeft
  const matched = new Set([...same.values()].map(({ id }) => id))
  return {
    steps: pasts.map(({ step, past }, place) => ({
      step,
      same: same.get(step.id) ?? null,
      standing: standingAt(step, past, { place, current }),
      setDueDate: past.setDueDate,
    })),
    left: before.filter(({ id }) => !matched.has(id)),
  }
}

function standingAt(
  step: StepAhead,
  past: StepPast,
  { place, current }: { place: number; current: number },
): StandingAfter {
  if (place === current) return 'current'
  if (isKeptCompleted(step, past)) return 'completed'
  return place < current ? 'passedOver' : 'upcoming'
}

function isKeptCompleted(step: StepAhead, past: StepPast): boolean {
  return isWriting(step.kind) && past.isCompleted
}

/** Of one kind and one name; else the only one of its kind on both sides. */
function sameSteps<Behind extends StepPast>(
  before: readonly Behind[],
  after: readonly StepPast[],
): Map<string, Behind> {
  const same = new Map<string, Behind>()
  for (const step of after) {
    const named = before.find(
      (each) => each.kind === step.kind && nameOf(each) === nameOf(step) && !isTaken(same, each),
    )
    if (named) same.set(step.id, named)
  }
  for (const step of after) {
    const [ofKind, ofKindBefore] = [after, before].map((steps) =>
      steps.filter(({ kind }) => kind === step.kind),
    ) as [StepPast[], Behind[]]
    const only = ofKind.length === 1 && ofKindBefore.length === 1 ? ofKindBefore[0] : undefined
    if (only && !same.has(step.id)) same.set(step.id, only)
  }
  return same
}

function isTaken<Behind>(same: ReadonlyMap<string, Behind>, step: Behind): boolean {
  return [...same.values()].includes(step)
}

function nameOf({ name }: StepPast): string {
  return name.trim().toLocaleLowerCase('und')
}
