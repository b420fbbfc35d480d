import type { StepKind } from './workflow-steps.ts'

/** A step of a contract, in the order of its workflow. */
export interface StepOnTheWay {
  id: string
  kind: StepKind
  /** Nothing is left to do on it: it was opened, or, for a validation, acquired. */
  isDone: boolean
  isCompleted: boolean
  isPassedOver: boolean
}

export interface StepsMoved<Step> {
  isBackward: boolean
  /** The step that the move completes. */
  completes: Step | null
  /** Skipped without being done. */
  passesOver: Step[]
  /** Completed or skipped before, and to be done again. */
  reopens: Step[]
}

/**
 * What becomes of the steps when a contract moves from one to another of its workflow.
 *
 * @example stepMove(steps, 'drafting', 'signature') // completes drafting, passes over what lies between
 */
export function stepMove<Step extends StepOnTheWay>(
  steps: readonly Step[],
  fromId: string,
  toId: string,
): StepsMoved<Step> {
  const from = steps.findIndex(({ id }) => id === fromId)
  const to = steps.findIndex(({ id }) => id === toId)
  const isBackward = to < from
  const left = steps[from]
  const between = steps.slice(from + 1, Math.max(to, from + 1))
  const behind = isBackward ? steps.slice(to, from) : []
  return {
    isBackward,
    completes: !isBackward && to !== from && left?.isDone ? left : null,
    passesOver: [
      ...(!isBackward && to !== from && left && !left.isDone ? [left] : []),
      ...between.filter(({ isDone, isPassedOver }) => !isDone && !isPassedOver),
    ],
    reopens: behind.filter(({ isCompleted, isPassedOver }) => isCompleted || isPassedOver),
  }
}
