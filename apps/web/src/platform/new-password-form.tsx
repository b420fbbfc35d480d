import type { Translator } from '@tacite/i18n/translator.ts'
import { newPasswordRefusals, PASSWORD_MAX_LENGTH } from '@tacite/domain/accounts/new-password.ts'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { PasswordField } from '../ui/text-field.tsx'
import { useTexts } from './locale.ts'
import { useForm } from './use-form.ts'

export interface NewPassword {
  currentPassword: string
  password: string
  passwordAgain: string
}

interface NewPasswordFormProps {
  /** Whose password it is, for password managers. */
  email: string
  /** A signed-in person must enter the current one. */
  asksCurrent?: boolean
  submitLabel: string
  /** Beside the button. */
  actions?: ReactNode
  save: (form: NewPassword) => Promise<unknown>
  onSaved: () => void
}

const BLANK: NewPassword = { currentPassword: '', password: '', passwordAgain: '' }

/** A password chosen and typed twice; texts: the area `new-password`. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const t = useTexts()
  const form = useForm({
    initial: BLANK,
    check: (written) => wrongIn(t, written, props.asksCurrent === true),
    save: props.save,
    onSaved: props.onSaved,
  })
  const eye = {
    showLabel: t('common.field.showPassword'),
    hideLabel: t('common.field.hidePassword'),
  }
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <input type="hidden" autoComplete="username" value={props.email} readOnly />
      {props.asksCurrent && (
        <PasswordField
          {...form.text('currentPassword')}
          {...eye}
          // It replaces the button that opened it.
          autoFocus
          autoComplete="current-password"
          label={t('new-password.current')}
          isRequired
        />
      )}
      <PasswordField
        {...form.text('password')}
        {...eye}
        autoComplete="new-password"
        label={t('new-password.password')}
        hint={t('new-password.hint')}
        isRequired
      />
      <PasswordField
        {...form.text('passwordAgain')}
        {...eye}
        autoComplete="new-password"
        label={t('new-password.again')}
        isRequired
      />
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {props.submitLabel}
        </Button>
        {props.actions}
      </div>
    </form>
  )
}

function wrongIn(t: Translator, written: NewPassword, asksCurrent: boolean) {
  const { currentPassword, password, passwordAgain } = written
  const codes = newPasswordRefusals(password, passwordAgain).map(({ code }) => code)
  const isLong = password.normalize('NFC').length > PASSWORD_MAX_LENGTH
  return {
    currentPassword:
      asksCurrent && currentPassword === '' ? t('new-password.currentRequired') : undefined,
    password: codes.includes('PASSWORD_TOO_SHORT')
      ? t('new-password.short')
      : isLong
        ? t('new-password.long')
        : undefined,
    passwordAgain: codes.includes('PASSWORDS_DIFFER') ? t('new-password.differ') : undefined,
  }
}
