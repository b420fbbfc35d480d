import type { Locale } from '@tacite/domain/locale.ts'
import {
  legibleText,
  type LegibleText,
  type ReadWord,
} from '@tacite/domain/recognition/legible-text.ts'
import { guessLanguage } from '@tacite/domain/recognition/guess-language.ts'
import type { QuarterTurns } from './page-pixels.ts'

/** Reads the image of one page, turned, with the words of a language. */
export type ReadImage = (turns: QuarterTurns, language: Locale) => Promise<ReadWord[]>

/** Upside down, many words are unsure, and the others make no language. */
const MOST_LEFT_OUT = 1 / 4
/** For a page with too few words to tell: a table, signatures. */
const SURE_CONFIDENCE = 88
/** A reading in the language of the text is preferred unless it is clearly less sure. */
const TOLERATED_LOSS = 5

/**
 * The text of a page that may have been scanned upside down or sideways, in a language that may not be the expected
 * one: whatever reads best. A page that stands upright in the expected language is read once.
 */
export async function readTurned(
  read: ReadImage,
  { sideways, language }: { sideways: boolean; language: Locale },
): Promise<LegibleText> {
  let best = { text: legibleText([]), turns: 0 as QuarterTurns }
  for (const turns of sideways ? SIDEWAYS : UPRIGHT) {
    const text = legibleText(await read(turns, language))
    if (lettersOf(text) * text.confidence > lettersOf(best.text) * best.text.confidence)
      best = { text, turns }
    if (isUpright(text)) break
  }
  const written = guessLanguage(best.text.text)
  if (!written || written === language) return best.text
  const again = legibleText(await read(best.turns, written))
  return again.confidence >= best.text.confidence - TOLERATED_LOSS ? again : best.text
}

const UPRIGHT: readonly QuarterTurns[] = [0, 2]
const SIDEWAYS: readonly QuarterTurns[] = [1, 3, 0]

function isUpright({ text, confidence, leftOut, words }: LegibleText): boolean {
  if (words.length === 0 || leftOut > words.length * MOST_LEFT_OUT) return false
  return confidence >= SURE_CONFIDENCE || guessLanguage(text) !== undefined
}

function lettersOf({ text }: LegibleText): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}
