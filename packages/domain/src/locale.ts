/** The interface languages. French is the source of every text and the default (specification 9). */
export const locales = ['fr', 'en', 'es'] as const

export type Locale = (typeof locales)[number]

/** The cookie in which a device tells the server the language last chosen on it. */
export const LOCALE_COOKIE = 'tacite_locale'

const defaultLocale: Locale = 'fr'

/**
 * The first supported language of a list of language tags, best first; French when none is.
 *
 * @example pickLocale(['de-DE', 'es-MX']) // 'es'
 */
export function pickLocale(languageTags: readonly string[]): Locale {
  for (const tag of languageTags) {
    const language = tag.slice(0, 2).toLowerCase()
    const found = locales.find((locale) => locale === language)
    if (found) return found
  }
  return defaultLocale
}
