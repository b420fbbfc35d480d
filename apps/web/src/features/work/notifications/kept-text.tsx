import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { KeptLine } from './kept-lines.ts'
import { pageOfNews } from './page-of-news.ts'
import { plainTemplate } from './plain-template.ts'
import { opensByItself, useOpenNotification } from './use-reading.ts'

/** What a notification says, whether it is read, and how many like ones stand behind it. */
export function KeptText({ line }: { line: KeptLine }) {
  const { notification, others, isOpened } = line
  const t = useTexts()
  const open = useOpenNotification()
  const text = plainTemplate(notification.template)
  const page = pageOfNews(notification)
  const isUnread = notification.readAt === null && !notification.isOver
  return (
    <span className="flex items-start gap-2 py-1">
      <span
        aria-hidden
        className={classNames(
          'mt-1.5 size-2 shrink-0 rounded-full',
          isUnread ? 'bg-accent' : 'bg-transparent',
        )}
      />
      <span className="min-w-0">
        <span className={classNames('break-words', isUnread ? 'font-medium' : 'font-normal')}>
          {isUnread && <span className="sr-only">{t('notification-list.unread')} </span>}
          {page === null && notification.exportId === null ? (
            text
          ) : (
            <TextLink
              isQuiet
              render={
                <AppLink
                  to={page ?? '#'}
                  onClick={(event) => {
                    if (opensByItself(event) && page !== null) return
                    event.preventDefault()
                    open(notification)
                  }}
                />
              }
            >
              {text}
            </TextLink>
          )}
        </span>
        {others.length > 0 && !isOpened && (
          <span className="block text-sm font-normal text-ink-soft">
            {t('notification-list.like', { count: others.length })}
          </span>
        )}
        {notification.isOver && (
          <span className="block text-sm font-normal text-ink-faint">
            {t('notification-list.over')}
          </span>
        )}
      </span>
    </span>
  )
}
