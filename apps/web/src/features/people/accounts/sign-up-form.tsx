import type { accountsEndpoints } from '@tacite/api/people/accounts-endpoints.ts'
import type { SignUpOffer } from '@tacite/domain/accounts/sign-up-offer.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { paths } from '../../../platform/paths.ts'
import { call } from '../../../platform/api.ts'
import { useLocale, useTexts } from '../../../platform/locale.ts'
import type { Me } from '../../../platform/me.ts'
import { useForm, type Form } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { PasswordField, TextField } from '../../../ui/text-field.tsx'
import { useEnterApplication } from './enter-application.ts'

const BLANK = { companyName: '', firstName: '', lastName: '', email: '', password: '', code: '' }
type Account = typeof BLANK

interface SignUpFormProps {
  offer: SignUpOffer
  /** A link was mailed to this address; the company is created by opening it. */
  onSent: (email: string) => void
}

/** Creates a company and its first account: at once, or through a mailed link, where the password is chosen. */
export function SignUpForm({ offer, onSent }: SignUpFormProps) {
  const t = useTexts()
  const locale = useLocale()
  const enterApplication = useEnterApplication()
  const form = useForm({
    initial: BLANK,
    check: (account) => wrongIn(t, offer, account),
    save: (account): Promise<Me | { sentTo: string }> =>
      call<typeof accountsEndpoints.signUp>('POST', '/auth/signup', {
        body: { ...account, i18n: locale },
      }),
    onSaved: (answer) =>
      'sentTo' in answer ? onSent(answer.sentTo) : enterApplication(answer, paths.dashboard()),
  })
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <AccountFields form={form} />
      {offer !== 'byMail' && <NewPasswordField form={form} />}
      {offer === 'withCode' && (
        <TextField
          {...form.typed('code')}
          autoComplete="off"
          label={t('auth.signUp.code')}
          hint={t('auth.signUp.codeHint')}
          isRequired
        />
      )}
      <Button type="submit" variant="primary" isBusy={form.isBusy} className="mt-1 h-10 w-full">
        {t(offer === 'byMail' ? 'auth.signUp.byMailSubmit' : 'auth.signUp.submit')}
      </Button>
    </form>
  )
}

function wrongIn(t: Translator, offer: SignUpOffer, account: Account) {
  const unwritten = (text: string, message: string) => (text.trim() === '' ? message : undefined)
  const isShort = offer !== 'byMail' && [...account.password].length < 8
  return {
    companyName: unwritten(account.companyName, t('auth.signUp.companyRequired')),
    firstName: unwritten(account.firstName, t('auth.signUp.firstNameRequired')),
    lastName: unwritten(account.lastName, t('auth.signUp.lastNameRequired')),
    email: /^\S+@\S+\.\S+$/.test(account.email.trim()) ? undefined : t('auth.signUp.emailInvalid'),
    password: isShort ? t('auth.signUp.passwordShort') : undefined,
    code: offer === 'withCode' ? unwritten(account.code, t('auth.signUp.codeRequired')) : undefined,
  }
}

interface FieldsProps {
  form: Pick<Form<Account>, 'typed'>
}

function AccountFields({ form }: FieldsProps) {
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
    </>
  )
}

function NewPasswordField({ form }: FieldsProps) {
  const t = useTexts()
  return (
    <PasswordField
      {...form.typed('password')}
      autoComplete="new-password"
      label={t('auth.signUp.password')}
      hint={t('auth.signUp.passwordHint')}
      showLabel={t('common.field.showPassword')}
      hideLabel={t('common.field.hidePassword')}
      isRequired
    />
  )
}
