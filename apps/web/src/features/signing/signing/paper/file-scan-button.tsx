import { FileUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { ContractSignature } from '../panel/signature-queries.ts'

const FileScanDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./file-scan-dialog.tsx'),
    loadTexts('signing-panel', 'signing-paper', 'refusals-signing', 'document-import'),
  ])
  return { default: module.FileScanDialog }
})

interface FileScanButtonProps {
  contractId: string
  signature: Pick<ContractSignature, 'uploading'>
  isPrimary?: boolean
}

/** « Déposer le scan signé »: opens the window that reads and shows the file first. */
export function FileScanButton({ contractId, signature, isPrimary }: FileScanButtonProps) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        icon={<FileUp aria-hidden />}
        disabledReason={signature.uploading?.message}
        onClick={() => setOpen(true)}
      >
        {t('signing-panel.fileScan')}
      </Button>
      {isOpen && (
        <Suspense>
          <FileScanDialog contractId={contractId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
