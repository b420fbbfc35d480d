import { closeParsers } from '../../apps/server/src/platform/parsers/run-parser.ts'
import type { Fact } from '../extraction/fields.ts'
import { SURE_CONFIDENCE } from '@tacite/domain/extraction/extraction.ts'
import { madeUpCases, readCases, type Case } from '../extraction/scored-cases.ts'
import { scoreCases, type Judged, type Score } from '../extraction/score.ts'
import type { Half } from '../extraction/read-text.ts'
import { f1Of, precisionOf, recallOf } from '../measure/counts.ts'
import type { Measured } from '../measure/figure.ts'

/** What the half that no rule was written on has to reach. */
const GOALS: { [F in Fact]?: number } = {
  signatureDate: 0.85,
  effectiveDate: 0.75,
  endDate: 0.65,
  notice: 0.75,
  governingLaw: 0.9,
  party: 0.85,
}
const SURE_GOAL = 0.97
/** With fewer, a goal says little: it is printed. */
const LEAST_STATED = 25
const BANDS = [0.5, 0.6, 0.7, 0.8, 0.9, 1] as const

/**
 * How well the terms of contracts are read, on both halves of the labelled ones. Without a folder only the contracts of
 * our own are there, and nothing is a gate.
 */
export async function extractionFigures(folder: string | undefined): Promise<Measured[]> {
  const figures: Measured[] = []
  try {
    for (const half of ['tune', 'test'] as const) {
      const madeUp = await madeUpCases(half)
      if (folder === undefined) figures.push(...figuresOf(madeUp, `made up, ${half}`, false))
      else {
        const real = await readCases(folder, half)
        figures.push(...figuresOf([...real, ...madeUp], half, half === 'test'))
        figures.push(...exactFigures(madeUp, half))
      }
    }
  } finally {
    closeParsers()
  }
  if (folder !== undefined) return figures
  const skipped = 'no --documents FOLDER: only the contracts of our own'
  return [{ name: 'extraction on real contracts', skipped }, ...figures]
}

function figuresOf(cases: readonly Case[], name: string, isGoal: boolean): Measured[] {
  const { scores, judged } = scoreCases(cases)
  return [
    ...scores
      .filter(({ stated, found }) => stated + found > 0)
      .map((score) => fieldFigure(score, name, isGoal)),
    ...calibration(judged, name, isGoal),
  ]
}

function fieldFigure(score: Score, name: string, isGoal: boolean): Measured {
  const least = isGoal ? GOALS[score.fact] : undefined
  return {
    name: `${score.fact} (${name})`,
    value: f1Of(score),
    unit: 'F1',
    ...(least === undefined ? {} : { least }),
    isGate: least !== undefined && score.stated >= LEAST_STATED,
    note: `precision ${precisionOf(score).toFixed(2)}, recall ${recallOf(score).toFixed(2)}, ${score.stated} stated`,
  }
}

/** How often values of each band of confidence are right, then those that count as read. */
function calibration(judged: readonly Judged[], name: string, isGoal: boolean): Measured[] {
  const bands = BANDS.slice(0, -1).map((from, index): Measured => {
    const until = BANDS[index + 1]!
    const own = judged.filter(({ found }) => found.confidence > from && found.confidence <= until)
    return shareRight(own, `right of confidence ${from} to ${until} (${name})`)
  })
  const sure = judged.filter(({ found }) => found.confidence > SURE_CONFIDENCE)
  const goal = isGoal ? { least: SURE_GOAL, isGate: sure.length >= LEAST_STATED } : {}
  return [...bands, { ...shareRight(sure, `right above ${SURE_CONFIDENCE} (${name})`), ...goal }]
}

function shareRight(judged: readonly Judged[], name: string): Measured {
  const right = judged.filter(({ isRight }) => isRight).length
  const note = `${judged.length} values`
  const value = judged.length === 0 ? 0 : right / judged.length
  return { name, value, unit: 'share', isGate: false, note }
}

const EXACT: readonly Fact[] = ['amountInclTaxCents', 'siren', 'siret', 'vat']

/** Amounts and numbers of businesses on the contracts of our own. */
function exactFigures(cases: readonly Case[], half: Half): Measured[] {
  const { scores } = scoreCases(cases)
  return scores
    .filter(({ fact }) => EXACT.includes(fact))
    .map((score) => fieldFigure(score, `made up, ${half}`, false))
}
