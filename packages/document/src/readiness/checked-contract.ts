import type { Deviation } from '@tacite/domain/clauses/playbook/playbook.ts'
import type { ContractDocument } from '../contract-document.ts'
import type { FieldContext } from '../resolve-fields.ts'

/** A clause that a contract lacks, says otherwise, or should not say. */
export type PlaybookDeviation =
  | { deviation: 'missing'; clause: string }
  | {
      deviation: Exclude<Deviation, 'missing'>
      clause: string
      /** The article that says it. */
      title: string
      /** Null: it stands in the document that was signed, not in the text. */
      sectionId: string | null
    }

/** What the checks need to know of a contract. */
export interface CheckedContract extends FieldContext {
  document: ContractDocument
  /** The company's own fields that the contract is asked for, in its text or not. */
  askedVariables: readonly string[]
  amountInclTaxCents: number | null
  hasCounterparty: boolean
  hasEffectiveDate: boolean
  hasDuration: boolean
  /** Where it deviates from the playbook of its type, and nobody accepted it. */
  deviations: readonly PlaybookDeviation[]
  /** What the first page says of the parties. */
  parties: readonly { detail: 'legalEntity' | 'counterparty'; words: string }[]
  /** How many are to sign; null while that is not asked: before a validation. */
  signatoryCount: number | null
  /** Whether the fonts of the PDF have a character. */
  canPrint: (character: string) => boolean
}
