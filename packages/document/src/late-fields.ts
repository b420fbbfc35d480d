import type { Locale } from '@tacite/domain/locale.ts'

/**
 * The day of the signature is known only once everyone has signed a text that may not change any more (decision
 * 0016): the text names it in these words, without an article, so that « le », « on » or « a » may precede it.
 */
const SIGNATURE_DATE: Record<Locale, string> = {
  fr: 'jour de la dernière signature électronique',
  en: 'the day of the last electronic signature',
  es: 'día de la última firma electrónica',
}

/**
 * What a text prints for a field whose value is only known after the text is frozen, while it has none; `null` for
 * every other field. In the contract's language.
 *
 * @example wordsUntilKnown('signature_date', 'en') // 'the day of the last electronic signature'
 */
export function wordsUntilKnown(variable: string, locale: Locale): string | null {
  return variable === 'signature_date' ? SIGNATURE_DATE[locale] : null
}
