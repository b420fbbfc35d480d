import type { Locale } from '@tacite/domain/locale.ts'
import { LinkIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../../../platform/api-error.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { GuestFrame } from './guest-frame.tsx'

interface GuestPageProps<Content> {
  found: { data: Content | undefined; error: Error | null; refetch(): unknown }
  onLocale: (locale: Locale) => void
  /** Titles: the shared item is gone; it could not be fetched. */
  texts: { over: string; failed: string }
  children: (content: Content) => ReactNode
}

/** The target of a guest's link, on a device that has entered its code; or why it is unavailable. */
export function GuestPage<Content>({ found, onLocale, texts, children }: GuestPageProps<Content>) {
  const { data, error, refetch } = found
  return (
    <GuestFrame onLocale={(locale) => data && onLocale(locale)}>
      {data && !isShut(error) ? (
        children(data)
      ) : error ? (
        <Shut error={error} texts={texts} onRetry={() => void refetch()} />
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

/** The device's session has expired (401), the share has ended or was revoked (409), or it never existed (404). */
function isShut(error: Error | null): error is ApiError {
  return error instanceof ApiError && [401, 404, 409].includes(error.status)
}

interface ShutProps extends Pick<GuestPageProps<never>, 'texts'> {
  error: Error
  onRetry: () => void
}

/** An ended share says so itself; an unknown device needs the link again; other errors may be temporary. */
function Shut({ error, texts, onRetry }: ShutProps) {
  const t = useTexts()
  if (isShut(error) && error.status === 409)
    return (
      <EmptyState icon={<LinkIcon />} title={<h1>{texts.over}</h1>}>
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
      title={<h1>{texts.failed}</h1>}
      action={<Button onClick={onRetry}>{t('common.action.retry')}</Button>}
    >
      {messageOf(error)}
    </EmptyState>
  )
}
