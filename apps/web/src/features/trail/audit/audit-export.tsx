import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { toasts } from '../../../ui/toasts.ts'
import type { AdminAddress } from '../../settings/administration/public.tsx'
import { downloadAudit } from './audit-queries.ts'

/** The filtered events as a file. */
export function AuditExport({ address }: { address: AdminAddress }) {
  const t = useTexts()
  const { $skip: _skip, $orderby: _order, search: _search, ...filters } = address.asked
  const saving = useMutation({
    mutationFn: (typeFile: 'xlsx' | 'csv') => downloadAudit(filters, typeFile),
    onSuccess: () => toasts.success(currentTexts()('audit-screen.exported')),
  })
  return (
    <Menu
      align="end"
      trigger={
        <Button icon={<Download aria-hidden />} isBusy={saving.isPending}>
          {t('audit-screen.exportAs')}
        </Button>
      }
      groups={[
        {
          actions: [
            { label: t('audit-screen.exportXlsx'), onSelect: () => saving.mutate('xlsx') },
            { label: t('audit-screen.exportCsv'), onSelect: () => saving.mutate('csv') },
          ],
        },
      ]}
    />
  )
}
