import type { Locale } from '@tacite/domain/locale.ts'
import { createCatalogueStore } from './catalogue-store.ts'
import { catalogueLoaders, type TextArea } from './generated/texts.ts'
import { createTranslatorOf } from './translator.ts'
import type { Translator } from './translator.ts'

/** Web only: each area of each language is its own chunk, fetched when a page asks for it. */
const store = createCatalogueStore()
const translators = new Map<Locale, Translator>()

/**
 * Fetches the texts of these areas, once; a page awaits it before it renders. Texts loaded earlier
 * stay, so that several languages can be at hand while one changes.
 *
 * @throws when the network fails; calling again tries again.
 * @example await loadCatalogue('fr', ['common', 'shell', 'contracts'])
 */
export async function loadCatalogue(locale: Locale, areas: readonly TextArea[]): Promise<void> {
  const missing = areas.filter((area) => !store.hasArea(locale, area))
  await Promise.all(
    missing.map(async (area) => {
      store.add(locale, area, await catalogueLoaders[locale][area]())
    }),
  )
}

/** Whether a page that needs these areas can render now. */
export function areTextsLoaded(locale: Locale, areas: readonly TextArea[]): boolean {
  return areas.every((area) => store.hasArea(locale, area))
}

/** The same object for the same language: safe as a React dependency. */
export function createTranslator(locale: Locale): Translator {
  const translator = translators.get(locale) ?? createTranslatorOf(store, locale)
  translators.set(locale, translator)
  return translator
}
