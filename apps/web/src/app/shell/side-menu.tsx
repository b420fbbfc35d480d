import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AppLink } from '../../platform/app-link.tsx'
import { useTexts } from '../../platform/locale.ts'
import { useMe } from '../../platform/me.ts'
import { classNames } from '../../ui/class-names.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { openGroups } from '../menu-entries.ts'
import { paths } from '../../platform/paths.ts'
import { MenuLink } from './menu-link.tsx'
import { SiteLogo } from '../../platform/site-logo.tsx'

interface SideMenuProps {
  isCollapsed: boolean
  isDrawerOpen: boolean
  onCloseDrawer: () => void
}

/** 232 px, or 56 px that expand over the page on hover or focus; on a phone a drawer. */
export function SideMenu({ isCollapsed, isDrawerOpen, onCloseDrawer }: SideMenuProps) {
  const isPhone = useIsPhone()
  if (isPhone) return <Drawer isOpen={isDrawerOpen} onClose={onCloseDrawer} />
  return (
    <div className={classNames('relative z-20 shrink-0', isCollapsed ? 'w-14' : 'w-58')}>
      <div
        data-collapsed={isCollapsed}
        className={classNames(
          'fixed inset-y-0 left-0 flex flex-col overflow-x-hidden border-r border-line bg-canvas transition-[width]',
          isCollapsed
            ? 'w-14 delay-75 focus-within:w-58 focus-within:shadow-high hover:w-58 hover:shadow-high'
            : 'w-58',
        )}
      >
        <MenuContent />
      </div>
    </div>
  )
}

function Drawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts()
  const closeRef = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) closeRef.current?.focus()
  }, [isOpen])
  return (
    <div inert={!isOpen} className="contents">
      <div
        aria-hidden
        onClick={onClose}
        className={classNames(
          'fixed inset-0 z-30 bg-scrim transition-opacity',
          !isOpen && 'pointer-events-none opacity-0',
        )}
      />
      <div
        role="dialog"
        aria-modal
        aria-label={t('shell.menu.label')}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        className={classNames(
          'fixed inset-y-0 left-0 z-30 flex w-72 max-w-[85vw] flex-col bg-canvas shadow-high',
          // Visible immediately on opening: hidden elements cannot take the focus.
          isOpen
            ? 'transition-transform'
            : 'invisible -translate-x-full transition-[transform,visibility]',
        )}
      >
        <button
          ref={closeRef}
          type="button"
          aria-label={t('shell.topBar.closeMenu')}
          onClick={onClose}
          className="absolute top-1.5 right-2 z-10 flex size-9 items-center justify-center rounded-md text-ink-soft hover:bg-sunken"
        >
          <X aria-hidden className="size-4.5" />
        </button>
        <MenuContent onLeave={onClose} />
      </div>
    </div>
  )
}

/** @param props.onLeave after a click on an entry: the drawer closes (specification 2.5) */
function MenuContent({ onLeave }: { onLeave?: () => void }) {
  const t = useTexts()
  const me = useMe()
  return (
    <nav aria-label={t('shell.menu.label')} className="flex min-h-0 w-full flex-1 flex-col">
      <AppLink
        to={paths.dashboard()}
        onClick={onLeave}
        className="flex h-12 shrink-0 items-center px-4 no-underline -outline-offset-2"
      >
        <SiteLogo />
      </AppLink>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-x-hidden overflow-y-auto px-2 py-3">
        {openGroups(me).map((group) => (
          <div key={group.name ?? group.entries[0]?.name}>
            {group.name && (
              <p
                id={`menu-${group.name}`}
                className="h-7 w-52 px-2.5 text-xs leading-7 font-medium whitespace-nowrap text-ink-faint menu-words"
              >
                {t(`shell.menu.${group.name}`)}
              </p>
            )}
            <ul
              aria-labelledby={group.name ? `menu-${group.name}` : undefined}
              className="flex flex-col gap-px"
            >
              {group.entries.map((entry) => (
                <li key={entry.name}>
                  <MenuLink entry={entry} onLeave={onLeave} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
