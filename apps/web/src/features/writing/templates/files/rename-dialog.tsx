import { useState } from 'react'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { renameFile, type TemplateFileRow } from './file-queries.ts'

interface RenameDialogProps {
  templateId: string
  file: TemplateFileRow
  onClose: () => void
}

/** What a file is called in the contracts that get it. */
export function RenameDialog({ templateId, file, onClose }: RenameDialogProps) {
  const t = useTexts()
  // What the person saw when they opened it: what somebody saves meanwhile is not overwritten.
  const [replaces] = useState({ name: file.name })
  const form = useForm({
    initial: replaces,
    changes: ['templates'],
    save: ({ name }) => renameFile(templateId, file._id, { name, replaces }),
    onSaved: ({ name }) => {
      toasts.success(currentTexts()('templates.files.renamed', { name }))
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t('templates.files.renameTitle', { name: replaces.name })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('templates.files.rename')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4 pb-2">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <TextField
          {...form.text('name')}
          label={t('templates.files.name')}
          hint={t('templates.files.nameHint')}
          maxLength={200}
          isRequired
        />
      </form>
    </Dialog>
  )
}
