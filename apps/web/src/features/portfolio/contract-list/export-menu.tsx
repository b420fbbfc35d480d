import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { Button } from '../../../ui/button.tsx'
import { LazyMenu } from '../../../ui/lazy-menu.tsx'
import { toasts } from '../../../ui/toasts.ts'
import type { ListSearch } from '../filters/public.ts'
import { downloadExport } from './download-export.ts'

/** The rows of the list as a spreadsheet: exactly what the filters show. */
export function ExportMenu({ filters }: { filters: ListSearch }) {
  const t = useTexts()
  const mayExport = holds(useMe(), 'contracts3:export')
  const { mutate: save, isPending } = useMutation({
    mutationFn: (typeFile: 'xlsx' | 'csv') => downloadExport(typeFile, filters),
    meta: { changes: ['exports'] },
    onSuccess: (isReady) =>
      toasts.success(currentTexts()(`contract-list.export.${isReady ? 'done' : 'later'}`)),
  })
  if (!mayExport) {
    return (
      <Button icon={<Download aria-hidden />} disabledReason={t('contract-list.export.refused')}>
        {t('contract-list.export.label')}
      </Button>
    )
  }
  return (
    <LazyMenu
      trigger={
        <Button icon={<Download aria-hidden />} isBusy={isPending}>
          {t('contract-list.export.label')}
        </Button>
      }
      align="end"
      groups={[
        {
          actions: [
            { label: t('contract-list.export.xlsx'), onSelect: () => save('xlsx') },
            { label: t('contract-list.export.csv'), onSelect: () => save('csv') },
          ],
        },
      ]}
    />
  )
}
