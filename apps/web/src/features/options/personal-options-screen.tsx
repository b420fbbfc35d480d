import { locales } from '@tacite/domain/locale.ts'
import { useDocumentTitle } from '../../platform/document-title.ts'
import { useLanguageChoice } from '../../platform/language-choice.ts'
import { currentTexts, useTexts } from '../../platform/locale.ts'
import { useMe } from '../../platform/me.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Select } from '../../ui/select.tsx'
import { toasts } from '../../ui/toasts.ts'

/** What a person sets for themselves. */
export function PersonalOptionsScreen() {
  const t = useTexts()
  const me = useMe()
  const languageChoice = useLanguageChoice()
  useDocumentTitle(t('options.title'))
  const options = locales.map((locale) => ({ value: locale, label: t(`shell.language.${locale}`) }))
  return (
    <>
      <PageHeader title={t('options.title')} description={t('options.lead')} />
      <div className="max-w-160">
        <Select
          label={t('options.language')}
          hint={t('options.languageHint')}
          options={options}
          value={languageChoice.variables ?? me.i18n}
          onChange={(locale) =>
            languageChoice.mutate(locale, {
              onSuccess: () => toasts.success(currentTexts()('options.languageSaved')),
            })
          }
          className="max-w-80"
        />
      </div>
    </>
  )
}
