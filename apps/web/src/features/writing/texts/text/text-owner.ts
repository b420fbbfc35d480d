import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { TextOwnerKind } from '@tacite/domain/acts/text-rights.ts'
import type { DocumentQuery, WireDocument } from '../text-queries.ts'

export type FieldInput = WireDocument['values'][string]

/** What a page says of the contract, template or clause whose text it opens. */
export interface TextOwner {
  kind: TextOwnerKind
  title: string
  /** Where the page reads the text from. */
  documentQuery: DocumentQuery
  /** Why the text cannot be changed now; null: it can. */
  readOnlyReason: string | null
  /** The person's level on a contract; templates and clauses have none. */
  level: ContractLevel | null
  /** Gives a field its value; null: the fields of this text have none. */
  setField: ((variable: string, value: FieldInput) => Promise<unknown>) | null
  /** Shows where the fields are changed that belong to the owner itself; null: nowhere. */
  openDetails: (() => void) | null
}
