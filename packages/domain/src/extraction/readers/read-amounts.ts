import type { Currency } from '../../contracts/currencies.ts'
import type { Locale } from '../../locale.ts'
import { numberInWords, numberOfWords } from './number-words.ts'

/** An amount of money written in a sentence. */
export interface WrittenAmount {
  value: { cents: number; currency: Currency }
  /** What the words around it say of its tax; `null`: nothing. */
  tax: 'included' | 'excluded' | null
  start: number
  end: number
  /** Words and figures say the same, or only one of them is there. */
  isConsistent: boolean
}

const SIGNS: readonly [Currency, string][] = [
  ['EUR', 'euros?|eur|€'],
  ['USD', String.raw`u\.?s\.? dollars?|us\$|usd|dollars?|\$|dolares?(?: estadounidenses)?`],
  ['GBP', String.raw`pounds sterling|livres sterling|libras esterlinas|gbp|£`],
  ['CHF', 'francs suisses|chf'],
  ['CAD', String.raw`cdn\$|c\$|cad`],
  ['XAF', 'fcfa|f cfa|francs? cfa|xaf'],
  ['XOF', 'xof'],
  ['MAD', 'dirhams?|mad'],
  ['JPY', 'yen|jpy|¥'],
  ['CNY', 'rmb|yuan|cny'],
  ['MXN', 'mxn'],
  ['ARS', 'ars'],
  ['COP', 'cop'],
]

const SIGN = SIGNS.map(([, written]) => written).join('|')
const FIGURES = String.raw`\d{1,3}(?:[ .,']\d{3}){1,4}(?:[.,]\d{1,2})?(?!\d)|\d{1,12}(?:[.,]\d{1,2})?(?![\d])`
const TIMES: Record<string, number> = {
  k: 1000,
  m: 1_000_000,
  million: 1_000_000,
  millon: 1_000_000,
}

const PATTERNS: Record<Locale, RegExp> = {
  fr: patternFor('fr'),
  en: patternFor('en'),
  es: patternFor('es'),
}

function patternFor(language: Locale): RegExp {
  const words = numberInWords(language)
  const sign = `(?:${SIGN})`
  return new RegExp(
    [
      // « cinquante mille (50 000) euros », 'five thousand dollars ($5,000)'.
      String.raw`(?<words>${words}) ?(?:(?<wordSign>${sign})(?![a-z]))? ?(?:\( ?(?<innerSign>${sign})? ?(?<inner>${FIGURES}) ?(?<innerAfter>${sign})?(?: [a-z.]{2,5})? ?\))? ?(?:(?:d'|of |de )?(?<wordAfter>${sign})(?![a-z]))?`,
      // '$1,500,000', 'USD 5 million'.
      String.raw`(?<![a-z])(?<before>${sign}) ?(?<first>${FIGURES}) ?(?<firstTimes>million(?:e?s)?\b|m\b|k\b)?`,
      // « 60 000 € », « 1,5 million d'euros », « 30 k€ ».
      String.raw`(?<![\d.,])(?<second>${FIGURES}) ?(?<secondTimes>million(?:e?s)?\b|m(?=€)|k(?=€))? ?(?:d'|de )?(?<after>${sign})(?![a-z])`,
    ].join('|'),
    'g',
  )
}

/**
 * The amounts of money in a sentence, in figures and in words, with what is said of their tax.
 *
 * @param plain without accents, in lower case
 * @example readAmounts('soit 60 000 € ttc', 'fr') // [{ value: { cents: 6000000, currency: 'EUR' }, tax: 'included', … }]
 */
export function readAmounts(plain: string, language: Locale): WrittenAmount[] {
  return [...plain.matchAll(PATTERNS[language])].flatMap((match): WrittenAmount[] => {
    const parts = match.groups!
    const sign =
      parts['before'] ??
      parts['after'] ??
      parts['wordSign'] ??
      parts['innerSign'] ??
      parts['innerAfter'] ??
      parts['wordAfter']
    const currency = sign && currencyOf(sign)
    if (!currency) return []
    const figures = parts['first'] ?? parts['second'] ?? parts['inner']
    const times =
      TIMES[(parts['firstTimes'] ?? parts['secondTimes'] ?? '').replace(/e?s$/, '')] ?? 1
    const said = parts['words'] ? numberOfWords(parts['words'], language) : null
    const amounts = [
      said === null ? null : 100 * said,
      figures === undefined ? null : centsOf(figures, times),
    ].filter((cents): cents is number => cents !== null && cents > 0)
    const cents = amounts.at(-1)
    if (cents === undefined || !Number.isSafeInteger(cents)) return []
    const end = match.index + match[0].length
    // Words seldom say the cents.
    const isConsistent = amounts.every((each) => Math.abs(each - cents) < 100)
    const value = { cents, currency }
    return [
      { value, tax: taxBeside(plain, match.index, end), start: match.index, end, isConsistent },
    ]
  })
}

function currencyOf(written: string): Currency | undefined {
  return SIGNS.find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(written))?.[0]
}

/** A mark before one or two last figures is that of the decimals; any other separates thousands. */
function centsOf(figures: string, times: number): number {
  const [, units, decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figures)!
  return Math.round(Number(`${units!.replace(/\D/g, '')}.${decimals || '0'}`) * 100 * times)
}

const TAX_WINDOW = 40
const INCLUDED =
  /^[ ,(]{0,3}(?:ttc|t\.t\.c|toutes? taxes? comprises?|tva (?:comprise|incluse)|tout compris|incl(?:uding|usive of|\.)? (?:all )?(?:vat|tax(?:es)?)|(?:vat|tax) included|iva incluido|impuestos incluidos|con iva|nets? de taxes?|taxes? de [\d.,]{1,5} ?% (?:incluses?|comprises?))/
const EXCLUDED =
  /^[ ,(]{0,3}(?:ht\b|h\.t|hors[ -](?:taxes?|tva)|excl(?:uding|usive of|\.)? (?:vat|tax(?:es)?)|plus (?:vat|tax)|sin iva|mas iva|\+ ?iva|iva (?:no incluido|excluido)|sans tva)/

/** « Prime toutes taxes comprises : 111 339,90 € » */
const BEFORE =
  /(?:ttc|t\.t\.c\.?|toutes taxes comprises|taxes comprises|iva incluido|including (?:vat|tax(?:es)?))[^.;\d]{0,12}$/

function taxBeside(plain: string, start: number, end: number): WrittenAmount['tax'] {
  const after = plain.slice(end, end + TAX_WINDOW)
  if (INCLUDED.test(after)) return 'included'
  if (EXCLUDED.test(after)) return 'excluded'
  return BEFORE.test(plain.slice(Math.max(0, start - TAX_WINDOW), start)) ? 'included' : null
}
