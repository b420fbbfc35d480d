import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toasts } from '../../../ui/toasts.ts'
import {
  removeFeed,
  renewAddress,
  type CalendarAddress,
  type CalendarFeed,
} from './calendar-feeds-queries.ts'
import { feedName } from './feed-name.ts'

interface FeedRowProps {
  feed: CalendarFeed
  onRenewed: (address: CalendarAddress) => Promise<unknown>
  onRemoved: () => Promise<unknown>
}

/** One calendar: what it follows, when it was last read, and the two ways to end its link. */
export function FeedRow({ feed, onRenewed, onRemoved }: FeedRowProps) {
  const t = useTexts()
  const { instant } = useFormats()
  const name = feedName(t, feed)
  const { asked, ask, renewing, removing } = useFeedActs(feed, { onRenewed, onRemoved })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {feed.lastFetchedAt
            ? t('calendars.lastRead', { moment: instant(feed.lastFetchedAt) })
            : t('calendars.neverRead')}
          <br />
          {t('calendars.createdAt', { moment: instant(feed.createdAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={t('calendars.renewNamed', { name })}
          onClick={() => ask('renew')}
        >
          {t('calendars.renew')}
        </Button>
        <Button
          size="small"
          aria-label={t('calendars.removeNamed', { name })}
          onClick={() => ask('remove')}
        >
          {t('calendars.remove')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asked === 'renew'}
        onClose={() => ask(null)}
        title={t('calendars.renewing.title', { name })}
        consequence={t('calendars.renewing.consequence')}
        confirmLabel={t('calendars.renewing.confirm')}
        isBusy={renewing.isPending}
        onConfirm={() => renewing.mutate()}
      />
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onClose={() => ask(null)}
        title={t('calendars.removing.title', { name })}
        consequence={t('calendars.removing.consequence')}
        confirmLabel={t('calendars.removing.confirm')}
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate()}
      />
    </li>
  )
}

function useFeedActs(feed: CalendarFeed, { onRenewed, onRemoved }: Omit<FeedRowProps, 'feed'>) {
  const [asked, ask] = useState<'renew' | 'remove' | null>(null)
  const renewing = useMutation({
    mutationFn: () => renewAddress(feed._id),
    onSuccess: onRenewed,
    onSettled: () => ask(null),
  })
  const removing = useMutation({
    mutationFn: () => removeFeed(feed._id),
    onSuccess: () => {
      toasts.success(currentTexts()('calendars.removed'))
      return onRemoved()
    },
    onSettled: () => ask(null),
  })
  return { asked, ask, renewing, removing }
}
