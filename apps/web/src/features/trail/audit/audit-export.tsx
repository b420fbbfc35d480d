import { notAllowedCode } from '@tacite/domain/access/permissions.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { Button } from '../../../ui/button.tsx'
import { LazyMenu } from '../../../ui/lazy-menu.tsx'
import { toasts } from '../../../ui/toasts.ts'
import type { AdminAddress } from '../../settings/administration/public.tsx'
import { downloadAudit, downloadCertificate, downloadChain } from './audit-queries.ts'

/** The filtered events as a file, or the whole chain with what it is verified against. */
export function AuditExport({ address }: { address: AdminAddress }) {
  const t = useTexts()
  const me = useMe()
  const { $skip: _skip, $orderby: _order, ...filters } = address.asked
  const saving = useMutation({
    mutationFn: (save: () => Promise<void>) => save(),
    onSuccess: () => toasts.success(currentTexts()('audit-screen.exported')),
  })
  const action = (label: string, save: () => Promise<void>) => ({
    label,
    onSelect: () => saving.mutate(save),
  })
  const whole = 'contracts3:all'
  return (
    <LazyMenu
      align="end"
      trigger={
        <Button icon={<Download aria-hidden />} isBusy={saving.isPending}>
          {t('audit-screen.exportAs')}
        </Button>
      }
      groups={[
        {
          actions: [
            action(t('audit-screen.exportXlsx'), () => downloadAudit(filters, 'xlsx')),
            action(t('audit-screen.exportCsv'), () => downloadAudit(filters, 'csv')),
          ],
        },
        {
          label: t('audit-screen.verifyElsewhere'),
          actions: [
            {
              ...action(t('audit-screen.exportChain'), downloadChain),
              disabledReason: holds(me, whole)
                ? undefined
                : t.refusal({ code: notAllowedCode(whole) }),
            },
            action(t('audit-screen.exportCertificate'), downloadCertificate),
          ],
        },
      ]}
    />
  )
}
