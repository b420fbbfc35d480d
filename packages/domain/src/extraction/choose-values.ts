import type { IsoDay } from '../calendar/iso-day.ts'
import { candidatesOf, type Candidate, type CandidateOf } from './candidate.ts'
import type { DoubtCode } from './extraction.ts'
import { LEAST_CONFIDENCE } from './extraction.ts'
import type { ExtractedField } from './extracted-fields.ts'

/** What is known of a contract while its values are compared. */
export interface Chosen {
  values: Candidate[]
  doubts: { code: DoubtCode; values: readonly Candidate[] }[]
}

const SEVERAL = ['party', 'siren', 'siret', 'vat', 'address', 'representative'] as const
const ONE = [
  'title',
  'contractType',
  'signatureDate',
  'effectiveDate',
  'endDate',
  'duration',
  'renewal',
  'renewalDuration',
  'maxRenewals',
  'notice',
  'noticeForm',
  'earlyExit',
  'governingLaw',
  'court',
  'amountInclTaxCents',
  'currency',
  'paymentDays',
  'priceIndex',
  'liabilityCapCents',
  'confidentialityTerm',
] as const satisfies readonly ExtractedField[]

/** Fields of which a contract has one value: two are a contradiction, not two answers. */
const CONTRADICTING = new Set<ExtractedField>([
  'signatureDate',
  'effectiveDate',
  'endDate',
  'duration',
  'renewal',
  'notice',
  'governingLaw',
  'court',
  'amountInclTaxCents',
])
/** Another value this close to the best one, in confidence, disagrees with it. */
const CLOSE = 0.9
const IN_DISAGREEMENT = 0.85
/** A second sentence that says the same takes a third of what is unsure, at most so far. */
const MOST = 0.98

/** The best value of each field, or all of those that a contract has several of; contradictions are doubts. */
export function chooseValues(candidates: readonly Candidate[]): Chosen {
  const chosen: Chosen = { values: [], doubts: [] }
  for (const field of ONE) chooseOne(likely(candidatesOf(candidates, field), chosen), chosen)
  for (const field of SEVERAL) chosen.values.push(...eachOnce(candidatesOf(candidates, field)))
  return chosen
}

/**
 * A contract does not end before it is signed: such a day is the end of something else. The day to which an amendment
 * moves the end replaces the one that it recalls.
 */
function likely<Field extends ExtractedField>(
  own: readonly CandidateOf<Field>[],
  { values }: Chosen,
): readonly CandidateOf<Field>[] {
  const signature = chosenOf(values, 'signatureDate')
  if (own[0]?.field !== 'endDate') return own
  const moved = own.filter(({ rule }) => rule.endsWith('.end.moved-to'))
  if (moved.length > 0) return moved
  if (!signature) return own
  return own.filter(({ value }) => (value as IsoDay) > signature.value)
}

function chooseOne<Field extends ExtractedField>(
  own: readonly CandidateOf<Field>[],
  { values, doubts }: Chosen,
): void {
  const [best] = own
  if (!best || best.confidence < LEAST_CONFIDENCE) return
  const likeness = JSON.stringify(best.value)
  const same = own.filter(({ value }) => JSON.stringify(value) === likeness)
  const other = own.find(
    ({ value, confidence }) =>
      JSON.stringify(value) !== likeness && confidence >= best.confidence * CLOSE,
  )
  const second = same[1]
  const isContradicted = CONTRADICTING.has(best.field) && other !== undefined
  const raised = second
    ? Math.min(MOST, 1 - (1 - best.confidence) * (1 - second.confidence / 3))
    : best.confidence
  const confidence = isContradicted
    ? best.confidence * IN_DISAGREEMENT
    : Math.max(best.confidence, raised)
  values.push({ ...best, confidence } as unknown as Candidate)
  if (isContradicted)
    doubts.push({ code: 'sentencesDisagree', values: [best, other] as unknown as Candidate[] })
}

function eachOnce<Field extends ExtractedField>(own: readonly CandidateOf<Field>[]): Candidate[] {
  const seen = new Set<unknown>()
  const kept = own.filter(({ value, confidence }) => {
    const isNew = confidence >= LEAST_CONFIDENCE && !seen.has(value)
    if (isNew) seen.add(value)
    return isNew
  })
  return kept as unknown as Candidate[]
}

/** The chosen value of a field. */
export function chosenOf<Field extends ExtractedField>(
  values: readonly Candidate[],
  field: Field,
): CandidateOf<Field> | undefined {
  return candidatesOf(values, field)[0]
}
