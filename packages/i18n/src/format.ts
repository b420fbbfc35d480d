import type { Locale } from '@tacite/domain/locale.ts'

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
 * An instant as DD/MM/YYYY HH:MM in a time zone, in every language.
 *
 * @param iso an instant with its offset, as the server sends it (`2026-03-09T13:05:00Z`).
 * @example formatInstant('2026-03-09T13:05:00Z', 'fr', 'Europe/Paris') // '09/03/2026 14:05'
 */
export function formatInstant(iso: string, _locale: Locale, timeZone: string): string {
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
  return `${part('day')}/${part('month')}/${part('year')} ${part('hour')}:${part('minute')}`
}

/**
 * An amount in French euro format without the symbol, whatever the language, followed by the
 * reader's words for tax included (specification 2.9; decision 0002).
 *
 * @param cents integer cents, tax included.
 * @example formatAmountInclTax(1250000, 'fr') // '12 500,00 TTC'
 */
export function formatAmountInclTax(cents: number, locale: Locale, currency = 'EUR'): string {
  const figure = remember('amount', () => {
    return new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  }).format(cents / 100)
  const words = currency === 'EUR' ? taxIncluded[locale] : `${currency} ${taxIncluded[locale]}`
  return `${figure}\u00A0${words}`
}

const taxIncluded: Record<Locale, string> = { fr: 'TTC', en: 'incl. tax', es: 'IVA incl.' }

export type DurationUnit = 'years' | 'months' | 'weeks' | 'days'

/** @example formatDuration({ count: 3, unit: 'years' }, 'es') // '3 años' */
export function formatDuration(
  duration: { count: number; unit: DurationUnit },
  locale: Locale,
): string {
  const unit = duration.unit.slice(0, -1)
  return remember(`duration ${locale} ${unit}`, () => {
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  }).format(duration.count)
}

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

/**
 * The sort order of user text in the reader's language: accents and case only break ties, numbers sort by value («
 * Avenant 2 » before « Avenant 10 »).
 */
export function collator(locale: Locale): Intl.Collator {
  return remember(`collator ${locale}`, () => new Intl.Collator(locale, { numeric: true }))
}

const remembered = new Map<string, unknown>()

/** Intl objects take up to 0.1 ms to create: each is cached. The key names its type. */
function remember<T>(key: string, make: () => T): T {
  if (!remembered.has(key)) remembered.set(key, make())
  return remembered.get(key) as T
}
