import type { DurationUnit, Span } from '../../deadlines/contract-duration.ts'
import type { Locale } from '../../locale.ts'
import { numberInWords, numberOfWords } from './number-words.ts'

/** A length of time written in a sentence. */
export interface WrittenDuration {
  value: Span
  start: number
  end: number
  /** Words and figures say the same, or only one of them is there. */
  isConsistent: boolean
}

/** How each language writes its units, without accents: the unit, how many of it, how it is written. */
const UNITS: Record<Locale, readonly [DurationUnit, number, string][]> = {
  fr: [
    ['months', 18, 'an et demi'],
    ['years', 1, 'annees?(?: entieres?| civiles?| contractuelles?)?'],
    ['years', 1, 'ans?'],
    ['months', 1, 'mois'],
    ['months', 3, 'trimestres?'],
    ['months', 6, 'semestres?'],
    ['weeks', 1, 'semaines?'],
    ['days', 1, 'jours?(?: calendaires?| francs?| ouvres?| ouvrables?)?'],
  ],
  en: [
    ['years', 1, String.raw`years?'?s?`],
    ['months', 1, String.raw`months?'?s?`],
    ['months', 3, 'quarters?'],
    ['weeks', 1, String.raw`weeks?'?`],
    ['days', 1, String.raw`days?'?`],
  ],
  es: [
    ['years', 1, 'anos?'],
    ['years', 1, 'anualidad(?:es)?'],
    ['months', 1, 'mes(?:es)?'],
    ['months', 3, 'trimestres?'],
    ['months', 6, 'semestres?'],
    ['weeks', 1, 'semanas?'],
    ['days', 1, 'dias?(?: naturales| habiles| laborables)?'],
  ],
}

/** What may stand between the number and the unit. */
const BETWEEN: Record<Locale, string> = {
  fr: '(?:pleins?|pleines?|premiers?|premieres?|longs?)',
  en: '(?:full|consecutive|successive|additional|calendar|business|working|contract|whole|further|more|prior)',
  es: '(?:primeros?|completos?)',
}

const PATTERNS: Record<Locale, RegExp> = {
  fr: patternFor('fr'),
  en: patternFor('en'),
  es: patternFor('es'),
}

function patternFor(language: Locale): RegExp {
  const words = numberInWords(language)
  const units = UNITS[language].map(([, , written]) => written).join('|')
  // « trois (3) ans », « 3 (trois) ans », « trois ans », « 3 ans », 'a 12-month period'.
  const number = String.raw`(?:(?<words>${words})(?: ?[([] ?(?<inFigures>\d{1,4}(?:st|nd|rd|th)?) ?[)\]])?|(?<![\d.,/])(?<figures>\d{1,4})(?: ?[([] ?(?<inWords>${words}) ?[)\]])?)`
  return new RegExp(
    String.raw`${number}[ -]?(?:${BETWEEN[language]} ){0,2}(?<unit>${units})(?![a-z])`,
    'g',
  )
}

/**
 * The lengths of time in a sentence, in figures and in words.
 *
 * @param plain without accents, in lower case
 * @example readDurations('pour une duree de trois (3) ans', 'fr')
 *   // [{ value: { count: 3, unit: 'years' }, start: 18, end: 31, isConsistent: true }]
 */
export function readDurations(plain: string, language: Locale): WrittenDuration[] {
  return [...plain.matchAll(PATTERNS[language])].flatMap((match) => {
    const { words, inFigures, figures, inWords, unit } = match.groups!
    const said = words ?? inWords
    const counts = [
      said === undefined ? null : numberOfWords(said, language),
      Number.parseInt(figures ?? inFigures ?? '', 10),
    ].filter((count): count is number => count !== null && count > 0)
    const count = counts.at(-1)
    const [name, times] = unitOf(unit!, language)
    if (count === undefined) return []
    const isConsistent = counts.every((each) => each === count)
    const value = { count: times === 18 ? 12 * count + 6 : times * count, unit: name }
    return [{ value, start: match.index, end: match.index + match[0].length, isConsistent }]
  })
}

function unitOf(written: string, language: Locale): readonly [DurationUnit, number] {
  const unit = UNITS[language].find(([, , pattern]) => new RegExp(`^(?:${pattern})$`).test(written))
  if (!unit) throw new Error(`no unit: ${written}`)
  return [unit[0], unit[1]]
}
