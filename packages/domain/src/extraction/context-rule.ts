import type { Locale } from '../locale.ts'
import type { Sentence, Zone } from './text/read-sentences.ts'

/**
 * When something written in a sentence is the value of a field. All patterns read text without accents, in lower case,
 * with straight quotation marks. They look at windows of bounded length, so that a page of hostile text costs no more
 * than its length.
 */
export interface ContextRule {
  /** `duration.concluded-for`; its language stands before it. */
  name: string
  /** What precedes the value; ends with `$`. */
  before?: RegExp
  /** What follows it; begins with `^`. */
  after?: RegExp
  /** What else its sentence says. */
  sentence?: RegExp
  /** What its sentence must not say. */
  unless?: RegExp
  /** What must not precede it closely. */
  notBefore?: RegExp
  /** What must not follow it; begins with `^`. */
  notAfter?: RegExp
  topic?: RegExp
  zone?: Zone
  confidence: number
}

export type RulesOf = Record<Locale, readonly ContextRule[]>

const WINDOW = 200
const LONGEST_SENTENCE = 3_000

/** The first rule that a place in a sentence follows. */
export function ruleAt(
  sentence: Sentence,
  { start, end }: { start: number; end: number },
  rules: readonly ContextRule[],
): ContextRule | undefined {
  const before = sentence.plain.slice(Math.max(0, start - WINDOW), start)
  const after = sentence.plain.slice(end, end + WINDOW)
  const plain = sentence.plain.slice(0, LONGEST_SENTENCE)
  return rules.find(
    (rule) =>
      (rule.zone === undefined || rule.zone === sentence.zone) &&
      holds(rule.before, before) &&
      holds(rule.after, after) &&
      holds(rule.sentence, plain) &&
      holds(rule.topic, sentence.topic) &&
      !rule.unless?.test(plain) &&
      !rule.notBefore?.test(before) &&
      !rule.notAfter?.test(after),
  )
}

function holds(pattern: RegExp | undefined, text: string): boolean {
  return pattern === undefined || pattern.test(text)
}

/** What an annex says is about the annex more often than about the contract. */
export function confidenceIn(sentence: Sentence, { confidence }: ContextRule): number {
  return sentence.zone === 'annex' ? confidence * 0.75 : confidence
}
