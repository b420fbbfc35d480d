import type { Locale } from '@tacite/domain/locale.ts'

/** The quotation marks of each language, then those of a quotation inside another one. */
const MARKS: Record<
  Locale,
  { outer: readonly [string, string]; inner: readonly [string, string] }
> = {
  fr: { outer: ['«', '»'], inner: ['“', '”'] },
  en: { outer: ['“', '”'], inner: ['‘', '’'] },
  es: { outer: ['«', '»'], inner: ['“', '”'] },
}

/**
 * A value as it is written after `before`: where that leaves a quotation open, its own quotation marks become the
 * inner ones of the language, without the spaces of French.
 *
 * @example nestedQuotes('Contrat « ', 'Bail « Les Halles »', 'fr') // 'Bail “Les Halles”'
 */
export function nestedQuotes(before: string, value: string, locale: Locale): string {
  const { outer, inner } = MARKS[locale]
  const [open, close] = outer
  if (!value.includes(open) || before.lastIndexOf(open) <= before.lastIndexOf(close)) return value
  return value
    .replaceAll(new RegExp(`${open}[ \\u00A0\\u202F]?`, 'g'), inner[0])
    .replaceAll(new RegExp(`[ \\u00A0\\u202F]?${close}`, 'g'), inner[1])
}
