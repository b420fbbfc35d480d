import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type {
  completionEndpoints,
  NotCompleted,
} from '@tacite/api/portfolio/completion-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { refetchStale } from '../../../platform/refetch-stale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toasts } from '../../../ui/toasts.ts'

type Outcome = ResponseOf<typeof completionEndpoints.complete>

interface Given {
  ownerId: string | null
  typeId: string | null
  counterpartyId: string | null
  reason: string
}

const NOTHING: Given = { ownerId: null, typeId: null, counterpartyId: null, reason: '' }

interface CompleteDialogProps {
  contractIds: readonly string[]
  onCompleted: () => void
  onClose: () => void
}

/** What several contracts are given at once; then those that stay as they are, with the reason. */
export function CompleteDialog({ contractIds, onCompleted, onClose }: CompleteDialogProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const [refused, setRefused] = useState<readonly NotCompleted[]>([])
  const form = useForm({
    initial: NOTHING,
    save: (given: Given) => completeContracts(contractIds, given),
    onSaved: async (outcome: Outcome) => {
      const count = outcome.done.length
      if (count > 0) toasts.success(currentTexts()('completion.done', { count }))
      setRefused(outcome.refused)
      if (outcome.refused.length === 0) onClose()
      await refetchStale(queryClient, ['contract', 'contracts', 'tasks'])
      if (outcome.refused.length === 0) onCompleted()
    },
  })
  const { ownerId, typeId, counterpartyId } = form.values
  const isEmpty = (ownerId ?? typeId ?? counterpartyId) === null
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('completion.title', { count: contractIds.length })}
      description={t('completion.lead')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            isBusy={form.isBusy}
            disabledReason={isEmpty ? t('completion.choose') : null}
          >
            {t('completion.confirm')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-5 pb-2">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        <Kept rows={refused} />
        <ChoiceField
          {...form.bind('ownerId')}
          noun="people"
          label={t('completion.owner')}
          isOptional
        />
        <ChoiceField
          {...form.bind('typeId')}
          noun="contractTypes"
          label={t('completion.type')}
          isOptional
        />
        <ChoiceField
          {...form.bind('counterpartyId')}
          noun="counterparties"
          label={t('completion.counterparty')}
          isOptional
        />
        <TextArea
          {...form.text('reason')}
          label={t('completion.reason')}
          hint={t('completion.reasonHint')}
          rows={2}
          maxLength={1000}
          isRequired={counterpartyId !== null}
        />
      </form>
    </Dialog>
  )
}

function Kept({ rows }: { rows: readonly NotCompleted[] }) {
  const t = useTexts()
  if (rows.length === 0) return null
  return (
    <div role="alert" className="flex flex-col gap-2">
      <p className="font-medium">{t('completion.kept', { count: rows.length })}</p>
      <ul className="flex flex-col gap-1.5">
        {rows.map(({ _id, title, reason }) => (
          <li key={_id} className="min-w-0 text-sm break-words">
            <span className="block">{title}</span>
            <span className="text-ink-soft">{reason?.message}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function completeContracts(contractIds: readonly string[], given: Given): Promise<Outcome> {
  const { ownerId, typeId, counterpartyId, reason } = given
  return call<typeof completionEndpoints.complete>('POST', '/contracts3/completed', {
    body: {
      contractIds: [...contractIds],
      ...(ownerId !== null && { ownerId }),
      ...(typeId !== null && { typeId }),
      ...(counterpartyId !== null && { counterpartyId }),
      reason,
    },
  })
}
