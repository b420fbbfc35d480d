import { useTexts } from '../../../platform/locale.ts'
import type { Me } from '../../../platform/me.ts'
import { PasskeyNameField } from '../../../platform/second-factor/passkey-name-field.tsx'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { enrolPasskeyAtSignIn } from './passkey-calls.ts'

/** A passkey as the second factor that the company requires. */
export function EnrolPasskey(props: {
  onEnrolled: (enrolled: { me: Me; recoveryCodes: string[] }) => void
}) {
  const t = useTexts()
  const form = useForm({
    initial: { name: '' },
    goesToField: true,
    check: ({ name }) => ({
      name: name.trim() === '' ? t('second-factor.passkey.nameMissing') : undefined,
    }),
    save: ({ name }) => enrolPasskeyAtSignIn(name),
    onSaved: props.onEnrolled,
  })
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <p className="text-ink-soft">{t('second-factor.passkey.what')}</p>
      <FormErrors errors={form.whole} attempt={form.attempt} />
      <PasskeyNameField {...form.text('name')} autoFocus />
      <Button type="submit" variant="primary" isBusy={form.isBusy} className="self-start">
        {t('second-factor.passkey.create')}
      </Button>
    </form>
  )
}
