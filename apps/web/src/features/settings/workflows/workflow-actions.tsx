import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { paths } from '../../../platform/paths.ts'
import { useGo } from '../../../platform/go.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { useRemoval } from '../administration/public.tsx'
import {
  copyWorkflow,
  makeWorkflowDefault,
  removeWorkflow,
  workflowQuery,
  type WorkflowRow,
} from './workflow-queries.ts'

/** The actions on a whole workflow. */
export function WorkflowActions({
  workflow,
  onGone,
}: {
  workflow: WorkflowRow
  onGone: () => void
}) {
  const t = useTexts()
  const go = useGo()
  const me = useMe()
  const queryClient = useQueryClient()
  const { _id, name, isDefault } = workflow
  const copying = useMutation({
    mutationFn: () => copyWorkflow(_id, t('workflows.copyOf', { name })),
    meta: { changes: ['workflows'] },
    onSuccess: (copy) => go(paths.workflow(copy._id)),
  })
  const defaulting = useMutation({
    mutationFn: () => makeWorkflowDefault(_id),
    meta: { changes: ['workflows'] },
    onSuccess: (saved) => {
      queryClient.setQueryData(workflowQuery(_id).queryKey, saved)
      toasts.success(currentTexts()('workflows.madeDefault', { name }))
    },
  })
  const removal = useRemoval({
    changes: ['workflows'],
    remove: removeWorkflow,
    onRemoved: () => {
      onGone()
      go(paths.workflows())
    },
  })
  return (
    <Menu
      align="end"
      trigger={
        <Button icon={<Ellipsis aria-hidden />} isBusy={copying.isPending || removal.isPending}>
          {t('workflows.actions')}
        </Button>
      }
      groups={[
        {
          actions: [
            {
              label: t('workflows.makeDefault'),
              disabledReason: isDefault ? t('workflows.alreadyDefault') : null,
              onSelect: () => defaulting.mutate(),
            },
            {
              label: t('workflows.copy'),
              disabledReason: holds(me, 'workflows:step:create')
                ? null
                : t.refusal({ code: 'NOT_ALLOWED_WORKFLOWS_STEP_CREATE' }),
              onSelect: () => copying.mutate(),
            },
          ],
        },
        {
          actions: [
            {
              label: t('workflows.delete'),
              isDangerous: true,
              disabledReason: whyKept(t, workflow, holds(me, 'workflows:step:delete')),
              onSelect: () => removal.mutate({ id: _id, name }),
            },
          ],
        },
      ]}
    />
  )
}

function whyKept(
  t: ReturnType<typeof useTexts>,
  { isDefault, allContracts, circuits, contractTypes, templates }: WorkflowRow,
  mayRemove: boolean,
): string | null {
  if (!mayRemove) return t.refusal({ code: 'NOT_ALLOWED_WORKFLOWS_STEP_DELETE' })
  if (isDefault) return t.refusal({ code: 'WORKFLOW_IS_DEFAULT' })
  if (allContracts > 0)
    return t.refusal({ code: 'WORKFLOW_USED', params: { contracts: allContracts } })
  if (circuits > 0) return t.refusal({ code: 'WORKFLOW_HAS_CIRCUITS', params: { circuits } })
  return contractTypes + templates > 0
    ? t.refusal({ code: 'WORKFLOW_PROPOSED', params: { contractTypes, templates } })
    : null
}
