import type { PlannedStep, StepKind } from './workflow-steps.ts'

/** A current step, with the number of unsigned contracts at it. */
export interface StandingStep extends PlannedStep {
  stepId: string
  contracts: number
}

/** A step after the change; null: a new one. */
export type WantedStep = PlannedStep & { stepId: string | null }

/** The effect of saving a workflow on the contracts that run on it. */
export type WorkflowEffect =
  /** At a removed step, and moved to another one. */
  | { effect: 'moved'; name: string; contracts: number; stepId: string }
  /** They have not reached it yet. */
  | { effect: 'added' | 'removed'; name: string; contracts: number }
  /** They are beyond it, and never go through it. */
  | { effect: 'passed'; name: string; contracts: number }
  | { effect: 'changed'; name: string; contracts: number }
  | { effect: 'reordered'; contracts: number }

export interface WorkflowChanges {
  added: WantedStep[]
  changed: (WantedStep & { stepId: string })[]
  removed: StandingStep[]
  isReordered: boolean
  /** Steps whose kind would change. */
  ofOtherKind: { stepId: string; name: string; from: StepKind; to: StepKind }[]
}

/** The differences between the current steps and the new ones. */
export function workflowChanges(
  before: readonly StandingStep[],
  after: readonly WantedStep[],
): WorkflowChanges {
  const kept = after.filter(isKept)
  const wanted = new Map(kept.map((step) => [step.stepId, step]))
  const stayed = before.filter(({ stepId }) => wanted.has(stepId))
  return {
    added: after.filter(({ stepId }) => stepId === null),
    changed: stayed.flatMap((step) => {
      const next = wanted.get(step.stepId)!
      return PARTS.some((part) => step[part] !== next[part]) ? [next] : []
    }),
    removed: before.filter(({ stepId }) => !wanted.has(stepId)),
    isReordered: stayed.some(({ stepId }, place) => kept[place]!.stepId !== stepId),
    ofOtherKind: stayed.flatMap(({ stepId, name, kind }) => {
      const to = wanted.get(stepId)!.kind
      return to === kind ? [] : [{ stepId, name, from: kind, to }]
    }),
  }
}

const PARTS = ['name', 'description', 'color', 'kind', 'isRequired', 'dueDays'] as const

function isKept(step: WantedStep): step is WantedStep & { stepId: string } {
  return step.stepId !== null
}

/** The same in numbers, for the person about to save. Signed contracts keep the steps that they went through. */
export function workflowEffects(
  before: readonly StandingStep[],
  after: readonly WantedStep[],
): WorkflowEffect[] {
  const running = sum(before)
  if (running === 0) return []
  const { changed, removed, isReordered } = workflowChanges(before, after)
  const standing = new Map(before.map(({ stepId, contracts }) => [stepId, contracts]))
  const effects = [
    ...removed.map(({ stepId, name, contracts }): WorkflowEffect =>
      contracts > 0
        ? { effect: 'moved', name, contracts, stepId }
        : { effect: 'removed', name, contracts: sum(before.slice(0, placeOf(before, stepId))) },
    ),
    ...after.flatMap((step, place): WorkflowEffect[] => {
      if (step.stepId !== null) return []
      const ahead = after.slice(0, place)
      const coming = ahead.reduce(
        (total, { stepId }) => total + (standing.get(stepId ?? '') ?? 0),
        0,
      )
      const beyond = after
        .slice(place)
        .reduce((total, { stepId }) => total + (standing.get(stepId ?? '') ?? 0), 0)
      return [
        { effect: 'added', name: step.name, contracts: coming },
        { effect: 'passed', name: step.name, contracts: beyond },
      ]
    }),
    ...changed.map(({ name }): WorkflowEffect => ({ effect: 'changed', name, contracts: running })),
    ...(isReordered ? [{ effect: 'reordered', contracts: running } as const] : []),
  ]
  return effects.filter(({ contracts }) => contracts > 0)
}

function placeOf(steps: readonly StandingStep[], stepId: string): number {
  return steps.findIndex((step) => step.stepId === stepId)
}

function sum(steps: readonly StandingStep[]): number {
  return steps.reduce((total, { contracts }) => total + contracts, 0)
}
