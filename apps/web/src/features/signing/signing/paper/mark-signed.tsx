import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { signatureQuery } from '../panel/signature-queries.ts'

const MarkSignedDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./mark-signed-dialog.tsx'),
    loadTexts('signing-panel', 'signing-paper', 'refusals-signing', 'readiness'),
  ])
  return { default: module.MarkSignedDialog }
})

/** « Marquer comme signé » from a menu or a button: why not, and the window that it opens. */
export function useMarkSigned(contractId: string): {
  disabledReason: string | undefined
  open: () => void
  dialog: ReactNode
} {
  const { data } = useQuery(signatureQuery(contractId))
  const [isOpen, setOpen] = useState(false)
  return {
    disabledReason: data?.marking?.message,
    open: () => setOpen(true),
    dialog: isOpen && (
      <Suspense>
        <MarkSignedDialog contractId={contractId} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}

export function MarkSignedButton({ contractId }: { contractId: string }) {
  const t = useTexts()
  const { disabledReason, open, dialog } = useMarkSigned(contractId)
  return (
    <>
      <Button disabledReason={disabledReason} onClick={open}>
        {t('signing-paper.mark.action')}
      </Button>
      {dialog}
    </>
  )
}
