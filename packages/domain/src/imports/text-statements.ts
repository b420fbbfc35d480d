import type { ContractKind, ExtractedField } from '../extraction/extracted-fields.ts'
import type { Span } from '../deadlines/contract-duration.ts'
import type { ImportField } from './import-fields.ts'
import { typeOfKind } from './kind-names.ts'
import type { Matches } from './match-choice.ts'
import { partyStatements } from './party-statements.ts'
import type { ReadTerm } from './read-terms.ts'
import { isOfSecondReader, isSureTerm, isTold, type TextStatement } from './text-statement.ts'

/** The fields that an amendment has of its own: whatever else its text says changes its master agreement. */
const OF_AMENDMENT: readonly ImportField[] = ['title', 'signatureDate']

/**
 * What the terms of a text say about the fields of an import. Of two statements that say different things about a field
 * none is sure. A second reader only proposes: what it says makes nothing sure, and nothing less sure.
 */
export function textStatements(
  terms: readonly ReadTerm[],
  { matches, isAmendment }: { matches: Matches; isAmendment: boolean },
): TextStatement[] {
  const byRules = statedIn(terms, matches, (term) => !isOfSecondReader(term))
  const stated = byRules.map((each) => ({
    ...each,
    isSure:
      each.isSure &&
      (!isAmendment || OF_AMENDMENT.includes(each.field)) &&
      !byRules.some(({ field, text }) => field === each.field && text !== each.text),
  }))
  const besides = statedIn(terms, matches, isOfSecondReader).filter(
    (each) => !stated.some(({ field, text }) => field === each.field && text === each.text),
  )
  return [...stated, ...besides.map((each) => ({ ...each, isSure: false }))]
}

/** What some of the terms state; each statement names the place of its term among all. */
function statedIn(
  terms: readonly ReadTerm[],
  matches: Matches,
  counts: (term: ReadTerm) => boolean,
): TextStatement[] {
  const places = [...terms.keys()].filter((at) => counts(terms[at]!))
  const some = places.map((at) => terms[at]!)
  return [
    ...some.flatMap((term, at) => ofTerm(term, at, matches)),
    ...partyStatements(some, matches),
  ].map((each) => ({ ...each, term: places[each.term]! }))
}

function ofTerm(term: ReadTerm, at: number, matches: Matches): TextStatement[] {
  const field = FIELD_OF[term.field]
  const text = field && isTold(term) ? textOf(term, matches) : null
  // The engine counts the end itself, from the start and the duration.
  if (!field || text === null || (field === 'endDate' && term.derivedFrom.length > 0)) return []
  const bases = term.derivedFrom.flatMap((base) => FIELD_OF[base] ?? [])
  return [{ field, text, term: at, isSure: isSureTerm(term), bases }]
}

/** Parties and their numbers are judged together: party-statements.ts. What has no field here is kept with the file. */
const FIELD_OF: Partial<Record<ExtractedField, ImportField>> = {
  title: 'title',
  contractType: 'type',
  signatureDate: 'signatureDate',
  effectiveDate: 'effectiveDate',
  endDate: 'endDate',
  duration: 'duration',
  renewal: 'renewalType',
  renewalDuration: 'renewalDuration',
  maxRenewals: 'maxRenewals',
  notice: 'notice',
  amountInclTaxCents: 'amount',
  currency: 'currency',
}

/** What an import fills nothing with: kept with its file, and shown. */
export const OTHER_FIELDS = [
  'duration',
  'siret',
  'vat',
  'noticeForm',
  'earlyExit',
  'governingLaw',
  'court',
  'paymentDays',
  'priceIndex',
  'liabilityCapCents',
  'confidentialityTerm',
  'address',
  'representative',
] as const satisfies readonly ExtractedField[]

export type OtherField = (typeof OTHER_FIELDS)[number]

/** A duration without an end is no span. */
export function isOfOtherField<Term extends Pick<ReadTerm, 'field' | 'value'>>(
  term: Term,
): term is Term & { field: OtherField } {
  return term.field === 'duration'
    ? term.value === 'indefinite'
    : (OTHER_FIELDS as readonly string[]).includes(term.field)
}

function textOf({ field, value }: ReadTerm, matches: Matches): string | null {
  switch (field) {
    case 'contractType':
      return typeOfKind(value as ContractKind, matches.type)
    case 'duration':
    case 'renewalDuration':
    case 'notice':
      return value === 'indefinite' ? null : spanText(value as Span)
    case 'amountInclTaxCents':
      return ((value as number) / 100).toFixed(2)
    default:
      return String(value)
  }
}

function spanText({ count, unit }: Span): string {
  return `${count} ${unit}`
}
