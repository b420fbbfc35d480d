import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import type { Form } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'

interface ActFormProps {
  title: string
  submitLabel: string
  form: Pick<Form<object>, 'id' | 'element' | 'isBusy' | 'whole' | 'attempt'>
  onClose: () => void
  children: ReactNode
}

/** The dialog of an act with a few fields, each showing its own refusal. */
export function ActForm({ title, submitLabel, form, onClose, children }: ActFormProps) {
  const t = useTexts()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-5 pb-2">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        {children}
      </form>
    </Dialog>
  )
}
