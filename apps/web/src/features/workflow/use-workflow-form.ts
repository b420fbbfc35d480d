import { workflowEffects } from '@tacite/domain/workflows/workflow-changes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { currentTexts } from '../../platform/locale.ts'
import { messageOf } from '../../platform/query-client.ts'
import type { FormErrorLine } from '../../ui/form-errors.tsx'
import { toasts } from '../../ui/toasts.ts'
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

/** What is being written of a workflow, what it would do to contracts, and what the server refused of it. */
export function useWorkflowForm(workflow: WorkflowRow) {
  const id = useId()
  const queryClient = useQueryClient()
  // What the draft was begun from: it is judged against that, also when others save meanwhile.
  const [base, setBase] = useState(workflow)
  const [draft, setDraft] = useState(() => draftOf(workflow))
  const isChanged = wordsOf(draft) !== wordsOf(draftOf(base))
  const standing = workflow.version === base.version ? workflow : base
  const [attempt, setAttempt] = useState(0)
  const made = useRef(0)
  const saving = useMutation({
    mutationFn: () => saveWorkflow(workflow._id, saveBody(draft, standing)),
    meta: { showsError: true, changes: ['workflowsRenamed'] },
    onSuccess: (saved) => {
      setBase(saved)
      setDraft(savedDraft(saved, draft))
      queryClient.setQueryData(workflowQuery(saved._id).queryKey, saved)
      toasts.success(currentTexts()('administration.saved', { name: saved.name }))
    },
  })
  if (workflow.version > base.version && !isChanged && !saving.isPending) {
    setBase(workflow)
    setDraft(draftOf(workflow))
  }
  const errors = saving.error instanceof ApiError ? saving.error.errors : []
  const errorAt = (field: string) => errors.find((error) => error.field === field)?.message
  const fieldId = (key: string, part: string) => `${id}-${key}-${part}`
  const write = (changes: Partial<typeof draft>) =>
    setDraft((before) => ({ ...before, ...changes }))
  return {
    id,
    draft,
    attempt,
    fieldId,
    errorAt,
    isBusy: saving.isPending,
    isChanged,
    effects: workflowEffects(standingSteps(standing), draft.steps),
    write,
    writeStep: (changed: DraftStep) =>
      write({ steps: draft.steps.map((step) => (step.key === changed.key ? changed : step)) }),
    addStep: () => {
      made.current += 1
      const key = `new-${made.current}`
      write({ steps: withNewStep(draft.steps, key) })
      return key
    },
    save: () => {
      setAttempt((before) => before + 1)
      saving.mutate()
    },
    /** Every refusal, with the control that it is about. */
    errorLines: errorLines(saving.error, (field) => placeOf(field, id, draft.steps, fieldId)),
  }
}

export type WorkflowForm = ReturnType<typeof useWorkflowForm>

/** Which control a refusal is about, and of which step. */
function placeOf(
  field: string,
  id: string,
  steps: readonly DraftStep[],
  fieldId: (key: string, part: string) => string,
): Pick<FormErrorLine, 'fieldId' | 'of'> {
  if (field === 'name') return { fieldId: `${id}-name` }
  const [, index, part] = /^steps\.(\d+)\.(\w+)$/.exec(field) ?? []
  const step = steps[Number(index)]
  if (!step || !part) return {}
  const of = currentTexts()('workflows.stepAt', { place: Number(index) + 1 })
  return { fieldId: fieldId(step.key, part), of }
}

function errorLines(
  error: Error | null,
  place: (field: string) => Pick<FormErrorLine, 'fieldId' | 'of'>,
): FormErrorLine[] {
  if (!error) return []
  const refused = error instanceof ApiError ? error.errors : []
  if (refused.length === 0) return [{ message: messageOf(error) }]
  return refused.map(({ field, message }) => ({ ...place(field), message }))
}
