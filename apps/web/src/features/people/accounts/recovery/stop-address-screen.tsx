import type { recoveryEndpoints } from '@tacite/api/people/recovery-endpoints.ts'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { LinkAct } from './link-act.tsx'
import { LinkPage } from './link-page.tsx'

/** Where the link sent to the previous address restores it for sign-in. */
export function StopAddressScreen() {
  const t = useTexts()
  const title = t('auth-recovery.stop.title')
  return (
    <LinkPage
      title={title}
      open={(token) =>
        call<typeof recoveryEndpoints.openStop>('POST', '/auth/email/stop/link', {
          body: { token },
        })
      }
    >
      {({ email }, token) => (
        <LinkAct
          key={token}
          title={title}
          lead={t('auth-recovery.stop.lead', { email })}
          consequence={t('auth-recovery.stop.consequence')}
          submitLabel={t('auth-recovery.stop.submit')}
          act={() =>
            call<typeof recoveryEndpoints.stopAddress>('POST', '/auth/email/stop', {
              body: { token },
            })
          }
          doneTitle={t('auth-recovery.stop.doneTitle')}
          doneLead={t('auth-recovery.stop.doneLead', { email })}
        />
      )}
    </LinkPage>
  )
}
