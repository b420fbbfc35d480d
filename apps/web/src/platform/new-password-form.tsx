import { newPasswordRefusals, PASSWORD_MAX_LENGTH } from '@tacite/domain/accounts/new-password.ts'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { PasswordField } from '../ui/text-field.tsx'
import { ApiError } from './api-error.ts'
import { useTexts } from './locale.ts'
import { messageOf } from './query-client.ts'

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
  const { register, handleSubmit, getValues, setError, formState } = useForm<NewPassword>({
    defaultValues: { currentPassword: '', password: '', passwordAgain: '' },
    shouldFocusError: false,
  })
  const saving = useMutation({
    mutationFn: props.save,
    meta: { showsError: true },
    onSuccess: props.onSaved,
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      for (const { field, message } of error.errors) {
        const name = fields.find((candidate) => candidate === field)
        if (name) setError(name, { message })
      }
    },
  })
  const { errors, submitCount } = formState
  const lines = fields.flatMap((name) => {
    const message = errors[name]?.message
    return message ? [{ fieldId: `${id}-${name}`, message }] : []
  })
  const whole = saving.error && lines.length === 0 ? [{ message: messageOf(saving.error) }] : []
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
      onSubmit={(event) => void handleSubmit((form) => saving.mutate(form))(event)}
      className="flex flex-col gap-4"
    >
      <FormErrors errors={[...lines, ...whole]} attempt={submitCount} />
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
        <Button type="submit" variant="primary" isBusy={saving.isPending}>
          {props.submitLabel}
        </Button>
        {props.actions}
      </div>
    </form>
  )
}
