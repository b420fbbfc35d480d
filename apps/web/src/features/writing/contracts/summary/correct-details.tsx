import { FilePenLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { ContractPage } from '../contract-queries.ts'

const CorrectionDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./correction-dialog.tsx'),
    loadTexts('corrections', 'administration'),
  ])
  return module
})

/** Opens the correction of what was read from a document signed elsewhere. */
export function CorrectDetails({ contract }: { contract: ContractPage }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        data-line="corrections"
        className="mt-2 self-start"
        icon={<FilePenLine aria-hidden />}
        disabledReason={contract.correcting?.message}
        onClick={() => setOpen(true)}
      >
        {t('editor.summary.correct')}
      </Button>
      {isOpen && (
        <Suspense>
          <CorrectionDialog contract={contract} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
