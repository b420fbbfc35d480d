import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../platform/locale.ts'
import { useMe } from '../../platform/me.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from '../../features/work/notifications/public.ts'
import { LanguageSwitch } from '../../platform/language-switch.tsx'
import { useLanguageChoice } from '../../platform/language-choice.ts'

const SearchModal = lazy(() => import('./search-modal.tsx'))

interface TopBarProps {
  isMenuCollapsed: boolean
  onToggleMenu: () => void
  onOpenDrawer: () => void
}

export function TopBar({ isMenuCollapsed, onToggleMenu, onOpenDrawer }: TopBarProps) {
  const t = useTexts()
  const me = useMe()
  const languageChoice = useLanguageChoice()
  return (
    <header className="sticky top-0 z-15 flex h-12 items-center gap-1 border-b border-line bg-paper px-2 tablet:px-3">
      <MenuToggle
        isMenuCollapsed={isMenuCollapsed}
        onToggleMenu={onToggleMenu}
        onOpenDrawer={onOpenDrawer}
      />
      <div className="ml-auto flex items-center gap-1">
        <SearchButton label={t('shell.search.title')} />
        <LanguageSwitch locale={me.i18n} onChoose={languageChoice.mutate} />
        <Bell />
        <AccountMenu />
      </div>
    </header>
  )
}

function MenuToggle({ isMenuCollapsed, onToggleMenu, onOpenDrawer }: TopBarProps) {
  const t = useTexts()
  const isPhone = useIsPhone()
  if (isPhone) {
    return (
      <IconButton
        label={t('shell.topBar.openMenu')}
        icon={<MenuIcon aria-hidden />}
        onClick={onOpenDrawer}
      />
    )
  }
  return (
    <IconButton
      label={isMenuCollapsed ? t('shell.topBar.expandMenu') : t('shell.topBar.collapseMenu')}
      icon={isMenuCollapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
      aria-expanded={!isMenuCollapsed}
      onClick={onToggleMenu}
    />
  )
}

function SearchButton({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton
        label={label}
        icon={<Search aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      />
      {wasOpened && (
        <Suspense>
          <SearchModal isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
