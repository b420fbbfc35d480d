import type { recoveryEndpoints } from '@tacite/api/recovery-endpoints.ts'
import { isEmailAddress } from '@tacite/domain/contacts/email-address.ts'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Outcome } from './outcome.tsx'
import { RecoveryFrame } from './recovery-frame.tsx'

/** Asks where the link to a new password goes. What it says afterwards is the same for every address. */
export function ForgotScreen() {
  const t = useTexts()
  const asking = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      call<typeof recoveryEndpoints.forgot>('POST', '/auth/forgot', {
        body: { email: email.trim() },
      }),
    meta: { showsError: true },
  })
  return asking.isSuccess ? (
    <Outcome
      title={t('auth-recovery.forgot.sentTitle')}
      lead={t('auth-recovery.forgot.sentLead', { email: asking.variables.email.trim() })}
    >
      <p className="text-ink-soft">{t('auth-recovery.forgot.sentHint')}</p>
      <Button onClick={() => asking.reset()} className="mt-5">
        {t('auth-recovery.forgot.again')}
      </Button>
    </Outcome>
  ) : (
    <RecoveryFrame title={t('auth-recovery.forgot.title')} lead={t('auth-recovery.forgot.lead')}>
      <AddressForm
        isBusy={asking.isPending}
        error={asking.error}
        onSubmit={(email) => asking.mutate({ email })}
      />
    </RecoveryFrame>
  )
}

function AddressForm(props: {
  isBusy: boolean
  error: Error | null
  onSubmit: (email: string) => void
}) {
  const t = useTexts()
  const id = useId()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
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
        label={t('auth-recovery.forgot.email')}
        error={errors.email?.message}
        isRequired
      />
      <Button type="submit" variant="primary" isBusy={props.isBusy} className="mt-1 h-10 w-full">
        {t('auth-recovery.forgot.submit')}
      </Button>
    </form>
  )
}
