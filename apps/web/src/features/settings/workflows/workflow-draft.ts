import type { StandingStep } from '@tacite/domain/workflows/workflow-changes.ts'
import { COLOUR_OF_KIND } from '@tacite/domain/workflows/predefined-workflows.ts'
import { kindsAt, type StepKind } from '@tacite/domain/workflows/workflow-steps.ts'
import { stepList } from '../../../platform/merge-steps.ts'
import { mergeValues, type FieldShapes } from '../../../platform/merge-values.ts'
import type { saveWorkflow, WorkflowRow, WorkflowStepRow } from './workflow-queries.ts'

/** A step being edited; `key` stays while it moves. */
export interface DraftStep {
  key: string
  stepId: string | null
  name: string
  description: string
  color: string
  kind: StepKind
  isRequired: boolean
  dueDays: number | null
  contracts: number
  isUsed: boolean
  circuits: number
}

export interface WorkflowDraft {
  name: string
  /** Nothing is validated or sent that deviates from the playbook of its type. */
  needsPlaybook: boolean
  steps: DraftStep[]
  /** Where the contracts of a removed step go, by its id: the key of a step, new or not. */
  moves: Record<string, string>
}

export function draftOf({ name, needsPlaybook, steps }: WorkflowRow): WorkflowDraft {
  return { name, needsPlaybook, steps: steps.map(draftStep), moves: {} }
}

/** The saved steps with their previous keys: controls and focus are kept. */
export function savedDraft(saved: WorkflowRow, { steps }: WorkflowDraft): WorkflowDraft {
  const draft = draftOf(saved)
  const kept = draft.steps.map((step, place) => ({ ...step, key: steps[place]?.key ?? step.key }))
  return { ...draft, steps: kept }
}

/** Two equal drafts have equal text. */
export function wordsOf({ steps, ...draft }: WorkflowDraft): string {
  return JSON.stringify({ ...draft, steps: steps.map(({ key: _key, ...words }) => words) })
}

function draftStep({ _id, ...step }: WorkflowStepRow): DraftStep {
  return { ...step, key: _id, stepId: _id }
}

type WrittenColour = Parameters<typeof saveWorkflow>[1]['steps'][number]['color']

/** A step as people write it; what the contracts on it say is not part of it. */
export type WrittenStep = Omit<DraftStep, 'contracts' | 'isUsed' | 'circuits'>

/** A saved step is the same one on both sides, whatever its key; a new one is its own. */
const stepKey = ({ stepId, key }: WrittenStep) => stepId ?? key

export const WORKFLOW_SHAPES: FieldShapes = { steps: { steps: stepList({ keyOf: stepKey }) } }

type Written = Pick<WorkflowDraft, 'name' | 'needsPlaybook'> & { steps: WrittenStep[] }

function writtenOf({ name, needsPlaybook, steps }: WorkflowDraft): Written {
  return {
    name,
    needsPlaybook,
    // The key of a saved step is the form's own: it is not a change.
    steps: steps.map(({ contracts: _c, isUsed: _u, circuits: _n, ...step }) => ({
      ...step,
      key: stepKey(step),
    })),
  }
}

/**
 * A draft of `base` on top of what somebody else saved meanwhile, step by step. A drafted step that is gone there
 * becomes a new one.
 */
export function rebased(draft: WorkflowDraft, base: WorkflowRow, saved: WorkflowRow) {
  const theirs = draftOf(saved)
  const sides = {
    base: writtenOf(draftOf(base)),
    mine: writtenOf(draft),
    theirs: writtenOf(theirs),
  }
  const { values, taken, conflicts } = mergeValues(sides, WORKFLOW_SHAPES)
  const merged = {
    name: values.name,
    needsPlaybook: values.needsPlaybook,
    steps: standingOn(values.steps, saved, draft),
    moves: draft.moves,
  }
  return { draft: merged, taken, conflicts }
}

/** Written steps with what the saved workflow says of them, and the keys that the draft’s controls have. */
export function standingOn(
  steps: readonly WrittenStep[],
  saved: WorkflowRow,
  draft: WorkflowDraft,
): DraftStep[] {
  const standing = new Map(draftOf(saved).steps.map((step) => [step.key, step]))
  const keys = new Map(draft.steps.map((step) => [stepKey(step), step.key]))
  return steps.map((step) => {
    const found = standing.get(stepKey(step))
    const { contracts, isUsed, circuits } = found ?? NEW_STANDING
    const key = keys.get(stepKey(step)) ?? step.key
    return { ...step, key, stepId: found?.stepId ?? null, contracts, isUsed, circuits }
  })
}

const NEW_STANDING = { contracts: 0, isUsed: false, circuits: 0 }

export function standingSteps({ steps }: WorkflowRow): StandingStep[] {
  return steps.map(({ _id, ...step }) => ({ ...step, stepId: _id }))
}

/** Adds a new step where it most likely belongs: before the validation or the signature, or at the end. */
export function withNewStep(steps: readonly DraftStep[], key: string): DraftStep[] {
  const last = steps.findLastIndex(({ kind }) => kind === 'drafting' || kind === 'negotiation')
  const kinds = steps.map(({ kind }) => kind)
  const kind = kindsAt([...kinds, 'drafting'], kinds.length)[0] ?? 'negotiation'
  const place = kind === 'drafting' || kind === 'negotiation' ? last + 1 : steps.length
  const fresh: DraftStep = {
    key,
    stepId: null,
    name: '',
    description: '',
    kind,
    color: COLOUR_OF_KIND[kind],
    isRequired: false,
    dueDays: null,
    ...NEW_STANDING,
  }
  return steps.toSpliced(place, 0, fresh)
}

/** Moves a step to another position; beyond the ends it stays. */
export function withStepAt(steps: readonly DraftStep[], key: string, place: number): DraftStep[] {
  const from = steps.findIndex((step) => step.key === key)
  if (from < 0 || place < 0 || place >= steps.length) return [...steps]
  return steps.toSpliced(from, 1).toSpliced(place, 0, steps[from]!)
}

export function saveBody(
  { name, needsPlaybook, steps, moves }: WorkflowDraft,
  { version, ...before }: WorkflowRow,
) {
  const kept = new Set(steps.map(({ stepId }) => stepId))
  return {
    name,
    needsPlaybook,
    workflowVersion: version,
    steps: steps.map(
      ({ stepId, name: stepName, description, color, kind, isRequired, dueDays }) => ({
        workflowStepId: stepId,
        name: stepName,
        description,
        color: color as WrittenColour,
        kind,
        isRequired,
        dueDays,
      }),
    ),
    moves: before.steps.flatMap(({ _id }) => {
      const toPlace = steps.findIndex(({ key }) => key === moves[_id])
      const to = steps[toPlace]
      if (kept.has(_id) || !to) return []
      return [to.stepId ? { fromStepId: _id, toStepId: to.stepId } : { fromStepId: _id, toPlace }]
    }),
  }
}
