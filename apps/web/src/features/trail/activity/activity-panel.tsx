import type { Activity } from '@tacite/api/trail/activity-endpoints.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { paths } from '../../../platform/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { activityQuery } from './activity-queries.ts'
import { ChainCheck } from './chain-check.tsx'

/** The « Activité » tab of a contract: the audit trail in sentences. */
export function ActivityPanel({ contractId }: { contractId: string }) {
  const t = useTexts()
  const activity = useInfiniteQuery(activityQuery(contractId))
  if (activity.isPending)
    return (
      <LoadingRegion>
        <SkeletonText lines={10} />
      </LoadingRegion>
    )
  if (!activity.data)
    return (
      <EmptyState
        isSmall
        title={t('activity-panel.failed')}
        action={<Button onClick={() => void activity.refetch()}>{t('common.action.retry')}</Button>}
      >
        {messageOf(activity.error)}
      </EmptyState>
    )
  const shown = activity.data.pages.flatMap(({ value }) => value)
  const count = activity.data.pages.at(-1)?.count ?? 0
  if (count === 0)
    return (
      <EmptyState isSmall title={t('activity-panel.empty')}>
        {t('activity-panel.emptyWhy')}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-4">
      <ChainCheck contractId={contractId} />
      <p>
        <TextLink render={<AppLink to={paths.contractVersions(contractId)} />}>
          {t('activity-panel.versions')}
        </TextLink>
      </p>
      <ol aria-label={t('activity-panel.label')} className="flex flex-col">
        {shown.map((each) => (
          <ActivityLine key={each._id} activity={each} />
        ))}
      </ol>
      <div className="flex items-center gap-3">
        {activity.hasNextPage && (
          <Button
            size="small"
            isBusy={activity.isFetchingNextPage}
            onClick={() => void activity.fetchNextPage()}
          >
            {t('activity-panel.more')}
          </Button>
        )}
        <p aria-live="polite" className="text-sm text-ink-faint tabular-nums">
          {t('activity-panel.shown', { shown: shown.length, count })}
        </p>
      </div>
    </div>
  )
}

function ActivityLine({ activity }: { activity: Activity }) {
  const formats = useFormats()
  return (
    <li className="flex gap-3 border-l border-line-strong pb-4 pl-4 last:pb-0">
      <span
        aria-hidden
        className="-ml-[20.5px] mt-1.5 size-2 shrink-0 rounded-full bg-line-field ring-4 ring-paper"
      />
      <div className="min-w-0">
        <p className="break-words">{activity.text}</p>
        <time dateTime={activity.at} className="text-sm text-ink-faint tabular-nums">
          {formats.instant(activity.at)}
        </time>
      </div>
    </li>
  )
}
