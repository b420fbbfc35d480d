import { Temporal } from 'temporal-polyfill'
import type { IsoDay } from '../calendar/iso-day.ts'
import { parseIsoDay } from '../calendar/iso-day.ts'
import { foldValue } from './fold-value.ts'

/** Whether a day written in figures has its day or its month first. */
export const DAY_ORDERS = ['dayFirst', 'monthFirst'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

export type ReadDay =
  | { day: IsoDay }
  | { problem: 'IMPORT_DAY_AMBIGUOUS' | 'IMPORT_DAY_UNREADABLE' }

const UNREADABLE = { problem: 'IMPORT_DAY_UNREADABLE' } as const
const AMBIGUOUS = { problem: 'IMPORT_DAY_AMBIGUOUS' } as const

/**
 * A day as people write it in French, English and Spanish, in figures, as ISO, or as the serial number of a workbook.
 * 03/04/2024 is the third of April or the fourth of March: without an order it is ambiguous, never guessed.
 *
 * @param order how days in figures are read where both readings exist
 * @example readDay('1er mars 2024', null) // { day: '2024-03-01' }
 */
export function readDay(text: string, order: DayOrder | null): ReadDay {
  const typed = text.trim()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.]+Z?)?$/.exec(typed)
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!)
  const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(typed)
  if (compact) return dayOf(compact[1]!, compact[2]!, compact[3]!)
  const figures = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})(?: [\d:.]+)?$/.exec(typed)
  if (figures) return inFigures(figures[1]!, figures[2]!, figures[3]!, order)
  if (/^\d{5}(?:[.,]\d+)?$/.test(typed)) return ofSerial(Number.parseInt(typed, 10))
  return inWords(foldValue(typed))
}

/** The order that a day in figures proves: one of them is above twelve. Null: it proves none. */
export function provenOrder(text: string): DayOrder | null {
  const [, first, second] = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ]\d{4}\b/.exec(text) ?? []
  if (first === undefined) return null
  if (Number(first) > 12 && Number(second) <= 12) return 'dayFirst'
  return Number(second) > 12 && Number(first) <= 12 ? 'monthFirst' : null
}

function inFigures(first: string, second: string, year: string, order: DayOrder | null): ReadDay {
  const dayFirst = dayOf(year, second, first)
  const monthFirst = dayOf(year, first, second)
  if ('problem' in dayFirst || 'problem' in monthFirst)
    return 'problem' in dayFirst ? monthFirst : dayFirst
  if (dayFirst.day === monthFirst.day) return dayFirst
  if (order === null) return AMBIGUOUS
  return order === 'dayFirst' ? dayFirst : monthFirst
}

/** Days since 30 December 1899 (ECMA-376 18.17.4.1); before 1950 or after 2100 it is another number. */
function ofSerial(serial: number): ReadDay {
  const day = Temporal.PlainDate.from('1899-12-30').add({ days: serial })
  return day.year >= 1950 && day.year <= 2100 ? { day: day.toString() } : UNREADABLE
}

const MONTHS: readonly string[] = [
  'janvier janv january jan enero ene',
  'fevrier fevr fev february feb febrero',
  'mars march mar marzo',
  'avril avr april apr abril abr',
  'mai may mayo',
  'juin june jun junio',
  'juillet juil july jul julio',
  'aout august aug agosto ago',
  'septembre sept september sep septiembre',
  'octobre oct october octubre',
  'novembre nov november noviembre',
  'decembre dec december diciembre dic',
]

function inWords(folded: string): ReadDay {
  const words = folded
    .replace(/^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\p{L}+day|le|el|the) /u, '')
    .split(' ')
    .filter((word) => !['de', 'del', 'of', 'le', 'the'].includes(word))
  if (words.length !== 3) return UNREADABLE
  const [one, two, year] = words as [string, string, string]
  if (!/^(?:19|20)\d\d$/.test(year)) return UNREADABLE
  const [number, name] = monthOf(one) ? [two, one] : [one, two]
  const day = /^(\d{1,2})(?:er|o|st|nd|rd|th)?$/.exec(number)?.[1]
  const month = monthOf(name)
  return day && month ? dayOf(year, String(month), day) : UNREADABLE
}

function monthOf(word: string): number {
  return MONTHS.findIndex((names) => names.split(' ').includes(word)) + 1
}

function dayOf(year: string, month: string, day: string): ReadDay {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return parseIsoDay(iso) === null ? UNREADABLE : { day: iso }
}
