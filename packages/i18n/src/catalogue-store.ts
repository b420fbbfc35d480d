import type { Locale } from '@tacite/domain/locale.ts'

/** A catalogue file: texts under nested keys. */
export interface Catalogue {
  [key: string]: string | Catalogue
}

/** The loaded texts, by language, under their full key. */
export interface CatalogueStore {
  add(locale: Locale, area: string, catalogue: Catalogue): void
  hasArea(locale: Locale, area: string): boolean
  /** The key of a refusal code's text, in `refusals` or one of its parts (`refusals-files`). */
  findRefusalKey(locale: Locale, code: string): string | undefined
  find(locale: Locale, key: string): string | undefined
}

export function createCatalogueStore(): CatalogueStore {
  const texts = new Map<string, string>()
  const areas = new Set<string>()
  return {
    add(locale, area, catalogue) {
      for (const [key, text] of flattenCatalogue(area, catalogue))
        texts.set(`${locale}:${key}`, text)
      areas.add(`${locale}:${area}`)
    },
    findRefusalKey: (locale, code) =>
      [...areas]
        .filter((area) => area.startsWith(`${locale}:refusals`))
        .map((area) => `${area.slice(locale.length + 1)}.${code}`)
        .find((key) => texts.has(`${locale}:${key}`) || texts.has(`${locale}:${key}_other`)),
    hasArea: (locale, area) => areas.has(`${locale}:${area}`),
    find: (locale, key) => texts.get(`${locale}:${key}`),
  }
}

/** The texts of a catalogue under their full keys, in file order. */
export function flattenCatalogue(
  prefix: string,
  catalogue: Catalogue,
): [key: string, text: string][] {
  return Object.entries(catalogue).flatMap(([name, value]) => {
    const key = `${prefix}.${name}`
    return typeof value === 'string' ? [[key, value]] : flattenCatalogue(key, value)
  })
}
