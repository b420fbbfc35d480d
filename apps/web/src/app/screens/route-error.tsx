import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { ApiError, FILES_LOST } from '../../platform/api-error.ts'
import { useTexts } from '../../platform/locale.ts'
import { messageOf } from '../../platform/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

/** Replaces a page that could not be loaded (retry) or rendered (the crash screen). */
export function RouteError({ error }: ErrorComponentProps) {
  const t = useTexts()
  const router = useRouter()
  if (!(error instanceof ApiError)) return <NotFoundScreen hint={t('shell.crash.hint')} />
  if (error.isLost) return <NotFoundScreen hint={t('shell.notFound.lost')} />
  if (error.status === 404) return <NotFoundScreen />
  const retry = () => (error.code === FILES_LOST ? location.reload() : void router.invalidate())
  return (
    <EmptyState
      title={messageOf(error)}
      action={<Button onClick={retry}>{t('common.action.retry')}</Button>}
    >
      {t('common.error.loadFailed')}
    </EmptyState>
  )
}
