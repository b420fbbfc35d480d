import type { accountsEndpoints } from '@tacite/api/people/accounts-endpoints.ts'
import { lazy, Suspense } from 'react'
import { paths } from '../../../platform/paths.ts'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { LinkPage } from './recovery/link-page.tsx'
import { RecoveryFrame } from './recovery/recovery-frame.tsx'
import { useAdmission } from './use-admission.tsx'

/** Few visitors of the sign-in page need it: it uses the administration's form code. */
const ActivateForm = lazy(async () => ({
  default: (await import('./activate-form.tsx')).ActivateForm,
}))

const LEADS = {
  invitation: 'auth.activate.lead',
  joining: 'auth.activate.joining',
  company: 'auth.activate.company',
} as const

/** The target of an invitation link: name and password. Looking does not consume the link. */
export function ActivateScreen() {
  const t = useTexts()
  const { onAnswer, screen } = useAdmission(paths.dashboard())
  if (screen) return screen
  return (
    <LinkPage title={t('auth.activate.title')} open={readInvited}>
      {(invited, token) => (
        <RecoveryFrame
          title={t('auth.activate.title')}
          lead={t(LEADS[invited.kind], { company: invited.company })}
        >
          <Suspense fallback={<FormSkeleton />}>
            <ActivateForm key={token} token={token} invited={invited} onAnswer={onAnswer} />
          </Suspense>
        </RecoveryFrame>
      )}
    </LinkPage>
  )
}

function readInvited(token: string) {
  return call<typeof accountsEndpoints.activation>('POST', '/auth/activation/invitation', {
    body: { token },
  })
}

function FormSkeleton() {
  return (
    <LoadingRegion>
      <SkeletonText lines={4} />
    </LoadingRegion>
  )
}
