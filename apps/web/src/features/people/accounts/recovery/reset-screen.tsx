import type { recoveryEndpoints } from '@tacite/api/people/recovery-endpoints.ts'
import { useState } from 'react'
import { paths } from '../../../../platform/paths.ts'
import { call } from '../../../../platform/api.ts'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { NewPasswordForm } from '../../../../platform/new-password-form.tsx'
import { Button } from '../../../../ui/button.tsx'
import { LinkPage } from './link-page.tsx'
import { Outcome } from './outcome.tsx'
import { RecoveryFrame } from './recovery-frame.tsx'

/** Where a mailed link lets a person choose a new password. */
export function ResetScreen() {
  const t = useTexts()
  return (
    <LinkPage
      title={t('auth-recovery.reset.title')}
      newLink
      open={(token) =>
        call<typeof recoveryEndpoints.openReset>('POST', '/auth/reset/link', { body: { token } })
      }
    >
      {({ email }, token) => <ResetForm key={token} email={email} token={token} />}
    </LinkPage>
  )
}

function ResetForm({ email, token }: { email: string; token: string }) {
  const t = useTexts()
  const [isDone, setDone] = useState(false)
  if (isDone)
    return (
      <Outcome title={t('auth-recovery.reset.doneTitle')} lead={t('auth-recovery.reset.doneLead')}>
        <Button variant="primary" render={<AppLink to={paths.signIn()} />}>
          {t('auth-recovery.signIn')}
        </Button>
      </Outcome>
    )
  return (
    <RecoveryFrame
      title={t('auth-recovery.reset.title')}
      lead={t('auth-recovery.reset.lead', { email })}
    >
      <NewPasswordForm
        email={email}
        submitLabel={t('auth-recovery.reset.submit')}
        save={({ password, passwordAgain }) =>
          call<typeof recoveryEndpoints.reset>('POST', '/auth/reset', {
            body: { token, password, passwordAgain },
          })
        }
        onSaved={() => setDone(true)}
      />
    </RecoveryFrame>
  )
}
