import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import type { ImportPage } from '../imports-queries.ts'
import { createContracts, type ImportPlan } from '../plan-queries.ts'

/** Has everything created that is ready, once the person has confirmed how many. */
export function CreateButton({ page, plan }: { page: ImportPage; plan: ImportPlan }) {
  const t = useTexts()
  const [isAsking, setAsking] = useState(false)
  const { contracts, amendments, attachments, toComplete } = plan.counts
  const rows = contracts + amendments + attachments
  const create = useMutation({
    mutationFn: () => createContracts(page._id, rows),
    meta: { changes: ['imports'] },
    onSuccess: () => {
      setAsking(false)
      toasts.success(currentTexts()('import-plan.create.begun'))
    },
  })
  if (page.state !== 'toReview' && page.state !== 'done') return null
  if (page.state === 'done' && rows === 0) return null
  const figures = { contracts, amendments, attachments }
  return (
    <>
      <Button
        variant="primary"
        disabledReason={plan.create?.message}
        onClick={() => setAsking(true)}
      >
        {t('import-plan.create.act', { count: rows })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('import-plan.create.title', { count: rows })}
        consequence={t('import-plan.create.consequence')}
        confirmLabel={t('import-plan.create.confirm')}
        isHarmless
        isBusy={create.isPending}
        onConfirm={() => create.mutate()}
      >
        <p>{t('import-plan.create.figures', figures)}</p>
        {toComplete > 0 && <p>{t('import-plan.create.without', { count: toComplete })}</p>}
      </ConfirmDialog>
    </>
  )
}
