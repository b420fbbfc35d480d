import { extractTerms } from '@tacite/domain/extraction/extract-terms.ts'
import type { FoundValue } from '@tacite/domain/extraction/extraction.ts'
import type { Counts } from '../measure/counts.ts'
import { FACTS, type Fact, type FactValue } from './fields.ts'
import { isMatch } from './matches.ts'
import type { Case } from './scored-cases.ts'

/** How values of one field compare with what is right. */
export interface Score extends Counts {
  fact: Fact
}

/** A found value, and whether it is right. */
export interface Judged {
  found: FoundValue
  isRight: boolean
}

export interface Scored {
  scores: Score[]
  judged: Judged[]
}

/** Compares what the rules find in documents with what is right about them, field by field. */
export function scoreCases(cases: readonly Case[]): Scored {
  const scores = new Map(
    FACTS.map((fact): [Fact, Score] => [fact, { fact, stated: 0, found: 0, right: 0 }]),
  )
  const judged: Judged[] = []
  for (const one of cases) {
    const { values } = extractTerms({ language: one.language, pages: one.pages })
    for (const fact of FACTS) {
      const stated = one.right[fact]
      if (!stated) continue
      const own = judge(
        values.filter((found) => found.field === fact && isAsked(found, one)),
        stated,
        one,
      )
      judged.push(...own)
      const score = scores.get(fact)!
      score.stated += stated.length
      score.found += own.length
      score.right += own.filter(({ isRight }) => isRight).length
    }
  }
  return { scores: [...scores.values()], judged }
}

/**
 * CUAD asks for the notice of non-renewal; of a contract without an end we give that of its termination. Labels hold
 * what a contract states, lawyers also what they computed: what we compute is judged where there is an answer.
 */
function isAsked({ field, rule, derivedFrom }: FoundValue, { source, right }: Case): boolean {
  if (source === 'cuad') return field !== 'notice' || !rule.includes('.exit.')
  return derivedFrom === undefined || right[field]?.length !== 0
}

/** Each stated value can be found once. */
function judge(
  values: readonly FoundValue[],
  stated: readonly FactValue[],
  { source }: Case,
): Judged[] {
  const left = [...stated]
  return values.map((found) => {
    const index = left.findIndex((right) => isMatch(found, right, source))
    if (index >= 0) left.splice(index, 1)
    return { found, isRight: index >= 0 }
  })
}
