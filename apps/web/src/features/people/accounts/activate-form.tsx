import type { accountsEndpoints } from '@tacite/api/people/accounts-endpoints.ts'
import type { SignInStep } from '@tacite/api/people/sign-in-step.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { Me } from '../../../platform/me.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { PasswordField, TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../platform/use-form.ts'

interface ActivateFormProps {
  token: string
  invited: ResponseOf<typeof accountsEndpoints.activation>
  onAnswer: (answer: Me | SignInStep) => Promise<void>
}

/** The name and the password with which an invited person activates their account. */
export function ActivateForm({ token, invited, onAnswer }: ActivateFormProps) {
  const t = useTexts()
  const form = useForm({
    initial: {
      firstName: invited.firstName,
      lastName: invited.lastName,
      password: '',
      again: '',
    },
    check: ({ password, again }) =>
      password === again ? {} : { again: t('auth.activate.different') },
    save: ({ firstName, lastName, password }): Promise<Me | SignInStep> =>
      call<typeof accountsEndpoints.activate>('POST', '/auth/activation', {
        body: { token, firstName, lastName, password },
      }),
    onSaved: onAnswer,
  })
  const shown = {
    showLabel: t('common.field.showPassword'),
    hideLabel: t('common.field.hidePassword'),
  }
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <FormErrors errors={form.errors} attempt={form.attempt} />
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
        isRequired
      />
      <Button type="submit" variant="primary" isBusy={form.isBusy} className="mt-1 h-10 w-full">
        {t('auth.activate.submit')}
      </Button>
    </form>
  )
}
