import type { Span } from '../deadlines/contract-duration.ts'
import type { NoticePeriod, NoticeUnit } from '../deadlines/notice-period.ts'
import { isNoticeCountValid, isSpanValid } from '../deadlines/span-limits.ts'
import { foldValue } from './fold-value.ts'

const UNITS: readonly (readonly [RegExp, Span['unit']])[] = [
  [/^(?:ans?|annees?|years?|yrs?|anos?|y|a)$/, 'years'],
  [/^(?:mois|months?|mes|meses|m)$/, 'months'],
  [/^(?:semaines?|weeks?|semanas?|w)$/, 'weeks'],
  [/^(?:jours?|days?|dias?|d|j)$/, 'days'],
]

const NOTICE_DAYS: readonly (readonly [RegExp, NoticeUnit])[] = [
  [/francs|clear|francos/, 'clearDays'],
  [/ouvres|business|habiles/, 'businessDays'],
  [/ouvrables|working|laborables/, 'workingDays'],
]

/** Words for small numbers, in three languages. */
const NUMBERS: readonly string[] = [
  'un une one uno una',
  'deux two dos',
  'trois three tres',
  'quatre four cuatro',
  'cinq five cinco',
  'six seis',
  'sept seven siete',
  'huit eight ocho',
  'neuf nine nueve',
  'dix ten diez',
  'onze eleven once',
  'douze twelve doce',
]

/**
 * A length as people write it; a number alone is none: its unit is not known. Null: it is not one.
 *
 * @example readSpan('12 mois') // { count: 12, unit: 'months' }
 */
export function readSpan(text: string): Span | null {
  const folded = foldValue(text)
  const words = folded.replace(/^(\d+)(\p{L})/u, '$1 $2').split(' ')
  if (words.length !== 2) return null
  const count = countOf(words[0]!)
  const unit = UNITS.find(([word]) => word.test(words[1]!))?.[1]
  if (count === null || !unit) return null
  return isSpanValid({ count, unit }) ? { count, unit } : null
}

/** A notice: a length, its days counted as its words say. Null: it is not one. */
export function readNotice(text: string): NoticePeriod | null {
  const folded = foldValue(text)
  const kind = NOTICE_DAYS.find(([words]) => words.test(folded))
  const plain = folded
    .replace(
      / ?(?:francs|clear|francos|ouvres|business|habiles|ouvrables|working|laborables|calendaires|calendar|naturales)/,
      '',
    )
    .trim()
  const span = readSpan(plain)
  if (!span || (kind && span.unit !== 'days')) return null
  const notice = inNoticeUnits(span, kind?.[1] ?? 'calendarDays')
  return isNoticeCountValid(notice) ? notice : null
}

function inNoticeUnits({ count, unit }: Span, days: NoticeUnit): NoticePeriod {
  if (unit === 'years') return { unit: 'months', count: 12 * count }
  return { unit: unit === 'days' ? days : unit, count }
}

function countOf(word: string): number | null {
  if (/^\d{1,6}$/.test(word)) return Number(word)
  const index = NUMBERS.findIndex((names) => names.split(' ').includes(word))
  return index < 0 ? null : index + 1
}
