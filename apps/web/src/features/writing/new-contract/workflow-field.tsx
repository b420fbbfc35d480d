import type { workflowsEndpoints } from '@tacite/api/settings/workflows-endpoints.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { keys } from '../../../platform/query-keys.ts'
import { fieldId } from './field-id.ts'
import type { NewContractForm } from './use-new-contract.ts'

const proposedQuery = (from: { typeId: string | null; templateId: string | null }) =>
  queryOptions({
    queryKey: keys.choices('workflows', 'proposed', from),
    queryFn: ({ signal }) =>
      call<typeof workflowsEndpoints.proposed>('GET', '/workflows/proposed', {
        query: Object.fromEntries(Object.entries(from).filter(([, id]) => id !== null)),
        signal,
      }),
  })

const PROPOSED = {
  template: 'workflow-choice.ofTemplate',
  type: 'workflow-choice.ofType',
  company: 'workflow-choice.ofCompany',
} as const

/** The workflow that the contract will follow: the proposed one until another is chosen, and again once it is cleared. */
export function WorkflowField({ form }: { form: NewContractForm }) {
  const t = useTexts()
  const { start, typeId, workflowId } = form.draft
  const templateId = start === 'template' ? form.draft.templateId : null
  const { data: proposed } = useQuery(proposedQuery({ typeId, templateId }))
  const hint =
    workflowId === null || workflowId === proposed?._id
      ? proposed && t(PROPOSED[proposed.proposedBy], { steps: proposed.steps })
      : proposed && t('workflow-choice.insteadOf', { name: proposed.name })
  return (
    <ChoiceField
      noun="workflows"
      id={fieldId('workflowId')}
      label={t('workflow-choice.label')}
      known={proposed ? [proposed] : []}
      value={workflowId ?? proposed?._id ?? null}
      onChange={(chosen) => form.change({ workflowId: chosen })}
      error={form.errors['workflowId']}
      hint={hint}
    />
  )
}
