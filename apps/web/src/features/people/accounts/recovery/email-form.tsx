import { isEmailAddress } from '@tacite/domain/contacts/email-address.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

/** Asks for an address to mail a link to. */
export function EmailForm(props: {
  label: string
  submitLabel: string
  send: (email: string) => Promise<unknown>
  onSent: (email: string) => void
}) {
  const t = useTexts()
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) =>
      isEmailAddress(email.trim()) ? {} : { email: t('auth-recovery.forgot.emailInvalid') },
    goesToField: true,
    save: ({ email }) => props.send(email.trim()),
    onSaved: (_, { email }) => props.onSent(email.trim()),
  })
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <TextField
        {...form.typed('email')}
        type="email"
        autoComplete="username"
        label={props.label}
        isRequired
      />
      <Button type="submit" variant="primary" isBusy={form.isBusy} className="mt-1 h-10 w-full">
        {props.submitLabel}
      </Button>
    </form>
  )
}
