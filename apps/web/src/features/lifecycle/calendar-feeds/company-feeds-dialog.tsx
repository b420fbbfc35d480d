import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { companyFeedsQuery, type CompanyCalendarFeed } from './company-feeds-queries.ts'
import { RevokeDialog, type ToRevoke } from './revoke-dialog.tsx'

/** Who has a calendar, of what, since when and when it was last read; each can be revoked. */
export default function CompanyFeedsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const [asked, setAsked] = useState<ToRevoke | null>(null)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('calendar-feeds.title')}
      description={t('calendar-feeds.lead')}
      size="wide"
      footer={<Button onClick={onClose}>{t('calendar-feeds.close')}</Button>}
    >
      <Feeds onRevoke={setAsked} />
      {asked && <RevokeDialog asked={asked} onClose={() => setAsked(null)} />}
    </Dialog>
  )
}

function Feeds({ onRevoke }: { onRevoke: (asked: ToRevoke) => void }) {
  const t = useTexts()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(companyFeedsQuery)
  if (!data)
    return error ? (
      <EmptyState isSmall title={t('calendar-feeds.failed')}>
        {messageOf(error)}
      </EmptyState>
    ) : (
      <LoadingRegion>
        <SkeletonText lines={6} />
      </LoadingRegion>
    )
  const feeds = data.pages.flatMap(({ value }) => value)
  const count = data.pages.at(-1)?.count ?? 0
  if (feeds.length === 0)
    return (
      <EmptyState isSmall icon={<CalendarDays aria-hidden />} title={t('calendar-feeds.empty')} />
    )
  const people = [...Map.groupBy(feeds, ({ person }) => person._id).values()]
  return (
    <div className="flex flex-col gap-3 pb-2">
      <ul className="divide-y divide-line rounded-md border border-line">
        {people.map((own) => (
          <PersonFeeds key={own[0]!.person._id} feeds={own} onRevoke={onRevoke} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
        <p role="status">{t('calendar-feeds.shown', { shown: feeds.length, count })}</p>
        {hasNextPage && (
          <Button size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('calendar-feeds.more')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface PersonFeedsProps {
  feeds: readonly CompanyCalendarFeed[]
  onRevoke: (asked: ToRevoke) => void
}

function PersonFeeds({ feeds, onRevoke }: PersonFeedsProps) {
  const t = useTexts()
  const { person } = feeds[0]!
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium break-words">{person.name}</h3>
        {feeds.length > 1 && (
          <Button
            size="small"
            aria-label={t('calendar-feeds.revokeAllNamed', { person: person.name })}
            onClick={() => onRevoke({ person, feedId: null })}
          >
            {t('calendar-feeds.revokeAll')}
          </Button>
        )}
      </div>
      <ul className="flex flex-col gap-2">
        {feeds.map((feed) => (
          <Feed key={feed._id} feed={feed} onRevoke={onRevoke} />
        ))}
      </ul>
    </li>
  )
}

interface FeedProps {
  feed: CompanyCalendarFeed
  onRevoke: (asked: ToRevoke) => void
}

function Feed({ feed, onRevoke }: FeedProps) {
  const t = useTexts()
  const { instant } = useFormats()
  const { _id: feedId, person, scope, folder, createdAt, lastFetchedAt } = feed
  const name =
    scope !== 'folder'
      ? t(`calendar-feeds.name.${scope}`)
      : folder
        ? t('calendar-feeds.name.folder', { folder: folder.name })
        : t('calendar-feeds.name.unknown')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words">{name}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {t('calendar-feeds.created', { moment: instant(createdAt) })}
          {' · '}
          {lastFetchedAt
            ? t('calendar-feeds.read', { moment: instant(lastFetchedAt) })
            : t('calendar-feeds.neverRead')}
        </p>
      </div>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('calendar-feeds.revokeNamed', { person: person.name, name })}
        onClick={() => onRevoke({ person, feedId })}
      >
        {t('calendar-feeds.revoke')}
      </Button>
    </li>
  )
}
