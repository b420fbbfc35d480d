import type { accountsEndpoints } from '@tacite/api/people/accounts-endpoints.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { paths } from '../../../platform/paths.ts'
import { call } from '../../../platform/api.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useLocale, useTexts } from '../../../platform/locale.ts'
import { useForm, type Form } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { PasswordField, TextField } from '../../../ui/text-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { useEnterApplication } from './enter-application.ts'
import { WayToJoin } from './way-to-join.tsx'

const BLANK = { companyName: '', firstName: '', lastName: '', email: '', password: '' }

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
  const locale = useLocale()
  const enterApplication = useEnterApplication()
  const form = useForm({
    initial: BLANK,
    check: (account) => wrongIn(t, account),
    save: (account) =>
      call<typeof accountsEndpoints.signUp>('POST', '/auth/signup', {
        body: { ...account, i18n: locale },
      }),
    onSaved: (me) => enterApplication(me, paths.dashboard()),
  })
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <AccountFields form={form} />
      <Button type="submit" variant="primary" isBusy={form.isBusy} className="mt-1 h-10 w-full">
        {t('auth.signUp.submit')}
      </Button>
    </form>
  )
}

function wrongIn(t: Translator, account: typeof BLANK) {
  const unwritten = (text: string, message: string) => (text.trim() === '' ? message : undefined)
  return {
    companyName: unwritten(account.companyName, t('auth.signUp.companyRequired')),
    firstName: unwritten(account.firstName, t('auth.signUp.firstNameRequired')),
    lastName: unwritten(account.lastName, t('auth.signUp.lastNameRequired')),
    email: /^\S+@\S+\.\S+$/.test(account.email.trim()) ? undefined : t('auth.signUp.emailInvalid'),
    password: [...account.password].length >= 8 ? undefined : t('auth.signUp.passwordShort'),
  }
}

function AccountFields({ form }: { form: Pick<Form<typeof BLANK>, 'typed'> }) {
  const t = useTexts()
  return (
    <>
      <TextField
        {...form.typed('companyName')}
        autoComplete="organization"
        label={t('auth.signUp.company')}
        hint={t('auth.signUp.companyHint')}
        isRequired
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          {...form.typed('firstName')}
          autoComplete="given-name"
          label={t('auth.signUp.firstName')}
          isRequired
        />
        <TextField
          {...form.typed('lastName')}
          autoComplete="family-name"
          label={t('auth.signUp.lastName')}
          isRequired
        />
      </div>
      <TextField
        {...form.typed('email')}
        type="email"
        autoComplete="username"
        label={t('auth.signUp.email')}
        isRequired
      />
      <PasswordField
        {...form.typed('password')}
        autoComplete="new-password"
        label={t('auth.signUp.password')}
        hint={t('auth.signUp.passwordHint')}
        showLabel={t('common.field.showPassword')}
        hideLabel={t('common.field.hidePassword')}
        isRequired
      />
    </>
  )
}
