import { useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { loadable } from '../../../../platform/loadable.tsx'
import { Button } from '../../../../ui/button.tsx'

const BatchDialog = loadable<{ importId: string; onClose: () => void }>(
  async () => (await import('./batch-dialog.tsx')).BatchDialog,
)

/** Opens what a bulk acceptance would take. */
export function BatchButton({ importId }: { importId: string }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('import-review.batch.act')}</Button>
      {isOpen && <BatchDialog.Part importId={importId} onClose={() => setOpen(false)} />}
    </>
  )
}
