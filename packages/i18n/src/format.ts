import type { Locale } from '@tacite/domain/locale.ts'
import { remember } from './remember.ts'

/**
 * A calendar day as DD/MM/YYYY, in every language (specification 5).
 *
 * @param iso `YYYY-MM-DD`; the time of an instant is ignored, use `formatInstant` for those.
 * @example formatDay('2026-03-09', 'en') // '09/03/2026'
 */
export function formatDay(iso: string, _locale: Locale): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? []
  if (!year) throw new Error(`Not a calendar day: ${iso}`)
  return `${day}/${month}/${year}`
}

/**
 * @param month `YYYY-MM`
 * @param length 'short' leaves the year out.
 * @example formatMonth('2026-11', 'fr') // 'novembre 2026'
 * @example formatMonth('2026-11', 'fr', 'short') // 'nov.'
 */
export function formatMonth(
  month: string,
  locale: Locale,
  length: 'long' | 'short' = 'long',
): string {
  return remember(`month ${length} ${locale}`, () => {
    const year = length === 'long' ? ({ year: 'numeric' } as const) : {}
    return new Intl.DateTimeFormat(locale, { month: length, ...year, timeZone: 'UTC' })
  }).format(new Date(`${month}-01`))
}

/**
 * An instant as people read it, in a time zone: the day, and the time after the word of the language.
 *
 * @param iso an instant with its offset, as the server sends it (`2026-03-09T13:05:00Z`).
 * @example formatInstant('2026-03-09T13:05:00Z', 'fr', 'Europe/Paris') // '09/03/2026 à 14:05'
 */
export function formatInstant(iso: string, locale: Locale, timeZone: string): string {
  const { day, time } = dayAndTime(iso, timeZone)
  return `${day} ${timeWord[locale]}\u00A0${time}`
}

const timeWord: Record<Locale, string> = { fr: 'à', en: 'at', es: 'a las' }

/**
 * The time alone, for what has just happened.
 *
 * @example formatTime('2026-03-09T13:05:00Z', 'Europe/Paris') // '14:05'
 */
export function formatTime(iso: string, timeZone: string): string {
  return dayAndTime(iso, timeZone).time
}

/**
 * The same for a cell of a spreadsheet, which reads it as a date: DD/MM/YYYY HH:MM.
 *
 * @example formatCellInstant('2026-03-09T13:05:00Z', 'Europe/Paris') // '09/03/2026 14:05'
 */
export function formatCellInstant(iso: string, timeZone: string): string {
  const { day, time } = dayAndTime(iso, timeZone)
  return `${day} ${time}`
}

/**
 * The last day of what ends at an instant: what ends at midnight held until the end of the day before.
 *
 * @example formatLastDay('2026-12-06T23:00:00Z', 'Europe/Paris') // '06/12/2026'
 */
export function formatLastDay(iso: string, timeZone: string): string {
  return dayAndTime(new Date(Date.parse(iso) - 1).toISOString(), timeZone).day
}

function dayAndTime(iso: string, timeZone: string): { day: string; time: string } {
  const parts = remember(`instant ${timeZone}`, () => {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  }).formatToParts(new Date(iso))
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? ''
  return {
    day: `${part('day')}/${part('month')}/${part('year')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/**
 * An amount as people read it: French figures whatever the language, the sign of the euro or the code of another
 * currency, and the reader's words for tax included (decisions 0002 and 0061).
 *
 * @param cents integer cents, tax included.
 * @example formatAmountInclTax(1250000, 'fr') // '12 500,00 € TTC'
 */
export function formatAmountInclTax(cents: number, locale: Locale, currency = 'EUR'): string {
  const figure = remember('amount', () => {
    return new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  }).format(cents / 100)
  return `${figure}\u00A0${currencySign(currency)}\u00A0${taxIncluded[locale]}`
}

/** What stands after an amount: the sign of the euro, or the code of another currency. */
export function currencySign(currency: string): string {
  return currency === 'EUR' ? '€' : currency
}

/** @example formatCurrency('USD', 'fr') // 'USD · dollar des États-Unis' */
export function formatCurrency(currency: string, locale: Locale): string {
  const names = remember(`currency ${locale}`, () => {
    return new Intl.DisplayNames(locale, { type: 'currency' })
  })
  return `${currency} · ${names.of(currency)}`
}

const taxIncluded: Record<Locale, string> = { fr: 'TTC', en: 'incl. tax', es: 'IVA incl.' }

/**
 * @param value hundredths: 12.5 is twelve and a half per cent; at most two decimals are shown.
 * @example formatPercentage(12.5, 'fr') // '12,5 %'
 */
export function formatPercentage(value: number, locale: Locale): string {
  const percentage = remember(`percentage ${locale}`, () => {
    return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  }).format(value / 100)
  return percentage.replace('\u00A0%', '\u202F%')
}

/** @example formatNumber(12345.6, 'fr') // '12 345,6' */
export function formatNumber(value: number, locale: Locale): string {
  return remember(`number ${locale}`, () => new Intl.NumberFormat(locale)).format(value)
}

/** @example formatList(['Anne', 'Luc', 'Zoé'], 'fr') // 'Anne, Luc et Zoé' */
export function formatList(texts: readonly string[], locale: Locale): string {
  return remember(`list ${locale}`, () => new Intl.ListFormat(locale)).format(texts)
}

/** @example formatAlternatives(['bail', 'commande'], 'fr') // 'bail ou commande' */
export function formatAlternatives(texts: readonly string[], locale: Locale): string {
  return remember(`alternatives ${locale}`, () => {
    return new Intl.ListFormat(locale, { type: 'disjunction' })
  }).format(texts)
}

/**
 * The sort order of user text in the reader's language: accents and case only break ties, numbers sort by value («
 * Avenant 2 » before « Avenant 10 »).
 */
export function collator(locale: Locale): Intl.Collator {
  return remember(`collator ${locale}`, () => new Intl.Collator(locale, { numeric: true }))
}
