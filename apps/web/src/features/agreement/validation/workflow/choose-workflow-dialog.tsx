import type { ContractWorkflow } from '@tacite/api/settings/contract-workflow-endpoints.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceField } from '../../../../platform/choices/choice-field.tsx'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { SwitchEffects } from './switch-effects.tsx'
import {
  chooseWorkflow,
  contractWorkflowQuery,
  workflowSwitchQuery,
} from './workflow-choice-queries.ts'

interface ChooseWorkflowDialogProps {
  contractId: string
  onClose: () => void
}

/** The workflow of a contract; another one is chosen after a look at what becomes of its steps. */
export default function ChooseWorkflowDialog({ contractId, onClose }: ChooseWorkflowDialogProps) {
  const t = useTexts()
  const { data: standing, error } = useQuery(contractWorkflowQuery(contractId))
  const [chosen, setChosen] = useState<string | null>(null)
  const workflowId = chosen === standing?._id ? null : chosen
  const preview = useQuery(workflowSwitchQuery(contractId, workflowId))
  const change = useMutation({
    mutationFn: () => chooseWorkflow(contractId, preview.data!),
    meta: { changes: [{ topic: 'contract', contractId }, 'tasks', 'notifications'] },
    onSuccess: ({ name }) => {
      onClose()
      toasts.success(currentTexts()('workflow-change.done', { name }))
    },
  })
  const unseen = preview.error
    ? messageOf(preview.error)
    : t(workflowId === null ? 'workflow-change.chooseFirst' : 'common.state.loading')
  const reason = standing?.choosing?.message ?? (preview.data ? null : unseen)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('workflow-change.title')}
      description={standing && t('workflow-change.follows', { name: standing.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={reason}
            isBusy={change.isPending}
            onClick={() => change.mutate()}
          >
            {t('workflow-change.submit')}
          </Button>
        </>
      }
    >
      {standing ? (
        <Choice standing={standing} value={chosen} onChange={setChosen} />
      ) : error ? (
        <p role="alert">{messageOf(error)}</p>
      ) : (
        <LoadingRegion>
          <SkeletonText lines={3} />
        </LoadingRegion>
      )}
      <div className="mt-4 flex flex-col gap-4">
        {preview.isLoading && (
          <LoadingRegion>
            <SkeletonText lines={6} />
          </LoadingRegion>
        )}
        {preview.data && <SwitchEffects effects={preview.data} />}
        {preview.error && <p role="alert">{messageOf(preview.error)}</p>}
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  standing: ContractWorkflow
  value: string | null
  onChange: (workflowId: string | null) => void
}

/** Why there is none, or which; the proposed one at a click. */
function Choice({ standing, value, onChange }: ChoiceProps) {
  const t = useTexts()
  const { _id, name, proposed, choosing } = standing
  if (choosing) return <p className="rounded-md bg-sunken px-3 py-2">{choosing.message}</p>
  return (
    <div className="flex flex-col items-start gap-2">
      <ChoiceField
        noun="workflows"
        className="w-full"
        label={t('workflow-change.label')}
        known={[{ _id, name }, proposed]}
        value={value}
        onChange={onChange}
      />
      {proposed._id !== _id && value !== proposed._id && (
        <Button size="small" onClick={() => onChange(proposed._id)}>
          {t('workflow-change.proposed', { name: proposed.name })}
        </Button>
      )}
    </div>
  )
}
