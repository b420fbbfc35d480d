import type { ContractDocument } from '../contract-document.ts'
import type { FieldContext } from '../resolve-fields.ts'

/** What the checks need to know of a contract. */
export interface CheckedContract extends FieldContext {
  document: ContractDocument
  /** The company's own fields that the contract is asked for, in its text or not. */
  askedVariables: readonly string[]
  amountInclTaxCents: number | null
  hasCounterparty: boolean
  hasEffectiveDate: boolean
  hasDuration: boolean
  /** What the first page says of the parties. */
  parties: readonly { detail: 'legalEntity' | 'counterparty'; words: string }[]
  /** How many are to sign; null while that is not asked: before a validation. */
  signatoryCount: number | null
  /** Whether the fonts of the PDF have a character. */
  canPrint: (character: string) => boolean
}
