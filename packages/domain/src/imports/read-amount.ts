import { CURRENCIES, type Currency } from '../contracts/currencies.ts'

export type ReadAmount =
  | { cents: number; currency: Currency | null }
  | { problem: 'IMPORT_AMOUNT_AMBIGUOUS' | 'IMPORT_AMOUNT_UNREADABLE' }

const SIGNS: Readonly<Record<string, Currency>> = { '€': 'EUR', $: 'USD', '£': 'GBP' }
const UNREADABLE = { problem: 'IMPORT_AMOUNT_UNREADABLE' } as const

/**
 * An amount as people write it: spaces, points, commas or apostrophes between thousands, a comma or a point before
 * cents, the currency before or after. 1.234 is a thousand or one: it is ambiguous, never guessed.
 *
 * @example readAmount('12 500,50 € TTC') // { cents: 1250050, currency: 'EUR' }
 */
export function readAmount(text: string): ReadAmount {
  const compact = text.replace(/[\s\u00A0\u202F'’]/g, '').replace(/T\.?T\.?C\.?$/i, '')
  const [, before = '', figures = '', after = ''] =
    /^([A-Z]{3}|[€$£])?(\d[\d.,]*)([A-Z]{3}|[€$£]|euros?)?$/i.exec(compact) ?? []
  if (figures === '' || (before !== '' && after !== '')) return UNREADABLE
  const currency = currencyOf(before || after)
  if (currency === undefined) return UNREADABLE
  const cents = centsOf(figures)
  return typeof cents === 'number' ? { cents, currency } : cents
}

function currencyOf(word: string): Currency | null | undefined {
  if (word === '') return null
  if (/^euros?$/i.test(word)) return 'EUR'
  return SIGNS[word] ?? CURRENCIES.find((code) => code === word.toUpperCase())
}

function centsOf(figures: string): number | Extract<ReadAmount, { problem: string }> {
  const marks = [...figures.matchAll(/[.,]/g)]
  const last = marks.at(-1)
  if (!last) return inCents(figures, '')
  const kinds = new Set(marks.map(([mark]) => mark))
  const after = figures.slice(last.index + 1)
  const groups = figures.split(/[.,]/)
  const isGrouped = (some: readonly string[]) =>
    /^\d{1,3}$/.test(some[0]!) && some.slice(1).every((group) => /^\d{3}$/.test(group))
  if (kinds.size === 1) {
    if (after.length <= 2 && marks.length === 1) return inCents(groups[0]!, after)
    if (!isGrouped(groups)) return UNREADABLE
    return marks.length === 1
      ? { problem: 'IMPORT_AMOUNT_AMBIGUOUS' }
      : inCents(groups.join(''), '')
  }
  const isOnce = figures.indexOf(last[0]) === last.index
  if (!isOnce || after.length > 2 || !isGrouped(groups.slice(0, -1))) return UNREADABLE
  return inCents(groups.slice(0, -1).join(''), after)
}

function inCents(units: string, decimals: string): number | typeof UNREADABLE {
  if (units.length > 13) return UNREADABLE
  return Number(units) * 100 + Number(decimals.padEnd(2, '0'))
}
