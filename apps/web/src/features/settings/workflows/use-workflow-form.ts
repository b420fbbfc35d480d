import { workflowEffects } from '@tacite/domain/workflows/workflow-changes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FieldPlace } from '../../../platform/form-lines.ts'
import { currentTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { toasts } from '../../../ui/toasts.ts'
import {
  draftOf,
  saveBody,
  savedDraft,
  standingSteps,
  withNewStep,
  wordsOf,
  type DraftStep,
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
  const isChanged = wordsOf(draft) !== wordsOf(draftOf(base))
  const standing = workflow.version === base.version ? workflow : base
  const effects = workflowEffects(standingSteps(standing), draft.steps)
  const made = useRef(0)
  const form = useForm({
    beforeSubmit: () => {
      if (effects.length > 0) onAsk()
      return isChanged && effects.length === 0
    },
    draft: {
      values: draft,
      write: (changes) => setDraft((before) => ({ ...before, ...changes })),
    },
    save: (written) => saveWorkflow(workflow._id, saveBody(written, standing)),
    changes: ['workflowsRenamed'],
    place: (field, sent, now) => placeOf(field, sent.steps, now.steps),
    onSaved: (saved) => {
      setBase(saved)
      setDraft(savedDraft(saved, draft))
      queryClient.setQueryData(workflowQuery(saved._id).queryKey, saved)
      toasts.success(currentTexts()('administration.saved', { name: saved.name }))
    },
  })
  if (workflow.version > base.version && !isChanged && !form.isBusy) {
    setBase(workflow)
    setDraft(draftOf(workflow))
  }
  const write = form.set
  return {
    ...form,
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
