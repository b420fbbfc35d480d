import { expect, test } from 'vitest'
import { pickLocale, type Locale } from './locale.ts'

test.each<[tags: string[], locale: Locale]>([
  [['en'], 'en'],
  [['es-MX', 'en'], 'es'],
  [['FR-ca'], 'fr'],
  [['de-DE', 'nl', 'EN-gb', 'es'], 'en'],
  [['de-DE'], 'fr'],
  [[], 'fr'],
])('a browser that requests %j gets the interface in %s', (tags, locale) => {
  expect(pickLocale(tags)).toBe(locale)
})
