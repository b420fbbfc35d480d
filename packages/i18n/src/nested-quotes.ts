import type { Locale } from '@tacite/domain/locale.ts'

const GUILLEMETS = ['«', '»', '“', '”'] as const
/** The quotation marks of each language, then those of a quotation inside another one. */
const MARKS = { fr: GUILLEMETS, en: ['“', '”', '‘', '’'], es: GUILLEMETS } as const

/**
 * A value as it is written after `before`: where that leaves a quotation open, its own quotation marks become the
 * inner ones of the language, without the spaces of French.
 *
 * @example nestedQuotes('Contrat « ', 'Bail « Les Halles »', 'fr') // 'Bail “Les Halles”'
 */
export function nestedQuotes(before: string, value: string, locale: Locale): string {
  const [open, close, innerOpen, innerClose] = MARKS[locale]
  if (!value.includes(open) || before.lastIndexOf(open) <= before.lastIndexOf(close)) return value
  return value
    .replaceAll(new RegExp(`${open}\\s?`, 'g'), innerOpen)
    .replaceAll(new RegExp(`\\s?${close}`, 'g'), innerClose)
}
