import type { LockForm } from '@tacite/api/lifecycle/lock-shapes.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toasts } from '../../../ui/toasts.ts'

export interface LockDialogProps {
  what: 'contract' | 'block'
  /** Of the contract, or the name of the block. */
  title: string
  lock: (form: LockForm) => Promise<unknown>
  /** Refetches what shows the lock. */
  onLocked: () => Promise<unknown>
  onClose: () => void
}

const BLANK: LockForm = { reason: '', until: null }

/** Why, and until when: nobody changes a contract or a block meanwhile. */
export default function LockDialog({ what, title, lock, onLocked, onClose }: LockDialogProps) {
  const t = useTexts()
  const form = useForm({
    initial: BLANK,
    save: lock,
    onSaved: () => {
      toasts.success(currentTexts()(`archiving.lock.${what}Done`))
      onClose()
      return onLocked()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`archiving.lock.${what}Title`, { title })}
      description={t(`archiving.lock.${what}Lead`)}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('archiving.lock.submit')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-5 pb-2">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <TextArea
          {...form.text('reason')}
          label={t('archiving.lock.reason')}
          hint={t('archiving.lock.reasonHint')}
          maxLength={500}
          isRequired
        />
        <DateField
          {...form.bind('until')}
          label={t('archiving.lock.until')}
          hint={t('archiving.lock.untilHint')}
          isOptional
        />
      </form>
    </Dialog>
  )
}
