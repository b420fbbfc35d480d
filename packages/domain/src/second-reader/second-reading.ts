import type { ProvenTerm } from '../imports/read-terms.ts'
import type { Locale } from '../locale.ts'
import { ASKED_FIELD_NAMES, readAnswer, type AskedField } from './asked-fields.ts'
import { quotationFinder } from './find-quotation.ts'
import { placeOfValue } from './place-of-value.ts'

/** A value as a second reader writes it. */
interface Answer {
  field: string
  value: string
  quote: string
}

/** Why a proposed value was dropped: its quotation is not in the text, or does not say it; it is no value of its field. */
export const DROP_REASONS = ['quote', 'support', 'form'] as const
export type DropReason = (typeof DROP_REASONS)[number]

export interface SecondReading {
  /** Proposals, each with its place in the text. */
  terms: ProvenTerm[]
  dropped: Record<DropReason, number>
}

/** The rule that its terms name. */
export const SECOND_READER = 'secondReader'
/** Enough to be shown, and never enough to be a value. */
const CONFIDENCE = 0.6
/** Nothing says more of one part of a text. */
const MOST_ANSWERS = 100
const MOST_QUOTE = 300
const MOST_SENTENCE = 700

/**
 * The values in an answer: the object that was asked for, alone or in a block of code; null: there is none in it.
 * @example readAnswers('{"values":[{"field":"notice","value":"3 months","quote":"…"}]}')
 */
export function readAnswers(text: string): Answer[] | null {
  const body = /^\s*```(?:json)?\s*(?<inner>.*?)```\s*$/s.exec(text)?.groups?.['inner'] ?? text
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return null
  }
  if (typeof parsed !== 'object' || parsed === null || !('values' in parsed)) return null
  if (!Array.isArray(parsed.values)) return null
  return parsed.values.slice(0, MOST_ANSWERS).map(answerOf)
}

/** What has another shape is a value of no field. */
function answerOf(each: unknown): Answer {
  const { field, value, quote } = (typeof each === 'object' && each !== null ? each : {}) as Record<
    string,
    unknown
  >
  return {
    field: typeof field === 'string' ? field : '',
    value: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    quote: typeof quote === 'string' ? quote : '',
  }
}

/**
 * Of the answers to one text, those that it proves: each quotes a sentence that stands in the text, and the sentence says
 * the value. The others are counted. Nothing of an answer is trusted: what is kept of its quotation are words of the text.
 */
export function proveAnswers(
  answers: readonly Answer[],
  text: { pages: readonly string[]; language: Locale },
): SecondReading {
  const find = quotationFinder(text.pages)
  const proven = answers.map((answer) => proveAnswer(answer, { ...text, find }))
  const dropped = Object.fromEntries(
    DROP_REASONS.map((reason) => [reason, proven.filter((each) => each === reason).length]),
  ) as SecondReading['dropped']
  return {
    terms: termsOfBoth(
      [],
      proven.filter((each) => typeof each !== 'string'),
    ),
    dropped,
  }
}

function proveAnswer(
  { field, value, quote }: Answer,
  {
    pages,
    language,
    find,
  }: { pages: readonly string[]; language: Locale; find: ReturnType<typeof quotationFinder> },
): ProvenTerm | DropReason {
  const read = isAsked(field) ? readAnswer(field, value) : null
  if (!isAsked(field) || read === null) return 'form'
  const found = find(quote)
  if (!found) return 'quote'
  const sentence = pages[found.page]!.slice(found.start, found.end)
  const place = placeOfValue(field, read, sentence, language)
  if (!place) return 'support'
  return {
    field,
    value: read,
    page: found.page + 1,
    start: found.start + place.start,
    end: found.start + place.end,
    confidence: CONFIDENCE,
    derivedFrom: [],
    doubt: SECOND_READER,
    quote: onOneLine(sentence.slice(place.start, place.end)).slice(0, MOST_QUOTE),
    sentence: onOneLine(sentence).slice(0, MOST_SENTENCE),
    rule: SECOND_READER,
  }
}

/**
 * What the rules read, and after it what the second reader says besides, each once: terms are named by their place in the
 * list.
 */
export function termsOfBoth(
  rules: readonly ProvenTerm[],
  second: readonly ProvenTerm[],
): ProvenTerm[] {
  const said = new Set(rules.map(sayingOf))
  const besides = new Map(second.map((term) => [sayingOf(term), term]))
  return [...rules, ...[...besides].filter(([saying]) => !said.has(saying)).map(([, term]) => term)]
}

function sayingOf({ field, value }: ProvenTerm): string {
  return JSON.stringify([field, value])
}

function isAsked(field: string): field is AskedField {
  return (ASKED_FIELD_NAMES as string[]).includes(field)
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
