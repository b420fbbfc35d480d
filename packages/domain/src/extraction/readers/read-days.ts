import { isoDay, parseIsoDay, type IsoDay } from '../../calendar/iso-day.ts'
import type { Locale } from '../../locale.ts'
import { MONTH, MONTH_OF, writtenDays } from '../../notices/written-days.ts'
import { numberInWords, numberOfWords } from './number-words.ts'

/** A calendar day written in a sentence. */
export interface FoundDay {
  value: IsoDay
  start: number
  end: number
  /** Its day and its month may be swapped. */
  isAmbiguous: boolean
}

/** Years of a contract; what lies outside is a number of something else, or misread. */
const FIRST_YEAR = 1950
const LAST_YEAR = 2150
const FIRST_SHORT_YEAR = 1960

/** '15th day of July, 2010', also as recognised: '15 t h day of'. */
const DAY_OF = String.raw`(?<!\d)(?<date>\d{1,2}) ?(?:s ?t|n ?d|r ?d|t ?h)? ?day of (?<month>${MONTH})\b\.?,? ?(?<year>\d{4})(?!\d)`
/** 'January 31 st, 2000' and 'June 1 , 2020': spaces where a superscript stood. */
const SPACED = String.raw`\b(?<month2>${MONTH})\.? ?(?<date2>\d{1,2}) ?(?:s ?t|n ?d|r ?d|t ?h)? ?, ?(?<year2>\d{4})(?!\d)`

/** 'ninth day of February': each word at its number, from 1; 'twenty-first' before 'twenty'. */
const UNITS = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')
const ORDINALS = [
  ...UNITS,
  ...'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  ),
  ...UNITS.map((unit) => `twenty[- ]?${unit}`),
  'thirtieth',
  'thirty[- ]?first',
]

/** « quinze mars deux mille vingt-quatre », « le premier janvier 2025 ». */
const IN_WORDS: Record<Locale, RegExp> = {
  fr: inWords('fr', 'premier|1er'),
  en: inWords('en', ORDINALS.join('|')),
  es: inWords('es', 'primero|uno'),
}

function inWords(language: Locale, first: string): RegExp {
  const words = numberInWords(language)
  return new RegExp(
    String.raw`(?<words>${words}|\b(?:${first})\b)(?: de| day of)? (?<month>${MONTH})\b,?(?: de[l]?| of)? (?<year>\d{4}(?!\d)|${words})`,
    'g',
  )
}

/** « du 1er janvier au 31 décembre 2023 »: the first day is of the year of the second, or of the one before. */
const WITHOUT_YEAR = new RegExp(
  String.raw`(?<!\d)(?<date>\d{1,2})(?:er|o|º)?(?: de)? (?<month>${MONTH})\b(?=,? (?:au|jusqu'au|al|hasta el|to|through|until) (?:\d{1,2})(?:er|o|º)?(?: de)? (?<lastMonth>${MONTH})\b(?: de)? (?<year>\d{4})(?!\d))`,
  'g',
)
const NAMED = new RegExp(`${DAY_OF}|${SPACED}`, 'g')

/**
 * The days in a sentence, in their order, written in figures or in words. A day that English figures leave open
 * (03/04/2026) is read with its month first and said to be ambiguous.
 *
 * @param plain without accents, in lower case
 * @example readDays('a compter du 1er janvier 2025', 'fr') // [{ value: '2025-01-01', start: 13, end: 29, … }]
 */
export function readDays(plain: string, language: Locale): FoundDay[] {
  const found = [
    ...writtenDays(plain, { isEnglish: language === 'en' }).flatMap(({ days, start, end }) => {
      // In the order of the reader: the day first. American contracts, which most in English are, write the month first.
      const day = language === 'en' ? days.at(-1) : days[0]
      if (day === undefined) return []
      const value = inItsCentury(day, plain.slice(start, end))
      return [{ value, start, end, isAmbiguous: days.length > 1 }]
    }),
    ...[...plain.matchAll(NAMED)].flatMap((match) => {
      const { date, month, year, date2, month2, year2 } = match.groups!
      return dayAt(match, Number(year ?? year2), (month ?? month2)!, Number(date ?? date2))
    }),
    ...[...plain.matchAll(WITHOUT_YEAR)].flatMap((match) => {
      const { date, month, lastMonth, year } = match.groups!
      const isYearBefore = MONTH_OF.get(month!)! > MONTH_OF.get(lastMonth!)!
      return dayAt(match, Number(year) - (isYearBefore ? 1 : 0), month!, Number(date))
    }),
    ...[...plain.matchAll(IN_WORDS[language])].flatMap((match) => {
      const { words, month, year } = match.groups!
      const date = numberOfWords(words!, language) ?? ordinalOf(words!)
      const read = /^\d/.test(year!) ? Number(year) : numberOfWords(year!, language)
      return dayAt(match, read ?? 0, month!, date)
    }),
  ]
  return eachOnce(found.filter(({ value }) => isLikely(Number(value.slice(0, 4)))))
}

/** « premier » and 'primero' are 1, as is all that is no English ordinal. */
function ordinalOf(words: string): number {
  return Math.max(1, ORDINALS.findIndex((each) => new RegExp(`^(?:${each})$`).test(words)) + 1)
}

/** A year of two figures that would be far ahead belongs to the last century: '10/1/99'. */
function inItsCentury(day: IsoDay, written: string): IsoDay {
  const year = day.slice(0, 4)
  const isShort = !written.includes(year)
  return isShort && Number(year) > FIRST_SHORT_YEAR + 100 ? `19${day.slice(2)}` : day
}

function dayAt(match: RegExpExecArray, year: number, month: string, date: number): FoundDay[] {
  const number = String(MONTH_OF.get(month)).padStart(2, '0')
  const day = parseIsoDay(
    `${String(year).padStart(4, '0')}-${number}-${String(date).padStart(2, '0')}`,
  )
  if (day === null) return []
  const end = match.index + match[0].length
  return [{ value: isoDay(day), start: match.index, end, isAmbiguous: false }]
}

function isLikely(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

/** In their order; of two that overlap, the first. */
function eachOnce(days: readonly FoundDay[]): FoundDay[] {
  const kept: FoundDay[] = []
  for (const day of days.toSorted((a, b) => a.start - b.start)) {
    const before = kept.at(-1)
    if (!before || day.start >= before.end) kept.push(day)
  }
  return kept
}
