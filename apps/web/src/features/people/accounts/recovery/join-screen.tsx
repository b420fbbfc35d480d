import type { signUpPolicyEndpoints } from '@tacite/api/people/sign-up-policy-endpoints.ts'
import { useState } from 'react'
import { call } from '../../../../platform/api.ts'
import { useLocale, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmailForm } from './email-form.tsx'
import { Outcome } from './outcome.tsx'
import { RecoveryFrame } from './recovery-frame.tsx'

/** Requests to join an existing company. The confirmation is the same for every address. */
export function JoinScreen() {
  const t = useTexts()
  const locale = useLocale()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo !== null ? (
    <Outcome
      title={t('auth-recovery.join.sentTitle')}
      lead={t('auth-recovery.join.sentLead', { email: sentTo })}
    >
      <p className="text-ink-soft">{t('auth-recovery.join.sentHint')}</p>
      <Button onClick={() => setSentTo(null)} className="mt-5">
        {t('auth-recovery.join.again')}
      </Button>
    </Outcome>
  ) : (
    <RecoveryFrame title={t('auth-recovery.join.title')} lead={t('auth-recovery.join.lead')}>
      <EmailForm
        label={t('auth-recovery.join.email')}
        submitLabel={t('auth-recovery.join.submit')}
        send={(email) =>
          call<typeof signUpPolicyEndpoints.join>('POST', '/auth/join', {
            body: { email, i18n: locale },
          })
        }
        onSent={setSentTo}
      />
    </RecoveryFrame>
  )
}
