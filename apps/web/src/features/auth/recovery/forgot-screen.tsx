import type { recoveryEndpoints } from '@tacite/api/recovery-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { EmailForm } from './email-form.tsx'
import { Outcome } from './outcome.tsx'
import { RecoveryFrame } from './recovery-frame.tsx'

/** Asks where the link to a new password goes. What it says afterwards is the same for every address. */
export function ForgotScreen() {
  const t = useTexts()
  const asking = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      call<typeof recoveryEndpoints.forgot>('POST', '/auth/forgot', {
        body: { email: email.trim() },
      }),
    meta: { showsError: true },
  })
  return asking.isSuccess ? (
    <Outcome
      title={t('auth-recovery.forgot.sentTitle')}
      lead={t('auth-recovery.forgot.sentLead', { email: asking.variables.email.trim() })}
    >
      <p className="text-ink-soft">{t('auth-recovery.forgot.sentHint')}</p>
      <Button onClick={() => asking.reset()} className="mt-5">
        {t('auth-recovery.forgot.again')}
      </Button>
    </Outcome>
  ) : (
    <RecoveryFrame title={t('auth-recovery.forgot.title')} lead={t('auth-recovery.forgot.lead')}>
      <EmailForm
        label={t('auth-recovery.forgot.email')}
        submitLabel={t('auth-recovery.forgot.submit')}
        isBusy={asking.isPending}
        error={asking.error}
        onSubmit={(email) => asking.mutate({ email })}
      />
    </RecoveryFrame>
  )
}
