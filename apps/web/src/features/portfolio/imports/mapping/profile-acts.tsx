import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { deleteProfile } from '../plan-queries.ts'
import { RenameProfileDialog } from './rename-profile-dialog.tsx'

interface ProfileActsProps {
  profile: { _id: string; name: string }
  onDeleted: () => void
}

/** Renames or deletes the profile that was chosen. */
export function ProfileActs({ profile, onDeleted }: ProfileActsProps) {
  const t = useTexts()
  const { _id, name } = profile
  const [isRenaming, setRenaming] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const remove = useMutation({
    mutationFn: () => deleteProfile(_id),
    meta: { changes: ['imports'] },
    onSuccess: () => {
      setDeleting(false)
      onDeleted()
      toasts.success(currentTexts()('import-plan.profile.deleted'))
    },
  })
  return (
    <>
      <Button onClick={() => setRenaming(true)}>{t('import-plan.profile.rename')}</Button>
      <Button onClick={() => setDeleting(true)}>{t('import-plan.profile.delete')}</Button>
      {isRenaming && <RenameProfileDialog profile={profile} onClose={() => setRenaming(false)} />}
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
