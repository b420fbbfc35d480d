import type { Locale } from '../../locale.ts'
import type { Candidate, ReadContract } from '../candidate.ts'
import { confidenceIn, ruleAt, type ContextRule } from '../context-rule.ts'
import { readDays, type FoundDay } from '../readers/read-days.ts'
import type { Sentence } from '../text/read-sentences.ts'
import { EFFECT_RULES } from './effect-rules.ts'
import { END_RULES } from './end-rules.ts'
import { SIGNATURE_RULES } from './signature-rules.ts'

const AMBIGUOUS = 0.7

/** The days of signature, effect and end that a contract writes. English contracts often write the first two as one. */
export function findDays({ language, sentences }: ReadContract): Candidate[] {
  return sentences.flatMap((sentence) =>
    readDays(sentence.plain, language).flatMap((day): Candidate[] => {
      const effect = ruleAt(sentence, day, EFFECT_RULES[language])
      const end = ruleAt(sentence, day, END_RULES[language])
      if (end && effect?.name !== 'effect.defined-after') return [candidate('endDate', end)]
      const signature = ruleAt(sentence, day, SIGNATURE_RULES[language])
      return [
        ...(effect ? [candidate('effectiveDate', effect)] : []),
        ...(signature ? [candidate('signatureDate', signature)] : []),
      ]

      function candidate(field: DayField, rule: ContextRule): Candidate {
        return dayCandidate(field, { sentence, day, rule, language })
      }
    }),
  )
}

type DayField = 'signatureDate' | 'effectiveDate' | 'endDate'

interface Found {
  sentence: Sentence
  day: FoundDay
  rule: ContextRule
  language: Locale
}

function dayCandidate(field: DayField, { sentence, day, rule, language }: Found): Candidate {
  const confidence = confidenceIn(sentence, rule) * (day.isAmbiguous ? AMBIGUOUS : 1)
  const { value, start, end } = day
  return { field, value, sentence, start, end, rule: `${language}.${rule.name}`, confidence }
}
