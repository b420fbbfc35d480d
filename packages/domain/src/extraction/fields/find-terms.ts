import type { Candidate, ReadContract } from '../candidate.ts'
import { confidenceIn, ruleAt, type RulesOf } from '../context-rule.ts'
import { readDurations, type WrittenDuration } from '../readers/read-durations.ts'
import type { Sentence } from '../text/read-sentences.ts'
import { DURATION_RULES, INDEFINITE, INDEFINITE_WORDS } from './duration-rules.ts'
import { EXIT_RULES } from './exit-rules.ts'
import { NOTICE_RULES } from './notice-rules.ts'
import { CONFIDENTIALITY_RULES, PAYMENT_RULES } from './other-span-rules.ts'
import { RENEWAL_DURATION_RULES } from './renewal-rules.ts'

const SPANS = [
  ['confidentialityTerm', CONFIDENTIALITY_RULES],
  ['notice', NOTICE_RULES],
  ['renewalDuration', RENEWAL_DURATION_RULES],
  ['duration', DURATION_RULES],
  ['earlyExit', EXIT_RULES],
] as const satisfies readonly [string, RulesOf][]

/** A length of time is what the first of these fields says that it is: a notice is no duration of the contract. */
export function findTerms({ language, sentences }: ReadContract): Candidate[] {
  return sentences.flatMap((sentence) => [
    ...readDurations(sentence.plain, language).flatMap((written) => {
      const paid = paymentDays(sentence, written, PAYMENT_RULES[language])
      if (paid) return [paid]
      for (const [field, rules] of SPANS) {
        const rule = ruleAt(sentence, written, rules[language])
        if (!rule || (field === 'duration' && isTooShort(written))) continue
        const confidence = confidenceIn(sentence, rule) * (written.isConsistent ? 1 : 0.6)
        const { value, start, end } = written
        return [
          { field, value, sentence, start, end, rule: `${language}.${rule.name}`, confidence },
        ]
      }
      return []
    }),
    ...findIndefinite(sentence, language),
  ])
}

/** A contract of some days is one of some delay. */
function isTooShort({ value: { count, unit } }: WrittenDuration): boolean {
  return unit === 'days' && count < LEAST_DAYS
}

const LEAST_DAYS = 28

function paymentDays(
  sentence: Sentence,
  { value: { count, unit }, start, end }: WrittenDuration,
  rules: RulesOf['fr'],
): Candidate | undefined {
  if (unit !== 'days' || count > MOST_PAYMENT_DAYS) return undefined
  const rule = ruleAt(sentence, { start, end }, rules)
  if (!rule) return undefined
  const confidence = confidenceIn(sentence, rule)
  return { field: 'paymentDays', value: count, sentence, start, end, rule: rule.name, confidence }
}

/** Nobody agrees on longer; it would be something else. */
const MOST_PAYMENT_DAYS = 120

function findIndefinite(sentence: Sentence, language: ReadContract['language']): Candidate[] {
  return [...sentence.plain.matchAll(INDEFINITE_WORDS[language])].flatMap((match): Candidate[] => {
    const [start, end] = [match.index, match.index + match[0].length]
    const rule = ruleAt(sentence, { start, end }, INDEFINITE[language])
    if (!rule) return []
    const confidence = confidenceIn(sentence, rule)
    const name = `${language}.${rule.name}`
    return [
      { field: 'duration', value: 'indefinite', sentence, start, end, rule: name, confidence },
    ]
  })
}
