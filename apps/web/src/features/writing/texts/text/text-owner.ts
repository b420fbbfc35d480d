import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { TextOwnerKind } from '@tacite/domain/acts/text-rights.ts'
import type { DocumentQuery, WireDocument } from '../text-queries.ts'

export type FieldInput = WireDocument['values'][string]

/** What a page declares about the contract, template or clause whose text it opens. */
export interface TextOwner {
  kind: TextOwnerKind
  title: string
  /** The contract whose text it is: its versions are kept as a whole. */
  contractId?: string
  /** A clause is one section: its text has no blocks or sections to add, move or remove. */
  isOneSection?: boolean
  /** The query that the page reads the text with. */
  documentQuery: DocumentQuery
  /** Why the text cannot currently be changed; null: it can. */
  readOnlyReason: string | null
  /** The page says so above the text: there it is not said again. */
  isReasonAbove?: boolean
  /** A validation covers the text: the server asks before the first change. */
  isUnderValidation: boolean
  /** The person's level on a contract; templates and clauses have none. */
  level: ContractLevel | null
  /**
   * Sets a field's value; null: the fields of this text have none.
   * @param reason why, when the text can no longer be changed and the field can
   */
  setField: ((variable: string, value: FieldInput, reason?: string) => Promise<unknown>) | null
  /** Opens the place where fields of the owner itself are edited; null: none. */
  openDetails: (() => void) | null
}
