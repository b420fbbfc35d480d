import type { signUpPolicyEndpoints } from '@tacite/api/sign-up-policy-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { useLocale, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { EmailForm } from './email-form.tsx'
import { Outcome } from './outcome.tsx'
import { RecoveryFrame } from './recovery-frame.tsx'

/** Asks to join a company that is here already. What it says afterwards is the same for every address. */
export function JoinScreen() {
  const t = useTexts()
  const locale = useLocale()
  const asking = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      call<typeof signUpPolicyEndpoints.join>('POST', '/auth/join', {
        body: { email: email.trim(), i18n: locale },
      }),
    meta: { showsError: true },
  })
  return asking.isSuccess ? (
    <Outcome
      title={t('auth-recovery.join.sentTitle')}
      lead={t('auth-recovery.join.sentLead', { email: asking.variables.email.trim() })}
    >
      <p className="text-ink-soft">{t('auth-recovery.join.sentHint')}</p>
      <Button onClick={() => asking.reset()} className="mt-5">
        {t('auth-recovery.join.again')}
      </Button>
    </Outcome>
  ) : (
    <RecoveryFrame title={t('auth-recovery.join.title')} lead={t('auth-recovery.join.lead')}>
      <EmailForm
        label={t('auth-recovery.join.email')}
        submitLabel={t('auth-recovery.join.submit')}
        isBusy={asking.isPending}
        error={asking.error}
        onSubmit={(email) => asking.mutate({ email })}
      />
    </RecoveryFrame>
  )
}
