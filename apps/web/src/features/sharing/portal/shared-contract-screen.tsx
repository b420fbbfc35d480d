import type { sharedContractEndpoints } from '@tacite/api/shared-contract-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { LinkIcon } from 'lucide-react'
import { ApiError } from '../../../platform/api-error.ts'
import { call } from '../../../platform/api.ts'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { GuestFrame } from '../../signing/public.tsx'
import { SharedContractPage } from './shared-contract-page.tsx'
import { sharedContractQuery } from './shared-contract-query.ts'

/** The portal of a third party: one contract, on a device that has shown its code. */
export function SharedContractScreen() {
  const t = useTexts()
  const invitationId = useParams({ strict: false, select: (params) => params.invitationId ?? '' })
  const { data, error, refetch } = useQuery({
    ...sharedContractQuery(invitationId),
    retry: false,
    meta: { showsError: true },
  })
  const setLanguage = useMutation({
    mutationFn: (i18n: Locale) =>
      call<typeof sharedContractEndpoints.setLanguage>(
        'PUT',
        '/invitations/:invitationId/contract/language',
        { params: { invitationId }, body: { i18n } },
      ),
    onSuccess: () => refetch(),
  })
  useDocumentTitle(data?.contract.title ?? t('shared-contract.title'))
  return (
    <GuestFrame onLocale={(locale) => data && setLanguage.mutate(locale)}>
      {data && !isShut(error) ? (
        <SharedContractPage invitationId={invitationId} shared={data} />
      ) : error ? (
        <Shut error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRegion>
          <div className="mx-auto w-full max-w-177 px-4 py-8">
            <SkeletonText lines={14} />
          </div>
        </LoadingRegion>
      )}
    </GuestFrame>
  )
}

/** The device is not known any more (401), the share has ended or was taken back (409), or there never was one (404). */
function isShut(error: Error | null): error is ApiError {
  return error instanceof ApiError && [401, 404, 409].includes(error.status)
}

/** What a share that has ended says itself; a device that is no longer known needs the link again; else it may pass. */
function Shut({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts()
  if (isShut(error) && error.status === 409)
    return (
      <EmptyState icon={<LinkIcon />} title={<h1>{t('shared-contract.over')}</h1>}>
        {messageOf(error)}
      </EmptyState>
    )
  if (isShut(error))
    return (
      <EmptyState icon={<LinkIcon />} title={<h1>{t('signing.invitation.reopen')}</h1>}>
        {t('signing.invitation.reopenWhy')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={<h1>{t('shared-contract.failed')}</h1>}
      action={<Button onClick={onRetry}>{t('common.action.retry')}</Button>}
    >
      {messageOf(error)}
    </EmptyState>
  )
}
