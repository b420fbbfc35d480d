/**
 * The currencies that a contract can be in, by their ISO 4217 codes: those of Europe, of its neighbours and of the trade of
 * French and Spanish companies. Amounts are kept in hundredths, so currencies with thousandths are not among them.
 */
export const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'CAD',
  'AED',
  'ARS',
  'AUD',
  'BRL',
  'CLP',
  'CNY',
  'COP',
  'CZK',
  'DKK',
  'DZD',
  'HKD',
  'HUF',
  'ILS',
  'INR',
  'JPY',
  'KRW',
  'MAD',
  'MXN',
  'NOK',
  'NZD',
  'PEN',
  'PLN',
  'RON',
  'SAR',
  'SEK',
  'SGD',
  'TRY',
  'XAF',
  'XOF',
  'XPF',
  'ZAR',
] as const

export type Currency = (typeof CURRENCIES)[number]
