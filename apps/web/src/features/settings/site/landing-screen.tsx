import { canSignUp } from '@tacite/domain/accounts/sign-up-offer.ts'
import { BellRing, FileCheck, KeyRound, PenLine, Search, Signature } from 'lucide-react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { LanguageSwitch } from '../../../platform/language-switch.tsx'
import { changeLocale, useLocale, useTexts } from '../../../platform/locale.ts'
import { SiteLogo } from '../../../platform/site-logo.tsx'
import { useSite } from '../../../platform/site.ts'
import { Button } from '../../../ui/button.tsx'
import { LifeExample } from './life-example.tsx'

export function LandingScreen() {
  const t = useTexts()
  useDocumentTitle(null)
  return (
    <div className="flex min-h-dvh flex-col">
      <LandingHeader />
      <main tabIndex={-1} className="flex-1">
        <Hero />
        <div className="border-y border-line bg-canvas">
          <div className="mx-auto max-w-280 px-4 py-10 tablet:px-8 tablet:py-12">
            <LifeExample />
          </div>
        </div>
        <Abilities />
      </main>
      <footer className="border-t border-line">
        <p className="mx-auto max-w-280 px-4 py-6 text-sm text-ink-faint tablet:px-8">
          {t('landing.footer.licence')}
        </p>
      </footer>
    </div>
  )
}

function LandingHeader() {
  const t = useTexts()
  const isSignUpOpen = canSignUp(useSite().signUp)
  const locale = useLocale()
  return (
    <header className="mx-auto flex h-16 w-full max-w-280 items-center justify-between gap-2 px-4 tablet:px-8">
      <SiteLogo />
      <nav aria-label={t('landing.nav.label')} className="flex items-center gap-1 tablet:gap-2">
        <LanguageSwitch locale={locale} onChoose={(next) => void changeLocale(next)} />
        <Button variant="quiet" render={<AppLink to={paths.signIn()} />}>
          {t('landing.nav.signIn')}
        </Button>
        {isSignUpOpen && (
          <span className="hidden tablet:block">
            <Button render={<AppLink to={paths.signUp()} />}>{t('landing.nav.create')}</Button>
          </span>
        )}
      </nav>
    </header>
  )
}

function Hero() {
  const t = useTexts()
  const isSignUpOpen = canSignUp(useSite().signUp)
  return (
    <section className="mx-auto max-w-280 px-4 pt-10 pb-14 tablet:px-8 tablet:pt-16 tablet:pb-16">
      <h1 className="max-w-180 font-serif text-[34px] leading-[42px] font-medium tracking-[-0.015em] text-balance tablet:text-[52px] tablet:leading-[60px]">
        {t('landing.hero.title')}
      </h1>
      <p className="mt-6 max-w-150 text-lg text-ink-soft tablet:text-[18px] tablet:leading-[28px]">
        {t('landing.hero.lead')}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {isSignUpOpen && (
          <Button variant="primary" size="large" render={<AppLink to={paths.signUp()} />}>
            {t('landing.hero.create')}
          </Button>
        )}
        <Button
          variant={isSignUpOpen ? 'secondary' : 'primary'}
          size="large"
          render={<AppLink to={paths.signIn()} />}
        >
          {t('landing.hero.signIn')}
        </Button>
        {!isSignUpOpen && (
          <Button size="large" render={<AppLink to={paths.joinCompany()} />}>
            {t('landing.hero.join')}
          </Button>
        )}
      </div>
      {!isSignUpOpen && (
        <p className="mt-5 max-w-150 text-ink-soft">{t('landing.hero.askForInvitation')}</p>
      )}
      <p className="mt-5 text-sm text-ink-faint">{t('landing.hero.note')}</p>
    </section>
  )
}

const abilities = [
  { name: 'write', Icon: PenLine },
  { name: 'validate', Icon: FileCheck },
  { name: 'sign', Icon: Signature },
  { name: 'find', Icon: Search },
  { name: 'warn', Icon: BellRing },
  { name: 'own', Icon: KeyRound },
] as const

function Abilities() {
  const t = useTexts()
  return (
    <section className="mx-auto grid max-w-280 gap-x-12 gap-y-10 px-4 py-16 tablet:grid-cols-2 tablet:px-8 tablet:py-24 desktop:grid-cols-3">
      {abilities.map(({ name, Icon }) => (
        <div key={name}>
          <Icon aria-hidden className="size-5 text-accent" strokeWidth={1.75} />
          <h2 className="mt-3 text-lg font-semibold">{t(`landing.${name}.title`)}</h2>
          <p className="mt-1 max-w-80 text-ink-soft">{t(`landing.${name}.text`)}</p>
        </div>
      ))}
    </section>
  )
}
