import { readFileSync } from 'node:fs'
import { locales, type Locale } from '@tacite/domain/locale.ts'
import { catalogueFiles, catalogueName } from './catalogue-files.ts'
import { createCatalogueStore, type Catalogue } from './catalogue-store.ts'
import type { RestParams, TextKey } from './text-keys.ts'
import { createTranslatorOf } from './translator.ts'
import type { Translator } from './translator.ts'

/**
 * Server only: the texts of all areas in all languages (mails, PDFs, exports, errors). Read as files: 213 JSON
 * modules take half a second to import, their files 25 ms to read.
 */
export const catalogues = locales.flatMap((locale) =>
  catalogueFiles(`${import.meta.dirname}/${locale}`).map((file) => ({
    locale,
    area: catalogueName(file),
    catalogue: readCatalogue(file),
  })),
)

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

/** Their shape is checked with their typography and parameters, by `npm run check`. */
function readCatalogue(path: string): Catalogue {
  return JSON.parse(readFileSync(path, 'utf8')) as Catalogue
}
