import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LinkIcon } from 'lucide-react'
import { useMemo } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { SignDocument } from '../document/sign-document.tsx'
import { documentQuery, guestCalls } from '../signing-calls.ts'
import { GuestFrame } from './guest-frame.tsx'

/** The document of an invitation, on a device that has shown its code. */
export function GuestDocument({ invitationId }: { invitationId: string }) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const calls = useMemo(() => guestCalls(invitationId), [invitationId])
  const { data, error, refetch } = useQuery({
    ...documentQuery(calls),
    retry: false,
    meta: { showsError: true },
  })
  const setLanguage = useMutation({
    mutationFn: calls.setLanguage,
    onSuccess: (document) => queryClient.setQueryData(documentQuery(calls).queryKey, document),
  })
  useDocumentTitle(data?.contract.title ?? t('signing.invitation.title'))
  return (
    <GuestFrame onLocale={(locale) => data && setLanguage.mutate(locale)}>
      {data && !isClosed(error) ? (
        <SignDocument calls={calls} document={data} />
      ) : error ? (
        <Closed error={error} onRetry={() => void refetch()} />
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

/** The device is not known any more (401), or the signature was called off (409). */
function isClosed(error: Error | null): error is ApiError {
  return error instanceof ApiError && (error.status === 401 || error.status === 409)
}

/** A device that is no longer known needs the link again, a signature that was called off nothing; else it may pass. */
function Closed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts()
  if (isClosed(error) && error.status === 409)
    return (
      <EmptyState icon={<LinkIcon />} title={<h1>{t('signing.invitation.over')}</h1>}>
        {messageOf(error)}
      </EmptyState>
    )
  if (isClosed(error))
    return (
      <EmptyState icon={<LinkIcon />} title={<h1>{t('signing.invitation.reopen')}</h1>}>
        {t('signing.invitation.reopenWhy')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={<h1>{t('signing.invitation.failed')}</h1>}
      action={<Button onClick={onRetry}>{t('common.action.retry')}</Button>}
    >
      {messageOf(error)}
    </EmptyState>
  )
}
