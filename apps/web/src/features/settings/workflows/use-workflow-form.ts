import { workflowEffects, type WorkflowEffect } from '@tacite/domain/workflows/workflow-changes.ts'
import { whyNoWorkflow } from '@tacite/domain/workflows/workflow-steps.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { FieldPlace } from '../../../platform/form-lines.ts'
import { currentTexts } from '../../../platform/locale.ts'
import { mineOf, taking, type Conflict } from '../../../platform/merge-values.ts'
import { conflictsId, useForm, type Form } from '../../../platform/use-form.ts'
import { toasts } from '../../../ui/toasts.ts'
import {
  draftOf,
  rebased,
  saveBody,
  savedDraft,
  standingOn,
  standingSteps,
  withNewStep,
  wordsOf,
  WORKFLOW_SHAPES,
  type DraftStep,
  type WorkflowDraft,
} from './workflow-draft.ts'
import { saveWorkflow, workflowQuery, type WorkflowRow } from './workflow-queries.ts'

/**
 * What is being written of a workflow, what it would do to contracts, and what the server refused of it.
 *
 * @param onAsk what it does to running contracts is confirmed before it is sent
 */
export function useWorkflowForm(workflow: WorkflowRow, onAsk: () => void) {
  const queryClient = useQueryClient()
  // The draft's base: edits are compared with it, even when others save meanwhile.
  const [base, setBase] = useState(workflow)
  const [draft, setDraft] = useState(() => draftOf(workflow))
  const [merged, setMerged] = useState<Merge>(NOTHING_MERGED)
  const formId = useId()
  const isChanged = wordsOf(draft) !== wordsOf(draftOf(base))
  const standing = workflow.version === base.version ? workflow : base
  const effects = workflowEffects(standingSteps(standing), draft.steps)
  const made = useRef(0)
  const form = useForm({
    beforeSubmit: () => {
      if (merged.conflicts.length > 0) {
        document.getElementById(conflictsId(formId))?.focus()
        return false
      }
      // What the server would refuse is not confirmed first: it says where.
      if (effects.length === 0 || isIncomplete(draft, effects)) return isChanged
      onAsk()
      return false
    },
    id: formId,
    draft: {
      values: draft,
      write: (changes) => setDraft((before) => ({ ...before, ...changes })),
    },
    save: (written) => saveWorkflow(standing, saveBody(written, standing)),
    changes: ['workflowsRenamed'],
    place: (field, sent, now) => placeOf(field, sent.steps, now.steps),
    onSaved: (saved) => {
      setBase(saved)
      setDraft(savedDraft(saved, draft))
      setMerged(NOTHING_MERGED)
      queryClient.setQueryData(workflowQuery(saved._id).queryKey, saved)
      toasts.success(currentTexts()('administration.saved', { name: saved.name }))
    },
  })
  if (workflow.version > base.version && !form.isBusy) {
    const { draft: next, ...found } = rebased(draft, base, workflow)
    setBase(workflow)
    setDraft(isChanged ? next : draftOf(workflow))
    setMerged(isChanged ? found : NOTHING_MERGED)
  }
  const write = form.set
  const take = (conflict: Conflict) => {
    const { steps, ...rest } = taking(draft, conflict, WORKFLOW_SHAPES) as Partial<WorkflowDraft>
    write(steps ? { steps: standingOn(steps, standing, draft) } : rest)
  }
  return {
    ...form,
    ...merged,
    mineOf: (conflict: Conflict) => mineOf(draft, conflict, WORKFLOW_SHAPES),
    resolve: (field: string, side: 'mine' | 'theirs') => {
      const conflict = merged.conflicts.find((each) => each.field === field)
      if (conflict && side === 'theirs') take(conflict)
      setMerged({ ...merged, conflicts: merged.conflicts.filter((each) => each !== conflict) })
    },
    draft,
    isChanged,
    fieldId: (key: string, part: string) => `${form.id}-${stepField(key, part)}`,
    effects,
    write,
    writeStep: (changed: DraftStep) => {
      const before = draft.steps.find(({ key }) => key === changed.key)
      form.forgive(rewrittenParts(before, changed).map((part) => stepField(changed.key, part)))
      write({ steps: draft.steps.map((step) => (step.key === changed.key ? changed : step)) })
    },
    addStep: () => {
      made.current += 1
      const key = `new-${made.current}`
      write({ steps: withNewStep(draft.steps, key) })
      return key
    },
  }
}

type Merge = Pick<Form<WorkflowDraft>, 'conflicts' | 'taken'>
const NOTHING_MERGED: Merge = { conflicts: [], taken: [] }

/** Whether a step lacks something, or contracts of a removed one have nowhere to go. */
function isIncomplete(draft: WorkflowDraft, effects: readonly WorkflowEffect[]): boolean {
  const { name, steps, moves } = draft
  const keys = new Set(steps.map(({ key }) => key))
  const homeless = effects.some(
    (each) => each.effect === 'moved' && !keys.has(moves[each.stepId] ?? ''),
  )
  return homeless || name.trim() === '' || whyNoWorkflow(steps).length > 0
}

export type WorkflowForm = ReturnType<typeof useWorkflowForm>

/** How the form names part of a step: it follows the step when steps are reordered. */
export function stepField(key: string, part: string): string {
  return `${key}-${part}`
}

function rewrittenParts(before: DraftStep | undefined, after: DraftStep): string[] {
  const parts = Object.keys(after) as (keyof DraftStep)[]
  return parts.filter((part) => before?.[part] !== after[part])
}

/** Which control of which step a refusal is about. */
function placeOf(
  field: string,
  sent: readonly DraftStep[],
  now: readonly DraftStep[],
): FieldPlace | null | undefined {
  if (field === 'name') return { field }
  if (field === 'moves') return { field, isMany: true }
  const [, index, part] = /^steps\.(\d+)\.(\w+)$/.exec(field) ?? []
  const step = sent[Number(index)]
  if (!step || !part) return null
  const place = now.findIndex(({ key }) => key === step.key)
  if (place < 0) return undefined
  return {
    field: stepField(step.key, part),
    of: currentTexts()('workflows.stepAt', { place: place + 1 }),
  }
}
