import type { ReactNode } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import type { Form } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChangeReason } from '../../texts/public.tsx'
import type { DetailEditing } from './detail-row.tsx'
import type { DetailDraft } from './use-detail-form.ts'

interface DetailFormProps<Value> extends Pick<DetailEditing, 'asksReason' | 'close'> {
  form: Form<DetailDraft<Value>>
  /** Nothing is chosen that would be saved. */
  isSame: boolean
  children: ReactNode
}

/** A detail that is saved with its button: several choices, or a change that may say why. */
export function DetailForm<Value>(props: DetailFormProps<Value>) {
  const { form, asksReason, isSame, close, children } = props
  const t = useTexts()
  return (
    <form {...form.element} className="flex flex-col gap-3">
      {children}
      {asksReason && <ChangeReason {...form.text('reason')} />}
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={close}>
          {t('common.action.cancel')}
        </Button>
        <Button
          type="submit"
          size="small"
          variant="primary"
          isBusy={form.isBusy}
          {...(isSame && { disabledReason: t('editor.summary.same') })}
        >
          {t('common.action.save')}
        </Button>
      </div>
    </form>
  )
}
