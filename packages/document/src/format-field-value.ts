import type { Locale } from '@tacite/domain/locale.ts'
import { chosenIn, isDurationValue } from './field-definition.ts'
import type { DurationValue, FieldType, FieldValue } from './field-definition.ts'

/**
 * A field's value as printed in a contract: dates DD/MM/YYYY, amounts in French format whatever the language, with the
 * sign of the euro or the code of another currency, other numbers as the language formats them. A value that does not
 * fit its type (the type was changed since) is shown unchanged.
 *
 * @example formatFieldValue('amount', 1250000, { locale: 'fr', currency: 'EUR' }) // '12 500,00 €'
 * @example formatFieldValue('amount', 1250000, { locale: 'en', currency: 'USD' }) // '12 500,00 USD'
 * @example formatFieldValue('duration', { count: 3, unit: 'months' }, { locale: 'fr', currency: 'EUR' }) // '3 mois'
 */
export function formatFieldValue(
  type: FieldType,
  value: FieldValue,
  { locale, currency }: ValueNotation,
): string {
  if (Array.isArray(value)) return formatChoices(chosenIn(value), locale)
  if (isDurationValue(value)) return formatDuration(value, locale)
  if (typeof value === 'boolean') return yesNo[locale][value ? 'yes' : 'no']
  if (type === 'amount' && typeof value === 'number') return formatAmount(value, currency)
  if (typeof value === 'number') return formatNumber(type, value, locale)
  const words = typeof value === 'string' ? value : ''
  return type === 'date' ? formatDay(words) : keepFigures(words)
}

/** What the figures of one contract are written with. */
export interface ValueNotation {
  /** The contract's language, not the reader's. */
  locale: Locale
  /** ISO 4217: of all amounts of the contract. */
  currency: string
}

/**
 * A figure is never cut at the end of a line: the spaces between its groups of three digits, and before its unit, do
 * not break.
 *
 * @example keepFigures('50 000 euros') // with two no-break spaces
 */
function keepFigures(text: string): string {
  return text.replaceAll(BREAKABLE, '\u00A0')
}

const BREAKABLE =
  /(?<=(?<!\d)\d{1,3}(?:[ \u00A0\u202F]\d{3})*) (?=\d{3}(?!\d))|(?<=\d) (?=(?:[€$£%‰]|euros?\b|EUR\b|USD\b|TTC\b|HT\b))/gu

/** Exact: amounts are whole cents. Whatever the currency, they have two decimals. */
function formatAmount(cents: number, currency: string): string {
  const figure = format('fr', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${figure.format(cents / 100)}\u00A0${currency === 'EUR' ? '€' : currency}`
}

function formatNumber(type: FieldType, value: number, locale: Locale): string {
  if (type === 'percentage') {
    const percentage = format(locale, { style: 'percent', maximumFractionDigits: 4 })
    // French typography puts a narrow space before the sign; ICU writes a full one.
    return percentage
      .format(value / 100)
      .replace('\u00A0%', locale === 'fr' ? '\u202F%' : '\u00A0%')
  }
  return format(locale, { maximumFractionDigits: 10 }).format(value)
}

function formatDuration({ count, unit }: DurationValue, locale: Locale): string {
  const singular = unit.slice(0, -1)
  return format(locale, { style: 'unit', unit: singular, unitDisplay: 'long' })
    .format(count)
    .replace(' ', '\u00A0')
}

function formatChoices(choices: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(choices)
}

function formatDay(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  return year ? `${day}/${month}/${year}` : iso
}

const yesNo: Record<Locale, { yes: string; no: string }> = {
  fr: { yes: 'oui', no: 'non' },
  en: { yes: 'yes', no: 'no' },
  es: { yes: 'sí', no: 'no' },
}

const formats = new Map<string, Intl.NumberFormat>()

/** Creating a formatter costs far more than using it. */
function format(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, options)
  formats.set(key, made)
  return made
}
