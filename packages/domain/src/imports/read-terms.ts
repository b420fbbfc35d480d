import { extractTerms } from '../extraction/extract-terms.ts'
import type { DoubtCode, Evidence, FoundValue, ReadDocument } from '../extraction/extraction.ts'
import type { ExtractedField } from '../extraction/extracted-fields.ts'

/** Raised when rules of extraction change: the files of imports that are not created yet are read again. */
export const TERMS_VERSION = 3

/** What the text of a file says, as its import keeps it; the terms of a file are named by their place in the list. */
export interface ReadTerm {
  field: ExtractedField
  /** In the normal form of its field (extraction/extracted-fields.ts). */
  value: unknown
  /** From 1. */
  page: number
  /** In the text of its page, from 0; the end is exclusive. */
  start: number
  end: number
  confidence: number
  /** The fields that it was computed from. */
  derivedFrom: readonly ExtractedField[]
  /** Why a person has to look at it. */
  doubt: DoubtCode | null
}

/** A term with what proves it. */
export interface ProvenTerm extends ReadTerm {
  /** Its own words. */
  quote: string
  /** Those around them, on one line. */
  sentence: string
  /** The rule that found it. */
  rule: string
}

/** More of a text is no sentence. */
const MOST_AROUND = 200
const MOST_QUOTE = 300
/** A real contract says some thirty things. */
const MOST_TERMS = 200

/** The terms that a text states, with those that only doubts name. The same text gives the same terms. */
export function readTerms(document: ReadDocument): ProvenTerm[] {
  const { values, doubts } = extractTerms(document)
  const terms: ProvenTerm[] = []
  const places = new Map<string, number>()
  const add = (found: FoundValue, doubt: DoubtCode | null) => {
    const key = JSON.stringify([found.field, found.value])
    const at = places.get(key)
    if (at === undefined) {
      if (terms.length === MOST_TERMS) return
      places.set(key, terms.length)
      terms.push(proven(found, document.pages[found.evidence.page]!, doubt))
    } else if (terms[at]!.doubt === null && doubt !== null)
      terms[at] = {
        ...terms[at]!,
        doubt,
        confidence: Math.min(terms[at]!.confidence, found.confidence),
      }
  }
  for (const found of values) add(found, null)
  for (const { code, values: doubted } of doubts) for (const found of doubted) add(found, code)
  return terms
}

function proven(found: FoundValue, page: string, doubt: DoubtCode | null): ProvenTerm {
  const { field, value, evidence, sentence, rule, confidence, derivedFrom = [] } = found
  return {
    field,
    value,
    page: evidence.page + 1,
    start: evidence.start,
    end: evidence.end,
    confidence,
    derivedFrom,
    doubt,
    quote: onOneLine(
      page.slice(evidence.start, Math.min(evidence.end, evidence.start + MOST_QUOTE)),
    ),
    sentence: around(page, evidence, sentence),
    rule,
  }
}

/** The sentence; of a very long one, what is near the value. */
function around(page: string, value: Evidence, sentence: Evidence): string {
  const start = Math.max(sentence.start, value.start - MOST_AROUND)
  const end = Math.min(sentence.end, value.end + MOST_AROUND)
  const text = onOneLine(page.slice(start, Math.min(end, start + MOST_QUOTE + 2 * MOST_AROUND)))
  return `${start > sentence.start ? '…' : ''}${text}${end < sentence.end ? '…' : ''}`
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
