import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { deleteProfile, renameProfile } from '../plan-queries.ts'

interface ProfileActsProps {
  profile: { _id: string; name: string }
  onDeleted: () => void
}

/** Renames or deletes the profile that was chosen. */
export function ProfileActs({ profile: { _id, name }, onDeleted }: ProfileActsProps) {
  const t = useTexts()
  const [typed, setTyped] = useState<string | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const rename = useMutation({
    mutationFn: (wanted: string) => renameProfile(_id, wanted.trim()),
    meta: { changes: ['imports'], showsError: true },
    onSuccess: () => {
      setTyped(null)
      toasts.success(currentTexts()('import-plan.profile.renamed'))
    },
  })
  const remove = useMutation({
    mutationFn: () => deleteProfile(_id),
    meta: { changes: ['imports'] },
    onSuccess: () => {
      setDeleting(false)
      onDeleted()
      toasts.success(currentTexts()('import-plan.profile.deleted'))
    },
  })
  const close = () => {
    setTyped(null)
    rename.reset()
  }
  return (
    <>
      <Button onClick={() => setTyped(name)}>{t('import-plan.profile.rename')}</Button>
      <Button onClick={() => setDeleting(true)}>{t('import-plan.profile.delete')}</Button>
      <Dialog
        isOpen={typed !== null}
        onClose={close}
        title={t('import-plan.profile.renameTitle', { name })}
        footer={
          <>
            <Button onClick={close}>{t('common.action.cancel')}</Button>
            <Button
              variant="primary"
              isBusy={rename.isPending}
              disabledReason={typed?.trim() ? null : t('import-plan.profile.unnamed')}
              onClick={() => rename.mutate(typed ?? '')}
            >
              {t('import-plan.profile.rename')}
            </Button>
          </>
        }
      >
        <TextField
          label={t('import-plan.profile.newName')}
          maxLength={100}
          value={typed ?? ''}
          error={rename.error ? messageOf(rename.error) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        title={t('import-plan.profile.deleteTitle', { name })}
        consequence={t('import-plan.profile.deleteConsequence')}
        confirmLabel={t('import-plan.profile.delete')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
