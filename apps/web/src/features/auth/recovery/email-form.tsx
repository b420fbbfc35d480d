import { isEmailAddress } from '@tacite/domain/contacts/email-address.ts'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** Asks for an address that a link is mailed to. */
export function EmailForm(props: {
  label: string
  submitLabel: string
  isBusy: boolean
  error: Error | null
  onSubmit: (email: string) => void
}) {
  const t = useTexts()
  const id = useId()
  const { register, handleSubmit, formState } = useForm<{ email: string }>()
  const { errors, submitCount } = formState
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(({ email }) => props.onSubmit(email))(event)}
      className="flex flex-col gap-4"
    >
      <FormErrors
        errors={props.error ? [{ message: messageOf(props.error) }] : []}
        attempt={submitCount}
      />
      <TextField
        {...register('email', {
          validate: (email) =>
            isEmailAddress(email.trim()) || t('auth-recovery.forgot.emailInvalid'),
        })}
        id={`${id}-email`}
        type="email"
        autoComplete="username"
        label={props.label}
        error={errors.email?.message}
        isRequired
      />
      <Button type="submit" variant="primary" isBusy={props.isBusy} className="mt-1 h-10 w-full">
        {props.submitLabel}
      </Button>
    </form>
  )
}
