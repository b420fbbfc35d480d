import type { Locale } from '../locale.ts'
import { guessLanguage } from '../recognition/guess-language.ts'
import type { Candidate } from './candidate.ts'
import { crossCheck } from './cross-checks.ts'
import { derivedValues } from './derive-values.ts'
import {
  LEAST_CONFIDENCE,
  type Evidence,
  type Extraction,
  type FoundValue,
  type ReadDocument,
} from './extraction.ts'
import { findAmounts } from './fields/find-amounts.ts'
import { findAnniversary } from './fields/find-anniversary.ts'
import { findDays } from './fields/find-days.ts'
import { findDetails } from './fields/find-details.ts'
import { findLaw } from './fields/find-law.ts'
import { findNumbers } from './fields/find-numbers.ts'
import { findParties } from './fields/find-parties.ts'
import { findRelativeStarts } from './fields/find-relative-starts.ts'
import { findRenewal } from './fields/find-renewal.ts'
import { findSameRenewal } from './fields/find-same-renewal.ts'
import { findTerms } from './fields/find-terms.ts'
import { findTitle } from './fields/find-title.ts'
import { chosenOf, chooseValues } from './choose-values.ts'
import { pageStarts } from './text/clean-lines.ts'
import { readSentences } from './text/read-sentences.ts'

const FINDERS = [
  findTitle,
  findParties,
  findNumbers,
  findDays,
  findTerms,
  findAnniversary,
  findRenewal,
  findLaw,
  findAmounts,
  findDetails,
] as const

/**
 * The terms of a contract, each with its sentence, its rule and how sure it is. It is pure: the same text gives the same
 * terms. What is not sure enough is left out.
 *
 * @example extractTerms({ language: 'fr', pages: ['Le contrat prend effet le 1er janvier 2025 pour une durée de 12 mois.'] }).values
 *   // effectiveDate 2025-01-01, duration 12 months, endDate 2025-12-31 (from both)
 */
export function extractTerms({ language, pages }: ReadDocument): Extraction {
  const read = {
    language: language ?? guessLanguage(pages.join('\n')) ?? 'fr',
    sentences: readSentences(pages),
  }
  const candidates = FINDERS.flatMap((find) => find(read)).map((each) =>
    proven(each, read.language),
  )
  const chosen = chooseValues(candidates)
  const values = [...withExitAsNotice(chosen.values)]
  const relations = { starts: findRelativeStarts(read), sameRenewal: findSameRenewal(read) }
  values.push(...derivedValues(values, relations))
  const checked = crossCheck({ ...chosen, values }, candidates)
  const place = placing(pages)
  return {
    language: read.language,
    values: checked.values.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE).map(place),
    doubts: checked.doubts.map(({ code, values: doubted }) => ({
      code,
      values: doubted.map(place),
    })),
  }
}

/** So few contracts in a language were measured that none of its rules is sure. */
const PROVEN: Record<Locale, number> = { fr: 1, en: 1, es: 0.95 }

function proven(candidate: Candidate, language: Locale): Candidate {
  return { ...candidate, confidence: candidate.confidence * PROVEN[language] }
}

/** What ends a contract without an end is the notice of its termination. */
function withExitAsNotice(values: readonly Candidate[]): Candidate[] {
  const exit = chosenOf(values, 'earlyExit')
  const isIndefinite = chosenOf(values, 'duration')?.value === 'indefinite'
  if (!exit || !isIndefinite || chosenOf(values, 'notice')) return [...values]
  const others = values.filter(({ field }) => field !== 'earlyExit')
  return [...others, { ...exit, field: 'notice' }]
}

/** Gives candidates their place on the pages. */
function placing(pages: ReadDocument['pages']): (candidate: Candidate) => FoundValue {
  const starts = pageStarts(pages)
  return ({ sentence, start, end, ...found }) => {
    const first = sentence.at[start] ?? sentence.at[0]!
    const page = starts.findLastIndex((begin) => begin <= first)
    const limit = pages[page]!.length
    return {
      ...found,
      evidence: onPage(sentence.at[start]!, sentence.at[end - 1]!),
      sentence: onPage(sentence.at[0]!, sentence.at.at(-1)!),
    }

    function onPage(from: number, last: number): Evidence {
      const begin = starts[page]!
      return {
        page,
        start: Math.max(0, from - begin),
        end: Math.min(limit, last + 1 - begin),
      }
    }
  }
}
