import type { validationEndpoints } from '@tacite/api/agreement/validation-endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { applyAnswer } from './validation-queries.ts'
import type { ContractValidation } from './validation-queries.ts'

/** Cancels the whole validation, after confirmation. */
export function CancelValidation(props: {
  contractId: string
  refusal: ContractValidation['cancelling']
}) {
  const { contractId, refusal } = props
  const t = useTexts()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const cancellation = useMutation({
    mutationFn: () =>
      call<typeof validationEndpoints.cancel>('DELETE', '/contracts3/:contractId/validation', {
        params: { contractId },
      }),
    onSuccess: (answer) => {
      setAsking(false)
      applyAnswer(queryClient, contractId, answer)
      toasts.success(currentTexts()('validation.cancel.done'))
    },
  })
  return (
    <>
      <Button disabledReason={refusal?.message} onClick={() => setAsking(true)}>
        {t('validation.panel.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('validation.cancel.title')}
        consequence={t('validation.cancel.consequence')}
        confirmLabel={t('validation.cancel.confirm')}
        cancelLabel={t('validation.cancel.keep')}
        onConfirm={() => cancellation.mutate()}
        isBusy={cancellation.isPending}
      />
    </>
  )
}
