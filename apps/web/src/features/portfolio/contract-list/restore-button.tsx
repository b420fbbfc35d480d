import { useQueryClient } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { restoreMany } from '../../lifecycle/keeping/public.ts'
import type { KeepingButtonProps } from './keeping-buttons.tsx'

/** Takes the selected archived contracts out of the archives. */
export function RestoreButton({ selection, ids }: KeepingButtonProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    await restoreMany(queryClient, ids)
    setBusy(false)
    selection.select(new Set())
  }
  return (
    <Button icon={<ArchiveRestore aria-hidden />} isBusy={isBusy} onClick={() => void restore()}>
      {t('contract-list.keeping.restore', { count: ids.length })}
    </Button>
  )
}
