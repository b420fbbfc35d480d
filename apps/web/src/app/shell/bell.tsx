import { Bell as BellIcon } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { notificationCountQuery } from '../../features/notifications/public.ts'
import { useTexts } from '../../platform/locale.ts'
import { IconButton } from '../../ui/icon-button.tsx'

/** The unread notifications: their number here, themselves in the panel. */
export function Bell() {
  const t = useTexts()
  const { data: count = 0 } = useQuery(notificationCountQuery)
  return (
    <IconButton
      label={t('shell.bell.label', { count })}
      icon={<BellIcon aria-hidden />}
      badge={count > 0 && <CountBadge count={count} />}
      className="mr-1"
      aria-haspopup="dialog"
    />
  )
}

/** Specification 2.6: « 99+ » when the count has more than two digits. */
function CountBadge({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      data-count={count > 99 ? '99+' : count}
      className="absolute top-0.5 left-1/2 flex h-4 min-w-4 items-center justify-center rounded-full bg-red px-1 text-[10px] font-semibold text-ink-on-accent tabular-nums ring-2 ring-paper before:content-[attr(data-count)]"
    />
  )
}
