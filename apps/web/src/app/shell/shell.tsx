import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useChangeFeed } from '../../platform/live.ts'
import { loadTexts, useTexts } from '../../platform/locale.ts'
import { holds, useMe } from '../../platform/me.ts'
import { useKeptTexts } from '../../platform/unsaved-text.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { ConfirmationHost } from './confirmation-host.tsx'
import { ShellKeys } from './shell-keys.tsx'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'
import { useMenuCollapse } from './use-menu-collapse.ts'

const inNotices = (load: () => Promise<ComponentType>) =>
  lazy<ComponentType>(() =>
    Promise.all([load(), loadTexts('restored')]).then(
      ([notice]) => ({ default: notice }),
      // Without a connection there is no notice, and the screens go on.
      () => ({ default: () => null }),
    ),
  )

const RestoredBanner = inNotices(async () => (await import('./restored-banner.tsx')).default)
const KeptTexts = inNotices(async () => (await import('./kept-texts.tsx')).KeptTexts)

/** The frame of every screen of a signed-in person: menu, top bar, and content. */
export function Shell() {
  const t = useTexts()
  const me = useMe()
  const { isCollapsed, toggle } = useMenuCollapse()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isPhone = useIsPhone()
  useChangeFeed()
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-accent px-4 py-2 font-medium text-ink-on-accent focus:translate-y-0"
      >
        {t('shell.topBar.skipToContent')}
      </a>
      <SideMenu
        isCollapsed={isCollapsed}
        isDrawerOpen={isDrawerOpen}
        onCloseDrawer={() => setDrawerOpen(false)}
      />
      {/* Nothing behind the drawer is focusable. */}
      <div inert={isPhone && isDrawerOpen} className="flex min-w-0 flex-1 flex-col">
        <TopBar
          isMenuCollapsed={isCollapsed}
          onToggleMenu={toggle}
          onOpenDrawer={() => setDrawerOpen(true)}
        />
        <main
          id="content"
          tabIndex={-1}
          className="flex min-w-0 flex-1 flex-col px-4 pt-5 pb-[calc(20px+var(--toast-room))] tablet:px-8 tablet:pt-6 tablet:pb-[calc(24px+var(--toast-room))]"
        >
          {holds(me, 'modules:company') && (
            <Suspense>
              <RestoredBanner />
            </Suspense>
          )}
          <Kept />
          <Outlet />
        </main>
      </div>
      <ShellKeys />
      <ConfirmationHost />
    </div>
  )
}

function Kept() {
  if (useKeptTexts().length === 0) return null
  return (
    <Suspense>
      <KeptTexts />
    </Suspense>
  )
}
