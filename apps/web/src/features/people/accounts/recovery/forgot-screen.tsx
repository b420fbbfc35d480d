import type { recoveryEndpoints } from '@tacite/api/people/recovery-endpoints.ts'
import { useState } from 'react'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmailForm } from './email-form.tsx'
import { Outcome } from './outcome.tsx'
import { RecoveryFrame } from './recovery-frame.tsx'

/** Asks where to send the reset link. The confirmation is the same for every address. */
export function ForgotScreen() {
  const t = useTexts()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo !== null ? (
    <Outcome
      title={t('auth-recovery.forgot.sentTitle')}
      lead={t('auth-recovery.forgot.sentLead', { email: sentTo })}
    >
      <p className="text-ink-soft">{t('auth-recovery.forgot.sentHint')}</p>
      <Button onClick={() => setSentTo(null)} className="mt-5">
        {t('auth-recovery.forgot.again')}
      </Button>
    </Outcome>
  ) : (
    <RecoveryFrame title={t('auth-recovery.forgot.title')} lead={t('auth-recovery.forgot.lead')}>
      <EmailForm
        label={t('auth-recovery.forgot.email')}
        submitLabel={t('auth-recovery.forgot.submit')}
        send={(email) =>
          call<typeof recoveryEndpoints.forgot>('POST', '/auth/forgot', { body: { email } })
        }
        onSent={setSentTo}
      />
    </RecoveryFrame>
  )
}
