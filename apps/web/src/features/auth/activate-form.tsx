import type { accountsEndpoints } from '@tacite/api/accounts-endpoints.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../platform/paths.ts'
import { call } from '../../platform/api.ts'
import { useTexts } from '../../platform/locale.ts'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import { useRecordForm } from '../administration/public.tsx'
import { useEnterApplication } from './enter-application.ts'

interface ActivateFormProps {
  token: string
  invited: ResponseOf<typeof accountsEndpoints.activation>
}

/** The name and the password with which an invited person comes in. */
export function ActivateForm({ token, invited }: ActivateFormProps) {
  const t = useTexts()
  const enterApplication = useEnterApplication()
  const [isDifferent, setIsDifferent] = useState(false)
  const activating = useMutation({
    mutationFn: (body: { firstName: string; lastName: string; password: string }) =>
      call<typeof accountsEndpoints.activate>('POST', '/auth/activation', {
        body: { token, ...body },
      }),
    meta: { showsError: true },
  })
  const form = useRecordForm({
    initial: {
      firstName: invited.firstName,
      lastName: invited.lastName,
      password: '',
      again: '',
    },
    save: ({ firstName, lastName, password }) =>
      activating.mutateAsync({ firstName, lastName, password }),
    onSaved: (me) => void enterApplication(me, paths.dashboard()),
  })
  const differs = isDifferent && form.values.password !== form.values.again
  const twice = differs ? t('auth.activate.different') : undefined
  const lines = twice ? [{ fieldId: `${form.id}-again`, message: twice }] : form.errors
  const shown = {
    showLabel: t('common.field.showPassword'),
    hideLabel: t('common.field.hidePassword'),
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const isSame = form.values.password === form.values.again
        setIsDifferent(!isSame)
        if (isSame) form.submit()
      }}
    >
      <FormErrors errors={lines} attempt={form.attempt} />
      <TextField
        label={t('auth.signUp.email')}
        value={invited.email}
        type="email"
        autoComplete="username"
        readOnly
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          {...form.text('firstName')}
          autoComplete="given-name"
          label={t('auth.signUp.firstName')}
          isRequired
        />
        <TextField
          {...form.text('lastName')}
          autoComplete="family-name"
          label={t('auth.signUp.lastName')}
          isRequired
        />
      </div>
      <PasswordField
        {...form.text('password')}
        {...shown}
        autoComplete="new-password"
        label={t('auth.signUp.password')}
        hint={t('auth.signUp.passwordHint')}
        isRequired
      />
      <PasswordField
        {...form.text('again')}
        {...shown}
        autoComplete="new-password"
        label={t('auth.activate.again')}
        error={twice}
        isRequired
      />
      <Button type="submit" variant="primary" isBusy={form.isBusy} className="mt-1 h-10 w-full">
        {t('auth.activate.submit')}
      </Button>
    </form>
  )
}
