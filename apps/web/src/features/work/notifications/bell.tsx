import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { BellPopoverProps } from './bell-popover.tsx'
import { badgeCount } from './badge-count.ts'
import { notificationCountQuery } from './notification-queries.ts'
import { useErrorToast } from './use-error-toast.ts'
import { showError } from '../../../platform/query-client.ts'

/** The number of unread notifications; they are listed in the panel, whose code and texts are loaded on demand. */
export function Bell() {
  const t = useTexts()
  const { data: count = 0, error } = useQuery(notificationCountQuery)
  const [Panel, setPanel] = useState<ComponentType<BellPopoverProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  useErrorToast(error)
  const open = async () => {
    try {
      const { default: BellPopover } = await loadPanel()
      setPanel(() => BellPopover)
      setOpen(true)
    } catch (cause) {
      showError(cause)
    }
  }
  const look = {
    label: t('shell.bell.label', { count }),
    icon: <BellIcon aria-hidden />,
    badge: count > 0 && <CountBadge count={count} />,
    className: 'mr-1',
    'aria-haspopup': 'dialog',
  } as const
  if (!Panel) return <IconButton {...look} onClick={() => void open()} />
  return <Panel trigger={<IconButton {...look} />} isOpen={isOpen} onOpenChange={setOpen} />
}

async function loadPanel() {
  const [panel] = await Promise.all([
    import('./bell-popover.tsx'),
    loadTexts('notifications', 'alert-answers'),
  ])
  return panel
}

function CountBadge({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      data-count={badgeCount(count)}
      className="absolute top-0.5 left-1/2 flex h-4 min-w-4 items-center justify-center rounded-full bg-red px-1 text-[10px] font-semibold text-ink-on-accent tabular-nums ring-2 ring-paper before:content-[attr(data-count)]"
    />
  )
}
