import type { Locale } from '../locale.ts'
import type { ExtractedField, ExtractedValues } from './extracted-fields.ts'

/** A document as our readers give it. */
export interface ReadDocument {
  /** `null`: guessed from its words. */
  language: Locale | null
  /** The text of each page, its lines kept. */
  pages: readonly string[]
}

/** A place in the text of a page, from 0, in UTF-16 units; the end is exclusive. */
export interface Evidence {
  page: number
  start: number
  end: number
}

/** A value with where it stands. Several of one field stand beside each other only where a contract has several. */
export type FoundValue = { [Field in ExtractedField]: FoundValueOf<Field> }[ExtractedField]

export interface FoundValueOf<Field extends ExtractedField> {
  field: Field
  value: ExtractedValues[Field]
  evidence: Evidence
  /** The sentence around it, as far as it is on the same page. */
  sentence: Evidence
  /** The rule that found it. */
  rule: string
  /** From 0 to 1: how often such a value is right. */
  confidence: number
  /** The fields that it was computed from: an end from the start and the duration. */
  derivedFrom?: readonly ExtractedField[]
}

export type DoubtCode =
  /** Two sentences say different things. */
  | 'sentencesDisagree'
  /** The end is not where the start and the duration put it. */
  | 'endAgainstDuration'
  /** The contract ends before it starts. */
  | 'endBeforeStart'
  /** The notice is longer than the term. */
  | 'noticeBeyondTerm'
  /** Words and figures of one amount differ. */
  | 'wordsAgainstFigures'
  /** A number of a business whose check digit is wrong. */
  | 'checkDigit'
  /** The SIRET or the VAT number belongs to another SIREN. */
  | 'otherSiren'
  /** Said by the second reader alone (second-reader/second-reading.ts). */
  | 'secondReader'

/** What a person has to look at, with the values that it concerns. */
export interface Doubt {
  code: DoubtCode
  values: readonly FoundValue[]
}

export interface Extraction {
  language: Locale
  /** The best of each field first; several for parties, their numbers, addresses and representatives. */
  values: readonly FoundValue[]
  doubts: readonly Doubt[]
}

/** Below it nothing is said: a blank is better. */
export const LEAST_CONFIDENCE = 0.5
/** From here on a value counts as read; below it is proposed. */
export const SURE_CONFIDENCE = 0.9
