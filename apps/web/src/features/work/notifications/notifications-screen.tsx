import { useInfiniteQuery } from '@tanstack/react-query'
import type { NotificationState } from '@tacite/api/work/notifications-endpoints.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { paths, patterns } from '../../../platform/paths.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { useScreenSearch } from '../../../platform/screen-address.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { KeptFilters } from './kept-filters.tsx'
import {
  keptNotificationsQuery,
  keptSearchOf,
  readKeptAddress,
  type KeptAddress,
  type KeptSearch,
} from './kept-queries.ts'
import { KeptTable } from './kept-table.tsx'
import { useReadAllNotifications } from './use-reading.ts'

/** All notifications of a person: those to read, the archive, or both. List and filters are in the address. */
export function NotificationsScreen() {
  const t = useTexts()
  const go = useGo()
  const address = useScreenSearch(patterns.notifications, readKeptAddress)
  const search = keptSearchOf(address)
  useDocumentTitle(t('notification-list.title'))
  const show = (changes: Partial<Record<keyof KeptAddress, string | undefined>>) =>
    go(paths.notifications({ ...address, ...changes }))
  return (
    <>
      <PageHeader
        title={t('notification-list.title')}
        description={t('notification-list.lead')}
        actions={
          <>
            <Button variant="quiet" render={<AppLink to={paths.personalOptions()} />}>
              {t('notification-list.preferences')}
            </Button>
            {search.state !== 'archived' && <ReadAll />}
          </>
        }
      />
      <Tabs<NotificationState>
        label={t('notification-list.tabs')}
        value={search.state}
        onChange={(state) => show({ state: state === 'unread' ? undefined : state })}
        tabs={(['unread', 'archived', 'all'] as const).map((state) => ({
          value: state,
          label: t(`notification-list.tab.${state}`),
          content: state === search.state && (
            <>
              <KeptFilters search={search} show={show} />
              <KeptList key={state} search={search} onClear={() => show(NO_FILTER)} />
            </>
          ),
        }))}
      />
    </>
  )
}

const NO_FILTER = { family: undefined, days: undefined }

function KeptList({ search, onClear }: { search: KeptSearch; onClear: () => void }) {
  const t = useTexts()
  const pages = useInfiniteQuery(keptNotificationsQuery(search))
  const { data, error, hasNextPage, isFetchingNextPage } = pages
  if (error && !data)
    return (
      <EmptyState
        title={t('notification-list.failed')}
        action={<Button onClick={() => void pages.refetch()}>{t('common.action.retry')}</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    )
  const notifications = data?.pages.flatMap(({ value }) => value)
  const count = data?.pages.at(-1)?.count ?? 0
  return (
    <>
      <KeptTable notifications={notifications} search={search} onClear={onClear} />
      {notifications && count > 0 && (
        <div className="flex flex-wrap items-center gap-3 py-3 text-sm text-ink-soft">
          <p role="status">
            {t('notification-list.shown', { shown: notifications.length, count })}
          </p>
          {hasNextPage && (
            <Button
              size="small"
              isBusy={isFetchingNextPage}
              onClick={() => void pages.fetchNextPage()}
            >
              {t('notification-list.more')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function ReadAll() {
  const t = useTexts()
  const readAll = useReadAllNotifications()
  return (
    <Button isBusy={readAll.isPending} onClick={() => readAll.mutate()}>
      {t('notification-list.readAll')}
    </Button>
  )
}
