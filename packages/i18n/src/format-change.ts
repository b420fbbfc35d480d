import type { Locale } from '@tacite/domain/locale.ts'
import { currencySign, formatNumber } from './format.ts'
import { remember } from './remember.ts'

/**
 * By how much a figure has changed, with its sign: a small note beside it.
 *
 * @example formatChange(3, 'fr') // '+3'
 */
export function formatChange(change: number, locale: Locale): string {
  return `${signOf(change)}${formatNumber(Math.abs(change), locale)}`
}

/**
 * The same of an amount, to the whole unit: French figures whatever the language, as every amount.
 *
 * @param change in the unit of the currency, not in cents
 * @example formatAmountChange(-12_000.4, 'EUR') // '−12 000 €'
 */
export function formatAmountChange(change: number, currency: string): string {
  const figure = remember('amount change', () => {
    return new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })
  }).format(Math.abs(change))
  return `${signOf(change)}${figure}\u00A0${currencySign(currency)}`
}

function signOf(change: number): string {
  return change < 0 ? '−' : '+'
}
