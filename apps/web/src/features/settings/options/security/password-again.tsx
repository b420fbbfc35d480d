import type { ReactNode } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { OwnPasswordField } from './own-password-field.tsx'

/** An act on one’s account that takes the password again: a session left open must not give it away. */
export function PasswordAgain<Saved>(props: {
  /** What will happen. */
  lead: string
  submitLabel: string
  isDangerous?: boolean
  /** Beside the button. */
  actions: ReactNode
  save: (currentPassword: string) => Promise<Saved>
  onSaved: (saved: Saved) => void | Promise<unknown>
}) {
  const t = useTexts()
  const form = useForm({
    initial: { currentPassword: '' },
    goesToField: true,
    check: ({ currentPassword }) => ({
      currentPassword: currentPassword === '' ? t('new-password.currentRequired') : undefined,
    }),
    save: ({ currentPassword }) => props.save(currentPassword),
    onSaved: props.onSaved,
  })
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <p className="max-w-prose">{props.lead}</p>
      <FormErrors errors={form.whole} attempt={form.attempt} />
      <OwnPasswordField {...form.text('currentPassword')} autoFocus />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          variant={props.isDangerous ? 'danger' : 'primary'}
          isBusy={form.isBusy}
        >
          {props.submitLabel}
        </Button>
        {props.actions}
      </div>
    </form>
  )
}
