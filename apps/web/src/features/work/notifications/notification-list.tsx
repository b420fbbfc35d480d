import { useEffect, useRef, type RefObject } from 'react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { AskedAnswer } from '../../lifecycle/alerts/public.ts'
import { AlertOfNews } from './alert-of-news.tsx'
import type { Notification } from './notification-pages.ts'
import { pageOfNews } from './page-of-news.ts'
import { plainTemplate } from './plain-template.ts'
import { useReadNotification } from './use-reading.ts'

interface NotificationListProps {
  notifications: readonly Notification[]
  hasMore: boolean
  onMore: () => void
  /** One was read: the panel closes. */
  onRead: () => void
  /** An alert is to be answered: the panel closes, and asks. */
  onAnswer: (answer: AskedAnswer) => void
}

/** Ten at first, ten more whenever the end becomes visible. */
export function NotificationList(props: NotificationListProps) {
  const { notifications, hasMore, onMore, onRead, onAnswer } = props
  const t = useTexts()
  const read = useReadNotification(onRead)
  const frame = useRef<HTMLUListElement>(null)
  return (
    <ul
      ref={frame}
      aria-label={t('notifications.panel.list')}
      className="max-h-[min(60dvh,440px)] divide-y divide-line overflow-y-auto overscroll-contain"
    >
      {notifications.map((notification) => (
        <li key={notification._id}>
          <NotificationLink
            notification={notification}
            isBusy={read.isPending && read.variables._id === notification._id}
            onOpen={() => read.mutate(notification)}
          />
          <AlertOfNews
            notification={notification}
            onAnswer={onAnswer}
            onDecide={onRead}
            className="px-4 pb-3"
          />
        </li>
      ))}
      {hasMore && (
        <li className="px-4 py-3 text-sm text-ink-faint">
          <EndMark key={notifications.length} frame={frame} onSeen={onMore} />
          {t('notifications.panel.loadingMore')}
        </li>
      )}
    </ul>
  )
}

function NotificationLink(props: {
  notification: Notification
  isBusy: boolean
  onOpen: () => void
}) {
  const { notification, isBusy, onOpen } = props
  const formats = useFormats()
  return (
    <AppLink
      to={pageOfNews(notification) ?? paths.contracts()}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        // Opening in a new tab is deliberate: it opens the contract and keeps the notification.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        if (!isBusy) onOpen()
      }}
      className={classNames(
        'block px-4 py-3 text-ink no-underline -outline-offset-2 hover:bg-canvas',
        isBusy && 'opacity-60',
      )}
    >
      <span className="block text-sm break-words">{plainTemplate(notification.template)}</span>
      <span className="mt-0.5 block text-xs text-ink-faint tabular-nums">
        {formats.instant(notification.createdAt)}
      </span>
    </AppLink>
  )
}

/** Reports once when it becomes visible; a new key after each page observes again. */
function EndMark(props: { frame: RefObject<HTMLElement | null>; onSeen: () => void }) {
  const mark = useRef<HTMLSpanElement>(null)
  const latest = useRef(props.onSeen)
  useEffect(() => {
    latest.current = props.onSeen
  })
  const { frame } = props
  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current()
      },
      { root: frame.current, rootMargin: '80px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [frame])
  return <span ref={mark} aria-hidden />
}
