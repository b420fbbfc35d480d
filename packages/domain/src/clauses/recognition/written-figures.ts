import type { Currency } from '../../contracts/currencies.ts'
import type { DurationUnit } from '../../deadlines/contract-duration.ts'
import { numberInWords, numberOfWords } from '../../extraction/readers/number-words.ts'
import { readAmounts } from '../../extraction/readers/read-amounts.ts'
import { readDurations } from '../../extraction/readers/read-durations.ts'
import { straightText } from '../../extraction/text/read-sentences.ts'
import type { Locale } from '../../locale.ts'
import { guessLanguage } from '../../recognition/guess-language.ts'

/** A figure that a text names: money in whole units of its currency. */
export interface WrittenFigure {
  unit: '%' | Currency | DurationUnit
  value: number
}

/** A figure beyond all that the company's own wordings allow. */
export interface FigureBeyond extends WrittenFigure {
  /** The greatest of that unit in the wordings. */
  greatest: number
}

/**
 * The percentages, the amounts of money and the durations that a text names, in figures or in words, each once.
 *
 * @example figuresOf('plafonnée à cent pour cent (100 %) du prix, sous trente (30) jours')
 *   // [{ unit: '%', value: 100 }, { unit: 'days', value: 30 }]
 */
export function figuresOf(text: string): WrittenFigure[] {
  const plain = straightText(text)
  const language = guessLanguage(text) ?? 'fr'
  const figures: WrittenFigure[] = [
    ...readPercentages(plain, language).map((value) => ({ unit: '%' as const, value })),
    ...readAmounts(plain, language).map(({ value }) => ({
      unit: value.currency,
      value: value.cents / 100,
    })),
    ...readDurations(plain, language).map(({ value }) => ({
      unit: value.unit,
      value: value.count,
    })),
  ]
  const byKey = new Map(figures.map((figure) => [`${figure.value} ${figure.unit}`, figure]))
  return [...byKey.values()]
}

/**
 * The figures of a passage that are greater than all of the same unit in the wordings that the company accepts. A unit
 * that no wording names has no greatest: nothing is said about it.
 *
 * @example figuresBeyond('200 % du prix', ['100 % du prix']) // [{ unit: '%', value: 200, greatest: 100 }]
 */
export function figuresBeyond(passage: string, allowed: readonly string[]): FigureBeyond[] {
  const greatest = new Map<WrittenFigure['unit'], number>()
  for (const { unit, value } of allowed.flatMap(figuresOf))
    greatest.set(unit, Math.max(greatest.get(unit) ?? 0, value))
  return figuresOf(passage).flatMap((figure) => {
    const most = greatest.get(figure.unit)
    return most !== undefined && figure.value > most ? [{ ...figure, greatest: most }] : []
  })
}

const SIGN = String.raw`(?:%|pour cent|per ?cent|por ciento)`
const IN_FIGURES = new RegExp(String.raw`(?<![\d.,])(\d{1,4})(?:[.,](\d{1,3}))? ?${SIGN}`, 'g')
const IN_WORDS: Record<Locale, RegExp> = {
  fr: inWords('fr'),
  en: inWords('en'),
  es: inWords('es'),
}

function inWords(language: Locale): RegExp {
  return new RegExp(String.raw`(${numberInWords(language)}) ${SIGN}`, 'g')
}

function readPercentages(plain: string, language: Locale): number[] {
  const figures = [...plain.matchAll(IN_FIGURES)].map(([, whole, part = '0']) =>
    Number(`${whole}.${part}`),
  )
  const words = [...plain.matchAll(IN_WORDS[language])].map(([, said]) =>
    numberOfWords(said!, language),
  )
  return [...figures, ...words.filter((value) => value !== null)]
}
