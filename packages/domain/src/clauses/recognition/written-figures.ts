import { readAmounts } from '../../extraction/readers/read-amounts.ts'
import { readDurations } from '../../extraction/readers/read-durations.ts'
import { straightText } from '../../extraction/text/read-sentences.ts'
import { guessLanguage } from '../../recognition/guess-language.ts'
import type { Currency } from '../../contracts/currencies.ts'

export type FigureUnit = '%' | Currency | 'days' | 'weeks' | 'months' | 'years'

/** A figure that a text names: money in whole units of its currency. */
export interface WrittenFigure {
  unit: FigureUnit
  value: number
}

/** A figure beyond all that the company's own wordings allow. */
export interface FigureBeyond extends WrittenFigure {
  /** The greatest of that unit in the wordings. */
  greatest: number
}

/**
 * The percentages, amounts of money and durations that a text names, in its order of kinds.
 *
 * @example figuresOf('plafonnée à 100 % du prix, sous trente (30) jours')
 *   // [{ unit: '%', value: 100 }, { unit: 'days', value: 30 }]
 */
export function figuresOf(text: string): WrittenFigure[] {
  const plain = straightText(text)
  const language = guessLanguage(text) ?? 'fr'
  return [
    ...readPercentages(plain),
    ...readAmounts(plain, language).map(({ value }) => ({
      unit: value.currency,
      value: value.cents / 100,
    })),
    ...readDurations(plain, language).map(({ value }) => ({
      unit: value.unit,
      value: value.count,
    })),
  ]
}

/**
 * The figures of a passage that are greater than all of the same unit in the wordings; a unit that no wording names is
 * none.
 *
 * @example figuresBeyond('200 % du prix', ['100 % du prix']) // [{ unit: '%', value: 200, greatest: 100 }]
 */
export function figuresBeyond(passage: string, allowed: readonly string[]): FigureBeyond[] {
  const greatest = new Map<FigureUnit, number>()
  for (const { unit, value } of allowed.flatMap(figuresOf))
    greatest.set(unit, Math.max(greatest.get(unit) ?? 0, value))
  return figuresOf(passage).flatMap((figure) => {
    const most = greatest.get(figure.unit)
    return most !== undefined && figure.value > most ? [{ ...figure, greatest: most }] : []
  })
}

function readPercentages(plain: string): WrittenFigure[] {
  return [...plain.matchAll(/(?<![\d.,])(\d{1,4})(?:[.,](\d{1,3}))? ?%/g)].map(
    ([, whole, part = '0']) => ({ unit: '%', value: Number(`${whole}.${part}`) }),
  )
}
