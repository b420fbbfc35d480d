import { readAmount } from '@tacite/domain/imports/read-amount.ts'
import type { Locale } from '@tacite/domain/locale.ts'

/** The total of some cells, or why there is none. */
export type ColumnTotal =
  | { total: string; count: number }
  | { problem: 'none' | 'units' }
  /** What one of them says. */
  | { problem: 'words' | 'ambiguous'; words: string }

interface Figures {
  sign: 1 | -1
  cents: number
  decimals: number
  before: string
  after: string
}

/**
 * The total of what the cells of a column say, as they write it: same unit, as many decimals. Empty cells do not count;
 * nothing is guessed of what is no number, or of numbers in different units.
 *
 * @param cells the words of each cell
 * @param locale the language of the text, which says what separates thousands
 * @example columnTotal(['1 200,50 €', '99,50 €'], 'fr') // { total: '1 300,00 €', count: 2 }
 */
export function columnTotal(cells: readonly string[], locale: Locale): ColumnTotal {
  const read: Figures[] = []
  for (const cell of cells) {
    const words = cell.trim()
    if (words === '') continue
    const figures = readFigures(words, locale)
    if (typeof figures === 'string') return { problem: figures, words }
    read.push(figures)
  }
  const [first] = read
  if (!first) return { problem: 'none' }
  const isSameUnit = (one: Figures) =>
    one.before.trim() === first.before.trim() && one.after.trim() === first.after.trim()
  if (!read.every(isSameUnit)) return { problem: 'units' }
  const sum = read.reduce((total, { sign, cents }) => total + sign * cents, 0)
  const decimals = Math.max(...read.map((one) => one.decimals))
  const written = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(sum / 100)
  return { total: `${first.before}${written}${first.after}`, count: read.length }
}

/** What separates thousands where it alone would be ambiguous. */
const GROUPS: Partial<Record<Locale, RegExp>> = {
  en: /,(?=\d{3}(?!\d))/g,
  es: /\.(?=\d{3}(?!\d))/g,
}

function readFigures(words: string, locale: Locale): Figures | 'words' | 'ambiguous' {
  const [, before = '', minus = '', figures = '', after = ''] =
    /^([^\d−-]*)([−-]?)\s*(\d(?:[\d.,'’\s\u00A0\u202F]*\d)?)(\D*)$/.exec(words) ?? []
  if (figures === '') return 'words'
  const grouped = GROUPS[locale]
  const plain = grouped ? figures.replaceAll(grouped, '') : figures
  const amount = readAmount(plain)
  if ('problem' in amount) {
    return amount.problem === 'IMPORT_AMOUNT_AMBIGUOUS' ? 'ambiguous' : 'words'
  }
  const hasDecimals = /[.,]\d{1,2}$/.test(plain)
  return {
    sign: minus === '' ? 1 : -1,
    cents: amount.cents,
    decimals: hasDecimals ? 2 : 0,
    before,
    after,
  }
}
