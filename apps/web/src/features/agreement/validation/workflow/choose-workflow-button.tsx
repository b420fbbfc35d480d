import { Workflow } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'

const ChooseWorkflowDialog = lazy(async () => {
  const [window] = await Promise.all([
    import('./choose-workflow-dialog.tsx'),
    loadTexts('workflow-change'),
  ])
  return window
})

/** Opens the workflow that the contract follows, and the choice of another one. */
export function ChooseWorkflowButton({ contractId }: { contractId: string }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        size="small"
        label={t('validation.workflow.open')}
        icon={<Workflow aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ChooseWorkflowDialog contractId={contractId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
