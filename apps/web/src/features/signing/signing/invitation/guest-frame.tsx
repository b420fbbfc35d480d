import type { Locale } from '@tacite/domain/locale.ts'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../../../../platform/language-switch.tsx'
import { changeLocale, useLocale } from '../../../../platform/locale.ts'
import { SiteLogo } from '../../../../platform/site-logo.tsx'

interface GuestFrameProps {
  /** What else a change of language affects, such as the language of mails. */
  onLocale?: (locale: Locale) => void
  children: ReactNode
}

/** The page of a visitor without an account: the site's name, the language, and one thing to do. */
export function GuestFrame({ onLocale, children }: GuestFrameProps) {
  const locale = useLocale()
  const choose = (next: Locale) => {
    void changeLocale(next)
    onLocale?.(next)
  }
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="flex h-12 shrink-0 items-center justify-between border-b border-line bg-paper px-4 tablet:px-8">
        <SiteLogo />
        <LanguageSwitch locale={locale} onChoose={choose} />
      </header>
      <main tabIndex={-1} className="flex flex-1 flex-col pb-(--toast-room)">
        {children}
      </main>
    </div>
  )
}
