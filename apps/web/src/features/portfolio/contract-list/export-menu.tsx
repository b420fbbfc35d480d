import { Download } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { LazyMenu } from '../../../ui/lazy-menu.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { downloadExport } from './download-export.ts'
import type { ListSearch } from './list-queries.ts'

/** The rows of the list as a spreadsheet: exactly what the filters show. */
export function ExportMenu({ filters }: { filters: ListSearch }) {
  const t = useTexts()
  const mayExport = holds(useMe(), 'contracts3:export')
  const save = async (typeFile: 'xlsx' | 'csv') => {
    try {
      const isReady = await downloadExport(typeFile, filters)
      toasts.success(isReady ? t('contract-list.export.done') : t('contract-list.export.later'))
    } catch (error) {
      toasts.error(messageOf(error))
    }
  }
  if (!mayExport) {
    return (
      <Button icon={<Download aria-hidden />} disabledReason={t('contract-list.export.refused')}>
        {t('contract-list.export.label')}
      </Button>
    )
  }
  return (
    <LazyMenu
      trigger={<Button icon={<Download aria-hidden />}>{t('contract-list.export.label')}</Button>}
      align="end"
      groups={[
        {
          actions: [
            { label: t('contract-list.export.xlsx'), onSelect: () => void save('xlsx') },
            { label: t('contract-list.export.csv'), onSelect: () => void save('csv') },
          ],
        },
      ]}
    />
  )
}
