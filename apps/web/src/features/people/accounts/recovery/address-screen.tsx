import type { recoveryEndpoints } from '@tacite/api/people/recovery-endpoints.ts'
import { paths } from '../../../../platform/paths.ts'
import { call } from '../../../../platform/api.ts'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { LinkAct } from './link-act.tsx'
import { LinkPage } from './link-page.tsx'

/** Where the link mailed to a new address confirms it for sign-in. */
export function AddressScreen() {
  const t = useTexts()
  const title = t('auth-recovery.email.title')
  return (
    <LinkPage
      title={title}
      open={(token) =>
        call<typeof recoveryEndpoints.openAddress>('POST', '/auth/email/link', { body: { token } })
      }
    >
      {(addresses, token) => (
        <LinkAct
          key={token}
          title={isOwn(addresses) ? t('auth-recovery.email.ownTitle') : title}
          lead={
            isOwn(addresses)
              ? t('auth-recovery.email.own', addresses)
              : t('auth-recovery.email.lead', addresses)
          }
          submitLabel={t('auth-recovery.email.submit')}
          act={() =>
            call<typeof recoveryEndpoints.confirmAddress>('POST', '/auth/email', {
              body: { token },
            })
          }
          doneTitle={t('auth-recovery.email.doneTitle')}
          doneLead={
            isOwn(addresses)
              ? t('auth-recovery.email.ownDone', addresses)
              : t('auth-recovery.email.doneLead', addresses)
          }
          doneAction={
            <Button variant="primary" render={<AppLink to={paths.dashboard()} />}>
              {t('auth-recovery.email.continue')}
            </Button>
          }
        />
      )}
    </LinkPage>
  )
}

/** They confirm the address that they have already. */
function isOwn({ email, currentEmail }: { email: string; currentEmail: string }): boolean {
  return email === currentEmail
}
