import type { Locale } from '@tacite/domain/locale.ts'
import { createCatalogueStore, type Catalogue } from './catalogue-store.ts'
import type { TextArea } from './generated/texts.ts'
import { createTranslatorOf } from './translator.ts'
import type { Translator } from './translator.ts'

/** Web only: each area of each language is its own chunk, fetched when a page needs it. */
export type CatalogueLoader = (locale: Locale, area: TextArea) => Promise<Catalogue>

let loadArea: CatalogueLoader | null = null
const store = createCatalogueStore()
const translators = new Map<Locale, Translator>()

/**
 * Registers the source of texts. The table of all of them (`catalogueLoaders`) is large: a page that has its texts
 * already loads it only to change its language.
 */
export function provideCatalogues(load: CatalogueLoader): void {
  loadArea = load
}

/** Adds texts that came with the page. */
export function addCatalogue(locale: Locale, area: TextArea, catalogue: Catalogue): void {
  store.add(locale, area, catalogue)
}

/**
 * Fetches the texts of these areas, once; a page awaits it before it renders. Texts loaded earlier stay, so that
 * several languages are available while one changes.
 *
 * @throws when the network fails; a second call retries.
 * @example await loadCatalogue('fr', ['common', 'shell', 'contracts'])
 */
export async function loadCatalogue(locale: Locale, areas: readonly TextArea[]): Promise<void> {
  const missing = areas.filter((area) => !store.hasArea(locale, area))
  const load = loadArea
  if (!load) throw new Error('provideCatalogues comes first')
  await Promise.all(missing.map(async (area) => store.add(locale, area, await load(locale, area))))
}

/** Whether a page that needs these areas can render now. */
export function areTextsLoaded(locale: Locale, areas: readonly TextArea[]): boolean {
  return areas.every((area) => store.hasArea(locale, area))
}

/** Referentially stable per language: safe as a React dependency. */
export function createTranslator(locale: Locale): Translator {
  const translator = translators.get(locale) ?? createTranslatorOf(store, locale)
  translators.set(locale, translator)
  return translator
}
