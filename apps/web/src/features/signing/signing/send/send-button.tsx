import { Send } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { ContractSignature } from '../panel/signature-queries.ts'
import type { SendForm } from './send-form.ts'

const SendDialog = lazy(async () => {
  const [{ SendDialog: Dialog }] = await Promise.all([
    import('./send-dialog.tsx'),
    loadTexts('readiness', 'refusals-signing', 'signing-paper'),
  ])
  return { default: Dialog }
})

interface SendButtonProps {
  contractId: string
  signature: ContractSignature
}

/** Opens the dialog that sends a contract for signature; closed, it keeps what was typed. */
export function SendButton({ contractId, signature }: SendButtonProps) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState<Partial<SendForm>>({})
  return (
    <>
      <Button
        variant="primary"
        icon={<Send aria-hidden />}
        disabledReason={signature.sending?.message}
        onClick={() => setOpen(true)}
      >
        {t('signing-panel.send')}
      </Button>
      {isOpen && (
        <Suspense>
          <SendDialog
            contractId={contractId}
            passingOver={signature.passingOver}
            draft={draft}
            onDraft={setDraft}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
