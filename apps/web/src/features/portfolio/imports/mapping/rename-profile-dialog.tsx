import { useId } from 'react'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { renameProfile } from '../plan-queries.ts'

interface RenameProfileDialogProps {
  profile: { _id: string; name: string }
  onClose: () => void
}

/** Another name for kept rules. */
export function RenameProfileDialog({ profile, onClose }: RenameProfileDialogProps) {
  const t = useTexts()
  const formId = useId()
  const form = useForm({
    initial: { name: profile.name },
    save: ({ name }) => renameProfile(profile._id, name.trim()),
    changes: ['imports'],
    onSaved: () => {
      onClose()
      toasts.success(currentTexts()('import-plan.profile.renamed'))
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t('import-plan.profile.renameTitle', { name: profile.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={form.isBusy}>
            {t('import-plan.profile.rename')}
          </Button>
        </>
      }
    >
      <form {...form.element} id={formId} className="flex flex-col gap-2">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <TextField
          {...form.text('name')}
          label={t('import-plan.profile.newName')}
          maxLength={100}
          autoFocus
        />
      </form>
    </Dialog>
  )
}
