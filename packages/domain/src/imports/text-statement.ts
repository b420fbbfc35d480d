import { LEAST_CONFIDENCE, SURE_CONFIDENCE } from '../extraction/extraction.ts'
import type { ImportField } from './import-fields.ts'
import type { ReadTerm } from './read-terms.ts'

/** What a text says about a field of the import. */
export interface TextStatement {
  field: ImportField
  /** As the readers of the import read it. */
  text: string
  /** The term that proves it. */
  term: number
  /** Sure enough to be a value; otherwise it is proposed. */
  isSure: boolean
  /** The fields that it was computed from. */
  bases: readonly ImportField[]
  /** Of a number: the name of the party that has it. */
  party?: string
}

/** Above the least of what counts as read, and without a doubt. */
export function isSureTerm({ confidence, doubt }: ReadTerm): boolean {
  return confidence > SURE_CONFIDENCE && doubt === null
}

/** A term that is shown: a number with a wrong check digit is none. */
export function isTold({ confidence, doubt }: ReadTerm): boolean {
  return confidence >= LEAST_CONFIDENCE || doubt === 'sentencesDisagree'
}

/** Said by the second reader alone. */
export function isOfSecondReader({ doubt }: Pick<ReadTerm, 'doubt'>): boolean {
  return doubt === 'secondReader'
}
