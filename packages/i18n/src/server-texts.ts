import type { Locale } from '@tacite/domain/locale.ts'
import { createCatalogueStore } from './catalogue-store.ts'
import { catalogues } from './generated/all-catalogues.ts'
import type { RestParams, TextKey } from './text-keys.ts'
import { createTranslatorOf } from './translator.ts'
import type { Translator } from './translator.ts'

/** Server only: holds the texts of all areas in all languages (mails, PDFs, exports, errors). */
const store = createCatalogueStore()
for (const { locale, area, catalogue } of catalogues) store.add(locale, area, catalogue)

const translators: Record<Locale, Translator> = {
  fr: createTranslatorOf(store, 'fr'),
  en: createTranslatorOf(store, 'en'),
  es: createTranslatorOf(store, 'es'),
}

/** @example const t = createTranslator(reader.locale); t('mails.taskReady.subject', { title }) */
export function createTranslator(locale: Locale): Translator {
  return translators[locale]
}

/** @example translate('en', 'common.action.save') // 'Save' */
export function translate<K extends TextKey>(
  locale: Locale,
  key: K,
  ...params: RestParams<K>
): string {
  return translators[locale](key, ...params)
}
