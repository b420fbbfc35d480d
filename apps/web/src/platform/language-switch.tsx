import { locales } from '@tacite/domain/locale.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { useTexts } from './locale.ts'
import { LazyMenu } from '../ui/lazy-menu.tsx'

/** The three languages, each named in itself. */
export function LanguageSwitch(props: { locale: Locale; onChoose: (locale: Locale) => void }) {
  const t = useTexts()
  const name = t(`shell.language.${props.locale}`)
  const code = props.locale.toUpperCase()
  const actions = locales.map((locale) => ({
    label: t(`shell.language.${locale}`),
    isChosen: locale === props.locale,
    onSelect: () => props.onChoose(locale),
  }))
  return (
    <LazyMenu
      align="end"
      groups={[{ actions }]}
      trigger={
        <button
          type="button"
          aria-label={t('shell.language.button', { name, code })}
          className="flex h-9 min-w-9 items-center justify-center rounded-md px-2 text-sm font-medium text-ink-soft hover:bg-sunken hover:text-ink data-popup-open:bg-sunken"
        >
          {code}
        </button>
      }
    />
  )
}
