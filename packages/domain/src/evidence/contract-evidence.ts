import { IMPORT_FIELD_NAMES, type ImportField } from '../imports/import-fields.ts'
import type { RowValue, RowValues } from '../imports/import-row.ts'
import type { SelectedWords } from '../imports/judgement.ts'
import type { ProvenTerm } from '../imports/read-terms.ts'
import { isTold } from '../imports/text-statement.ts'
import { isOfOtherField, OTHER_FIELDS, type OtherField } from '../imports/text-statements.ts'
import { SELECTED } from './finders.ts'

/** What evidence is about: a field of an import, or what only the text states. */
export type EvidenceField = ImportField | OtherField

export const EVIDENCE_FIELDS: readonly EvidenceField[] = [
  ...new Set<EvidenceField>([...IMPORT_FIELD_NAMES, ...OTHER_FIELDS]),
]

/** Where a value stands in the document of a contract. */
export interface Evidence {
  field: EvidenceField
  /** The contract itself has it as a value. */
  isValue: boolean
  /** As the contract keeps it; for what it has no field for, in the normal form of the text. */
  value: unknown
  page: number
  start: number
  end: number
  quote: string
  sentence: string
  rule: string
  confidence: number
  /** Who typed or accepted it; null: it was taken from the text. */
  acceptedBy: string | null
}

/** An amendment keeps these itself; the rest changes its master agreement. */
const OF_AMENDMENT: readonly ImportField[] = ['title', 'signatureDate', 'effectiveDate']

/**
 * The evidence of a contract that an import creates: of the values that its text gave, or that a person gave and the text
 * proves, and of what the text states besides.
 *
 * @param values as the contract will keep them
 * @param terms of its text, as values name them
 * @param selected words of the document that people selected, by field
 */
export function evidenceOf(
  values: RowValues,
  terms: readonly ProvenTerm[],
  { isAmendment, selected = {} }: { isAmendment: boolean; selected?: Selections },
): Evidence[] {
  const proven = IMPORT_FIELD_NAMES.flatMap((field): Evidence[] => {
    const value = values[field]
    if (!value || value.value === null || value.problem !== null) return []
    const proof = selectedFor(value, selected[field]) ?? termOf(value, terms)
    if (!proof) return []
    const acceptedBy = value.from.kind === 'person' ? (value.from.by ?? null) : null
    const isValue = isAmendment ? OF_AMENDMENT.includes(field) : isOwn(field, values)
    return [{ ...of(proof), field, isValue, value: value.value, acceptedBy }]
  })
  const others = terms
    .filter(isOfOtherField)
    .filter(isTold)
    .map((term): Evidence => ({
      ...of(term),
      field: term.field,
      isValue: false,
      value: term.value,
      acceptedBy: null,
    }))
  return [...proven, ...others]
}

/** The number is its counterparty's, and an end stands in place of a duration. */
function isOwn(field: ImportField, { endDate }: RowValues): boolean {
  return field !== 'siren' && !(field === 'duration' && endDate && endDate.value !== null)
}

type Selections = Readonly<Partial<Record<string, SelectedWords>>>
type Proof = Pick<
  ProvenTerm,
  'page' | 'start' | 'end' | 'quote' | 'sentence' | 'rule' | 'confidence'
>

/** What a person selected for a value proves that value alone. */
function selectedFor({ text, from }: RowValue, selected: SelectedWords | undefined): Proof | null {
  if (from.kind !== 'person' || selected?.text !== text) return null
  return { ...selected, rule: SELECTED, confidence: 1 }
}

function termOf({ from }: RowValue, terms: readonly ProvenTerm[]): Proof | undefined {
  return 'term' in from ? terms[from.term ?? -1] : undefined
}

function of({ page, start, end, quote, sentence, rule, confidence }: Proof) {
  return { page, start, end, quote, sentence, rule, confidence }
}
