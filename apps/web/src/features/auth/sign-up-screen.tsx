import type { accountsEndpoints } from '@tacite/api/accounts-endpoints.ts'
import { useId } from 'react'
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import { paths } from '../../platform/paths.ts'
import { call } from '../../platform/api.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useDocumentTitle } from '../../platform/document-title.ts'
import { useLocale, useTexts } from '../../platform/locale.ts'
import { useSavedForm } from '../../platform/use-saved-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { useEnterApplication } from './enter-application.ts'
import { WayToJoin } from './way-to-join.tsx'

interface NewAccount {
  companyName: string
  firstName: string
  lastName: string
  email: string
  password: string
}

const fields = ['companyName', 'firstName', 'lastName', 'email', 'password'] as const

export function SignUpScreen() {
  const t = useTexts()
  useDocumentTitle(t('auth.signUp.title'))
  return (
    <AuthFrame
      title={t('auth.signUp.title')}
      lead={t('auth.signUp.lead')}
      otherWay={
        <>
          {t('auth.signUp.haveAccount')}{' '}
          <TextLink render={<AppLink to={paths.signIn()} />}>{t('auth.signUp.signIn')}</TextLink>
          <WayToJoin />
        </>
      }
    >
      <SignUpForm />
    </AuthFrame>
  )
}

function SignUpForm() {
  const t = useTexts()
  const id = useId()
  const locale = useLocale()
  const enterApplication = useEnterApplication()
  const form = useForm<NewAccount>({
    shouldFocusError: false,
  })
  const { register, handleSubmit, formState } = form
  const { save, isBusy, lines } = useSavedForm(form, {
    id,
    names: fields,
    save: (account) =>
      call<typeof accountsEndpoints.signUp>('POST', '/auth/signup', {
        body: { ...account, i18n: locale },
      }),
    onSaved: (me) => enterApplication(me, paths.dashboard()),
  })
  const { errors, submitCount } = formState
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((account) => save(account))(event)}
      className="flex flex-col gap-4"
    >
      <FormErrors errors={lines} attempt={submitCount} />
      <AccountFields id={id} register={register} errors={errors} />
      <Button type="submit" variant="primary" isBusy={isBusy} className="mt-1 h-10 w-full">
        {t('auth.signUp.submit')}
      </Button>
    </form>
  )
}

function AccountFields(props: {
  id: string
  register: UseFormRegister<NewAccount>
  errors: FieldErrors<NewAccount>
}) {
  const { id, register, errors } = props
  const t = useTexts()
  const isWritten = (message: string) => ({
    validate: (text: string) => text.trim() !== '' || message,
  })
  return (
    <>
      <TextField
        {...register('companyName', isWritten(t('auth.signUp.companyRequired')))}
        id={`${id}-companyName`}
        autoComplete="organization"
        label={t('auth.signUp.company')}
        hint={t('auth.signUp.companyHint')}
        error={errors.companyName?.message}
        isRequired
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          {...register('firstName', isWritten(t('auth.signUp.firstNameRequired')))}
          id={`${id}-firstName`}
          autoComplete="given-name"
          label={t('auth.signUp.firstName')}
          error={errors.firstName?.message}
          isRequired
        />
        <TextField
          {...register('lastName', isWritten(t('auth.signUp.lastNameRequired')))}
          id={`${id}-lastName`}
          autoComplete="family-name"
          label={t('auth.signUp.lastName')}
          error={errors.lastName?.message}
          isRequired
        />
      </div>
      <TextField
        {...register('email', {
          validate: (email) => /^\S+@\S+\.\S+$/.test(email.trim()) || t('auth.signUp.emailInvalid'),
        })}
        id={`${id}-email`}
        type="email"
        autoComplete="username"
        label={t('auth.signUp.email')}
        error={errors.email?.message}
        isRequired
      />
      <PasswordField
        {...register('password', {
          validate: (password) => [...password].length >= 8 || t('auth.signUp.passwordShort'),
        })}
        id={`${id}-password`}
        autoComplete="new-password"
        label={t('auth.signUp.password')}
        hint={t('auth.signUp.passwordHint')}
        showLabel={t('common.field.showPassword')}
        hideLabel={t('common.field.hidePassword')}
        error={errors.password?.message}
        isRequired
      />
    </>
  )
}
