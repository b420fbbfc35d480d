import { locales } from '@tacite/domain/locale.ts'
import { useLanguageChoice } from '../../../platform/language-choice.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useMe } from '../../../platform/me.ts'
import { Select } from '../../../ui/select.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { OptionSection } from './option-section.tsx'

export function LanguageSection() {
  const t = useTexts()
  const me = useMe()
  const languageChoice = useLanguageChoice()
  const options = locales.map((locale) => ({ value: locale, label: t(`shell.language.${locale}`) }))
  return (
    <OptionSection title={t('options.language')} lead={t('options.languageHint')}>
      <Select
        hidesLabel
        label={t('options.language')}
        options={options}
        value={languageChoice.isPending ? languageChoice.variables : me.i18n}
        onChange={(locale) =>
          languageChoice.mutate(locale, {
            onSuccess: () => toasts.success(currentTexts()('options.languageSaved')),
          })
        }
        className="max-w-96"
      />
    </OptionSection>
  )
}
