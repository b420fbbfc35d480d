import type { ReactNode } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { PasskeyNameField } from '../../../../platform/second-factor/passkey-name-field.tsx'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { addPasskey } from './second-factor-calls.ts'

/** Its name and the password; the browser then opens its own window. */
export function AddPasskeyForm(props: {
  /** Beside the button. */
  actions: ReactNode
  onAdded: (added: { recoveryCodes: readonly string[] }) => Promise<unknown>
}) {
  const t = useTexts()
  const form = useForm({
    initial: { name: '', currentPassword: '' },
    goesToField: true,
    check: ({ name, currentPassword }) => ({
      name: name.trim() === '' ? t('second-factor.passkey.nameMissing') : undefined,
      currentPassword: currentPassword === '' ? t('new-password.currentRequired') : undefined,
    }),
    save: ({ name, currentPassword }) => addPasskey(name, currentPassword),
    onSaved: props.onAdded,
  })
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <p className="max-w-prose">{t('second-factor.passkey.addLead')}</p>
      <FormErrors errors={form.whole} attempt={form.attempt} />
      <PasskeyNameField {...form.text('name')} autoFocus />
      <OwnPasswordField {...form.text('currentPassword')} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {t('second-factor.passkey.create')}
        </Button>
        {props.actions}
      </div>
    </form>
  )
}
