import type { ReactNode } from 'react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { LanguageSwitch } from '../../../platform/language-switch.tsx'
import { changeLocale, useLocale, useTexts } from '../../../platform/locale.ts'
import { SiteLogo } from '../../../platform/site-logo.tsx'
import { AuthAside } from './auth-aside.tsx'

export interface AuthFrameProps {
  title: string
  lead: string
  /** Why the visitor was redirected here. */
  notice?: string | null
  /** Link to the other of the two pages. */
  otherWay: ReactNode
  children: ReactNode
}

/** The form on the left, the product on the right if there is room. */
export function AuthFrame({ title, lead, notice, otherWay, children }: AuthFrameProps) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <div className="flex min-h-dvh">
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="flex h-16 items-center justify-between px-4 tablet:px-8">
          <AppLink to={paths.landing()} className="rounded-md no-underline">
            <SiteLogo />
          </AppLink>
          <LanguageSwitch locale={locale} onChoose={(next) => void changeLocale(next)} />
        </header>
        <main
          tabIndex={-1}
          className="mx-auto flex w-full max-w-112 flex-1 flex-col justify-center px-4 pt-6 pb-16"
        >
          <h1 className="text-figure font-semibold tracking-[-0.02em]">{title}</h1>
          <p className="mt-1.5 text-ink-soft">{lead}</p>
          {notice && (
            <p role="status" className="mt-5 rounded-md bg-amber-soft px-4 py-3 text-amber-ink">
              {notice}
            </p>
          )}
          <div className="mt-7">{children}</div>
          {otherWay && <p className="mt-6 border-t border-line pt-5 text-ink-soft">{otherWay}</p>}
        </main>
      </div>
      <AuthAside quote={t('auth.aside.quote')} />
    </div>
  )
}
