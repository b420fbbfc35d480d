import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceField } from '../../../../platform/choices/choice-field.tsx'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Select } from '../../../../ui/select.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { setRoles, type ChosenFiles } from '../plan-queries.ts'

const AS = ['attachment', 'amendment'] as const

interface AttachDialogProps {
  importId: string
  chosen: ChosenFiles
  onClose: () => void
  onDone: () => void
}

/** The contract, already here, that files belong to, as its attachments or its amendments. */
export function AttachDialog({ importId, chosen, onClose, onDone }: AttachDialogProps) {
  const t = useTexts()
  const [role, setRole] = useState<(typeof AS)[number]>('attachment')
  const [contractId, setContractId] = useState<string | null>(null)
  const { count, files } = chosen
  const attach = useMutation({
    mutationFn: () => setRoles(importId, { files, role, contractId }),
    meta: { changes: ['imports'], showsError: true },
    onSuccess: () => {
      toasts.success(currentTexts()('import-plan.attach.done', { count }))
      onDone()
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('import-plan.attach.title', { count })}
      description={t('import-plan.attach.lead')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            variant="primary"
            isBusy={attach.isPending}
            disabledReason={contractId === null ? t('import-plan.attach.unchosen') : null}
            onClick={() => attach.mutate()}
          >
            {t('import-plan.attach.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label={t('import-plan.attach.as')}
          options={AS.map((value) => ({ value, label: t(`import-plan.role.${value}`) }))}
          value={role}
          onChange={setRole}
        />
        <ChoiceField
          noun="masterContracts"
          label={t('import-plan.attach.contract')}
          value={contractId}
          error={attach.error ? messageOf(attach.error) : undefined}
          onChange={setContractId}
        />
      </div>
    </Dialog>
  )
}
