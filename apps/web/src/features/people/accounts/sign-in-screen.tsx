import type { accountsEndpoints } from '@tacite/api/people/accounts-endpoints.ts'
import type { SignInStep } from '@tacite/api/people/sign-in-step.ts'
import { canSignUp } from '@tacite/domain/accounts/sign-up-offer.ts'
import { paths, safeReturn } from '../../../platform/paths.ts'
import { call } from '../../../platform/api.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { Me } from '../../../platform/me.ts'
import { useSite } from '../../../platform/site.ts'
import { useForm } from '../../../platform/use-form.ts'
import { useKeptTexts } from '../../../platform/unsaved-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { PasswordField, TextField } from '../../../ui/text-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { useAdmission } from './use-admission.tsx'
import { WayToJoin } from './way-to-join.tsx'

/** One of the four that the demo prints at startup. */
const demoLogin = { email: 'admin@demo.tacite.test', password: 'Demo-2026!' }

interface SignInScreenProps {
  /** The page that was requested without a session. */
  returnTo: string | undefined
  /** The session ended while that page was open. A first visit and an expired cookie look the same. */
  hasSessionEnded: boolean
}

export function SignInScreen({ returnTo, hasSessionEnded }: SignInScreenProps) {
  const t = useTexts()
  const { signUp, isDemo } = useSite()
  const returnNotice = useReturnNotice(hasSessionEnded)
  useDocumentTitle(t('auth.signIn.title'))
  const { onAnswer, screen } = useAdmission(safeReturn(returnTo))
  if (screen) return screen
  return (
    <AuthFrame
      title={t('auth.signIn.title')}
      lead={t('auth.signIn.lead')}
      notice={returnTo ? t(returnNotice) : isDemo ? t('auth.signIn.demo', demoLogin) : null}
      otherWay={
        <>
          {canSignUp(signUp) ? <WayToSignUp /> : t('auth.signIn.askForInvitation')}
          <WayToJoin />
        </>
      }
    >
      <SignInForm onAnswer={onAnswer} />
    </AuthFrame>
  )
}

function WayToSignUp() {
  const t = useTexts()
  return (
    <>
      {t('auth.signIn.noAccount')}{' '}
      <TextLink render={<AppLink to={paths.signUp()} />}>{t('auth.signIn.create')}</TextLink>
    </>
  )
}

/** Whether unsaved text is stored on this device: it may be written only after this page was loaded. */
function useReturnNotice(hasSessionEnded: boolean) {
  const hasKeptText = useKeptTexts().length > 0
  if (hasKeptText) return 'auth.signIn.sessionEndedWithText'
  return hasSessionEnded ? 'auth.signIn.sessionEnded' : 'auth.signIn.signInToOpen'
}

function SignInForm({ onAnswer }: { onAnswer: (answer: Me | SignInStep) => Promise<void> }) {
  const t = useTexts()
  const form = useForm({
    initial: { username: '', password: '', remember: false },
    check: ({ username, password }) => ({
      username: username === '' ? t('auth.signIn.emailRequired') : undefined,
      password: password === '' ? t('auth.signIn.passwordRequired') : undefined,
    }),
    goesToField: true,
    save: (body): Promise<Me | SignInStep> =>
      call<typeof accountsEndpoints.signIn>('POST', '/auth/signin', { body }),
    onSaved: onAnswer,
  })
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <TextField
        {...form.typed('username')}
        type="email"
        autoComplete="username"
        label={t('auth.signIn.email')}
        isRequired
      />
      <PasswordField
        {...form.typed('password')}
        autoComplete="current-password"
        label={t('auth.signIn.password')}
        aside={
          <TextLink render={<AppLink to={paths.forgotPassword()} />}>
            {t('auth.signIn.forgot')}
          </TextLink>
        }
        showLabel={t('common.field.showPassword')}
        hideLabel={t('common.field.hidePassword')}
        isRequired
      />
      <Checkbox
        name="remember"
        label={t('auth.signIn.remember')}
        hint={t('auth.signIn.rememberHint')}
      />
      <Button type="submit" variant="primary" isBusy={form.isBusy} className="mt-1 h-10 w-full">
        {t('auth.signIn.submit')}
      </Button>
    </form>
  )
}
