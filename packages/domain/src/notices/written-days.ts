import { isoDay, parseIsoDay, type IsoDay } from '../calendar/iso-day.ts'

/** A day written in a text, in French, English or Spanish. */
export interface WrittenDay {
  /** As it can be read: two where day and month may be swapped, the likelier first. */
  days: readonly IsoDay[]
  /** The hour beside it, `10:12`. */
  time: string | null
  /** Its place in the text, its hour included. */
  start: number
  end: number
}

/**
 * The days written in a line, in their order. In English 03/04/2026 is read both ways; in French and Spanish its day
 * comes first.
 *
 * @param line without accents and in lower case, as `plainText` makes it
 * @example writtenDays('depose le 1er avril 2026 a 10 h 12', { isEnglish: false })
 *   // [{ days: ['2026-04-01'], time: '10:12', start: 10, end: 34 }]
 */
export function writtenDays(line: string, { isEnglish }: { isEnglish: boolean }): WrittenDay[] {
  const found: WrittenDay[] = []
  for (const match of line.matchAll(WRITTEN)) {
    const days = daysOf(match.groups!, isEnglish)
    if (days.length === 0) continue
    const after = match.index + match[0].length
    const hour = HOUR.exec(line.slice(after))
    const end = after + (hour?.[0].length ?? 0)
    found.push({ days, time: timeOf(hour), start: match.index, end })
  }
  return found
}

/** Without accents, in lower case; every character keeps its place. */
export function plainText(text: string): string {
  return text
    .replace(/[^ -~]/gu, plainSign)
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
}

function plainSign(sign: string): string {
  if (/[\u00A0\u202F\t]/.test(sign)) return ' '
  if (/[’ʼ]/.test(sign)) return "'"
  const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.length === sign.length ? plain : sign
}

/** Each month by the letters that tell it from the others, in three languages. */
const MONTHS = [
  ['janvier', 'janv', 'january', 'jan', 'enero', 'ene'],
  ['fevrier', 'fevr', 'fev', 'february', 'feb', 'febrero'],
  ['mars', 'march', 'mar', 'marzo'],
  ['avril', 'avr', 'april', 'apr', 'abril', 'abr'],
  ['mai', 'may', 'mayo'],
  ['juin', 'june', 'jun', 'junio'],
  ['juillet', 'juil', 'july', 'jul', 'julio'],
  ['aout', 'august', 'aug', 'agosto', 'ago'],
  ['septembre', 'sept', 'september', 'sep', 'septiembre', 'setiembre', 'set'],
  ['octobre', 'oct', 'october', 'octubre'],
  ['novembre', 'nov', 'november', 'noviembre'],
  ['decembre', 'dec', 'december', 'diciembre', 'dic'],
] as const

/** The number of a month by each of its names. */
export const MONTH_OF = new Map<string, number>(
  MONTHS.flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
)
/** Any month, to be part of a pattern. */
export const MONTH = [...MONTH_OF.keys()].toSorted((a, b) => b.length - a.length).join('|')

/** A reading that was recognised may have spaces around its separators. */
const WRITTEN = new RegExp(
  [
    String.raw`(?<![\d/.-])(?<isoYear>\d{4})-(?<isoMonth>\d{2})-(?<isoDate>\d{2})(?!\d)`,
    String.raw`(?<![\d/.-])(?<first>\d{1,2}) ?(?<mark>[/.-]) ?(?<second>\d{1,2}) ?\k<mark> ?(?<year>\d{4}|\d{2})(?![\d/])`,
    String.raw`(?<!\d)(?<date>\d{1,2})(?:er|st|nd|rd|th|o|º|ª)?(?: de| of)?[ -](?<word>${MONTH})\b\.?,?(?: del?)?[ -](?<wordYear>\d{4})(?!\d)`,
    String.raw`\b(?<wordFirst>${MONTH})\.? (?<dateSecond>\d{1,2})(?:st|nd|rd|th)?,? (?<lastYear>\d{4})(?!\d)`,
  ].join('|'),
  'g',
)

const HOUR =
  /^(?:t|,|;)? ?(?:-|a las|a la|a|at|vers)? ?(?<hour>[01]?\d|2[0-3])(?: ?h ?| ?: ?)(?<minute>[0-5]\d)(?::[0-5]\d)?(?: ?(?<half>[ap])\.?m\b\.?)?/

function daysOf(parts: Record<string, string | undefined>, isEnglish: boolean): IsoDay[] {
  const { isoYear, isoMonth, isoDate, first, second, year } = parts
  if (isoYear) return existing(isoYear, isoMonth!, isoDate!)
  if (first) {
    const dayFirst = existing(fullYear(year!), second!, first)
    const monthFirst = isEnglish ? existing(fullYear(year!), first, second!) : []
    return [...new Set([...dayFirst, ...monthFirst])]
  }
  const word = parts['word'] ?? parts['wordFirst']!
  const month = String(MONTH_OF.get(word))
  const date = parts['date'] ?? parts['dateSecond']!
  return existing(parts['wordYear'] ?? parts['lastYear']!, month, date)
}

function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year
}

function existing(year: string, month: string, date: string): IsoDay[] {
  const day = parseIsoDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
  return day === null ? [] : [isoDay(day)]
}

function timeOf(hour: RegExpExecArray | null): string | null {
  if (!hour) return null
  const { hour: written, minute, half } = hour.groups!
  const noon = half === 'p' && Number(written) < 12 ? 12 : 0
  const midnight = half === 'a' && Number(written) === 12 ? 12 : 0
  return `${String(Number(written) + noon - midnight).padStart(2, '0')}:${minute}`
}
