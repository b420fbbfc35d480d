import type { Locale } from '../locale.ts'
import type { ExtractedField, ExtractedValues } from './extracted-fields.ts'
import type { Sentence } from './text/read-sentences.ts'

/** A value that a rule reads in a sentence, before the values of a contract are compared. */
export type Candidate = { [Field in ExtractedField]: CandidateOf<Field> }[ExtractedField]

export interface CandidateOf<Field extends ExtractedField> {
  field: Field
  value: ExtractedValues[Field]
  sentence: Sentence
  /** Within the sentence. */
  start: number
  end: number
  rule: string
  confidence: number
  derivedFrom?: readonly ExtractedField[]
}

/** What the rules of a field look at. */
export interface ReadContract {
  language: Locale
  sentences: readonly Sentence[]
}

/** The candidates of a field, best first; of equally good ones, the first in the document. */
export function candidatesOf<Field extends ExtractedField>(
  candidates: readonly Candidate[],
  field: Field,
): CandidateOf<Field>[] {
  const own = candidates.filter((each) => each.field === field)
  return (own as unknown as CandidateOf<Field>[]).toSorted((a, b) => b.confidence - a.confidence)
}
