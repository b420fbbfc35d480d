import { MOST_FEEDS } from '@tacite/domain/calendar-feeds/most-feeds.ts'
import { CalendarDays } from 'lucide-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AddressNotice } from './address-notice.tsx'
import {
  calendarFeedsQuery,
  type CalendarAddress,
  type CalendarFeed,
} from './calendar-feeds-queries.ts'
import { FeedForm } from './feed-form.tsx'
import { FeedRow } from './feed-row.tsx'

/**
 * Deadlines in the person's own calendar application.
 * @param folderId the folder that they came to follow; null: none
 */
export function CalendarSection({ folderId }: { folderId: string | null }) {
  const t = useTexts()
  const id = useId()
  const { data, error } = useQuery(calendarFeedsQuery)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (folderId === null) return undefined
    // After the router, which brings a new page to its top once it is drawn.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'start' }))
    })
    return () => cancelAnimationFrame(frame)
  }, [folderId])
  return (
    <section ref={place} aria-labelledby={id} className="flex scroll-mt-16 flex-col gap-4">
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {t('calendars.title')}
        </h2>
        <p className="text-ink-soft">{t('calendars.lead')}</p>
      </div>
      {data ? (
        <Calendars feeds={data.value} folderId={folderId} />
      ) : error ? (
        <p>{messageOf(error)}</p>
      ) : (
        <Skeleton className="h-24 rounded-md" />
      )}
    </section>
  )
}

function Calendars({ feeds, folderId }: { feeds: CalendarFeed[]; folderId: string | null }) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const [isCreating, setCreating] = useState(folderId !== null)
  const [address, setAddress] = useState<CalendarAddress | null>(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: calendarFeedsQuery.queryKey })
  const show = (shown: CalendarAddress) => {
    setCreating(false)
    setAddress(shown)
    return refresh()
  }
  const create = (
    <Button
      onClick={() => setCreating(true)}
      disabledReason={feeds.length < MOST_FEEDS ? null : t('calendars.full', { count: MOST_FEEDS })}
    >
      {t('calendars.add')}
    </Button>
  )
  return (
    <>
      {feeds.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {feeds.map((feed) => (
            <FeedRow
              key={feed._id}
              feed={feed}
              onRenewed={show}
              onRemoved={() => {
                if (address?.feed._id === feed._id) setAddress(null)
                return refresh()
              }}
            />
          ))}
        </ul>
      )}
      {address && (
        <AddressNotice key={address.url} address={address} onDone={() => setAddress(null)} />
      )}
      {isCreating ? (
        <FeedForm folderId={folderId} onCreated={show} onCancel={() => setCreating(false)} />
      ) : feeds.length === 0 ? (
        <EmptyState isSmall icon={<CalendarDays />} title={t('calendars.empty')} action={create}>
          {t('calendars.emptyLead')}
        </EmptyState>
      ) : (
        <div>{create}</div>
      )}
    </>
  )
}
