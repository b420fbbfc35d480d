import { useMutation, useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { restoreView, viewsQuery, type View } from './views-queries.ts'

interface RestoreButtonProps {
  viewId: string
  onRestored?: (view: View) => void
}

/** Restores one of the person's deleted views; nothing for any other id. */
export function RestoreButton({ viewId, onRestored }: RestoreButtonProps) {
  const t = useTexts()
  const { data } = useQuery(viewsQuery)
  const restoring = useMutation({
    mutationFn: () => restoreView(viewId),
    meta: { changes: ['views'] },
    onSuccess: (view) => {
      toasts.success(currentTexts()('views.restored', { name: view.name }))
      onRestored?.(view)
    },
  })
  const removed = data?.removed.find(({ _id }) => _id === viewId)
  if (!removed) return null
  return (
    <Button
      size="small"
      icon={<Undo2 aria-hidden />}
      isBusy={restoring.isPending}
      aria-label={t('views.restoreNamed', { name: removed.name })}
      onClick={() => restoring.mutate()}
    >
      {t('views.restore')}
    </Button>
  )
}
