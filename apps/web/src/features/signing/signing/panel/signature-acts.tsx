import type { signingEndpoints } from '@tacite/api/signing/signing-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contractQuery } from '../../../../platform/contract.ts'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import type { ContractSignature } from './signature-queries.ts'
import { useSignatureAct } from './use-signature-act.ts'

interface SignatureActsProps {
  contractId: string
  signature: ContractSignature
}

/** Restarting and cancelling: both first say what cannot be undone. */
export function SignatureActs({ contractId, signature }: SignatureActsProps) {
  const t = useTexts()
  const [asked, setAsked] = useState<'cancel' | 'reset' | null>(null)
  const { data: contract } = useQuery(contractQuery(contractId))
  const close = () => setAsked(null)
  const title = contract?.title ?? ''
  const isOnPaper = signature.current?.provider === 'scan'
  const cancel = useSignatureAct(
    contractId,
    () =>
      call<typeof signingEndpoints.cancel>('DELETE', '/contracts3/:contractId/signature', {
        params: { contractId },
      }),
    { done: () => t('signing-panel.cancelled'), onDone: close },
  )
  const reset = useSignatureAct(
    contractId,
    () =>
      call<typeof signingEndpoints.reset>('POST', '/contracts3/:contractId/signature/reset', {
        params: { contractId },
      }),
    {
      done: () => t(isOnPaper ? 'signing-paper.resetDone' : 'signing-panel.resetDone'),
      onDone: close,
    },
  )
  return (
    <div className="flex flex-wrap gap-2">
      <Button disabledReason={signature.resetting?.message} onClick={() => setAsked('reset')}>
        {t('signing-panel.reset')}
      </Button>
      <Button disabledReason={signature.cancelling?.message} onClick={() => setAsked('cancel')}>
        {t('signing-panel.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={asked === 'reset'}
        onClose={close}
        title={t('signing-panel.resetTitle', { title })}
        consequence={t(isOnPaper ? 'signing-paper.resetWhat' : 'signing-panel.resetWhat')}
        confirmLabel={t('signing-panel.resetConfirm')}
        cancelLabel={t('signing-panel.keep')}
        isBusy={reset.isPending}
        onConfirm={() => reset.mutate()}
      />
      <ConfirmDialog
        isOpen={asked === 'cancel'}
        onClose={close}
        title={t('signing-panel.cancelTitle', { title })}
        consequence={t(isOnPaper ? 'signing-paper.cancelWhat' : 'signing-panel.cancelWhat')}
        confirmLabel={t('signing-panel.cancel')}
        cancelLabel={t('signing-panel.keep')}
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </div>
  )
}
