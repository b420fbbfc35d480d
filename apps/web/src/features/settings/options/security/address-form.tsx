import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { PasswordField, TextField } from '../../../../ui/text-field.tsx'
import { useForm } from '../../../../platform/use-form.ts'
import { changeAddress, type SignInAddress } from './security-queries.ts'

/** The new address, and the password again: a session left open must not give the account away. */
export function AddressForm(props: {
  onCancel: () => void
  onSent: (address: SignInAddress) => void
}) {
  const t = useTexts()
  const form = useForm({
    initial: { email: '', currentPassword: '' },
    save: changeAddress,
    onSaved: props.onSent,
  })
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <TextField
        {...form.text('email')}
        autoFocus
        type="email"
        autoComplete="email"
        label={t('options-security.email.new')}
        hint={t('options-security.email.newHint')}
        isRequired
        className="max-w-96"
      />
      <PasswordField
        {...form.text('currentPassword')}
        autoComplete="current-password"
        label={t('new-password.current')}
        showLabel={t('common.field.showPassword')}
        hideLabel={t('common.field.hidePassword')}
        isRequired
        className="max-w-96"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {t('options-security.email.submit')}
        </Button>
        <Button variant="quiet" onClick={props.onCancel}>
          {t('common.action.cancel')}
        </Button>
      </div>
    </form>
  )
}
