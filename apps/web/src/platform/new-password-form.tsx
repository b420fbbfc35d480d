import { newPasswordRefusals, PASSWORD_MAX_LENGTH } from '@tacite/domain/accounts/new-password.ts'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { PasswordField } from '../ui/text-field.tsx'
import { useTexts } from './locale.ts'
import { useSavedForm } from './use-saved-form.ts'

export interface NewPassword {
  currentPassword: string
  password: string
  passwordAgain: string
}

interface NewPasswordFormProps {
  /** Whose password it is: for programs that keep passwords. */
  email: string
  /** A signed-in person is asked for the one that they have. */
  asksCurrent?: boolean
  submitLabel: string
  /** Beside the button. */
  actions?: ReactNode
  save: (form: NewPassword) => Promise<unknown>
  onSaved: () => void
}

const fields = ['currentPassword', 'password', 'passwordAgain'] as const

/** A password chosen and typed twice; texts: the area `new-password`. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const t = useTexts()
  const id = useId()
  const form = useForm<NewPassword>({
    defaultValues: { currentPassword: '', password: '', passwordAgain: '' },
    shouldFocusError: false,
  })
  const { register, handleSubmit, getValues, formState } = form
  const { save, isBusy, lines } = useSavedForm(form, {
    id,
    names: fields,
    save: props.save,
    onSaved: props.onSaved,
  })
  const { errors, submitCount } = formState
  const eye = {
    showLabel: t('common.field.showPassword'),
    hideLabel: t('common.field.hidePassword'),
  }
  const refusalOf = (code: string) => {
    const { password, passwordAgain } = getValues()
    return newPasswordRefusals(password, passwordAgain).some((refusal) => refusal.code === code)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((written) => save(written))(event)}
      className="flex flex-col gap-4"
    >
      <FormErrors errors={lines} attempt={submitCount} />
      <input type="hidden" autoComplete="username" value={props.email} readOnly />
      {props.asksCurrent && (
        <PasswordField
          {...register('currentPassword', { required: t('new-password.currentRequired') })}
          {...eye}
          // It takes the place of the button that opened it.
          autoFocus
          id={`${id}-currentPassword`}
          autoComplete="current-password"
          label={t('new-password.current')}
          error={errors.currentPassword?.message}
          isRequired
        />
      )}
      <PasswordField
        {...register('password', {
          validate: (password) =>
            refusalOf('PASSWORD_TOO_SHORT')
              ? t('new-password.short')
              : password.normalize('NFC').length <= PASSWORD_MAX_LENGTH || t('new-password.long'),
        })}
        {...eye}
        id={`${id}-password`}
        autoComplete="new-password"
        label={t('new-password.password')}
        hint={t('new-password.hint')}
        error={errors.password?.message}
        isRequired
      />
      <PasswordField
        {...register('passwordAgain', {
          validate: () => !refusalOf('PASSWORDS_DIFFER') || t('new-password.differ'),
        })}
        {...eye}
        id={`${id}-passwordAgain`}
        autoComplete="new-password"
        label={t('new-password.again')}
        error={errors.passwordAgain?.message}
        isRequired
      />
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {props.submitLabel}
        </Button>
        {props.actions}
      </div>
    </form>
  )
}
