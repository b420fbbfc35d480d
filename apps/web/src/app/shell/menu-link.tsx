import { AppLink } from '../../platform/app-link.tsx'
import { useTexts } from '../../platform/locale.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { TaskCount } from '../../features/work/tasks/public.ts'
import type { MenuEntry } from '../menu-entries.ts'

/** One entry. If the full name does not fit, a short one is shown with the full one in its tooltip. */
export function MenuLink({
  entry,
  onLeave,
}: {
  entry: MenuEntry
  onLeave?: (() => void) | undefined
}) {
  const t = useTexts()
  const fullName = t(`shell.menu.${entry.name}`)
  const shortName = t(`shell.menuShort.${entry.name}`)
  const Icon = entry.icon
  return (
    <Tooltip text={fullName} side="right" isOff={fullName === shortName}>
      <AppLink
        to={entry.to}
        onClick={onLeave}
        className="menu-link flex h-8.5 items-center gap-3 overflow-hidden rounded-md px-2.5 whitespace-nowrap text-ink-soft no-underline -outline-offset-2 hover:bg-pressed hover:text-ink"
      >
        <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
        <span>{shortName}</span>
        {entry.name === 'tasks' && <TaskCount />}
      </AppLink>
    </Tooltip>
  )
}
