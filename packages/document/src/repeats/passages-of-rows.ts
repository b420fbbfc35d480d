import type { ContractDocument } from '../contract-document.ts'
import type { FieldRow } from '../field-definition.ts'
import { repeatsIn } from './repeats-in.ts'
import { rowsKey, rowsName } from './rows.ts'

/** What the rows of this name repeat in a text, as it is called there; null: it is not the name of rows. */
export function nameOfRows(document: ContractDocument, name: string): string | null {
  const key = rowsKey(name)
  if (key === null) return null
  return repeatsIn(document).find((passage) => passage.key === key)?.name ?? key
}

/** A text that nobody fills in with one empty row of each passage: its fields show their labels. */
export function blankRows(document: ContractDocument): Record<string, readonly FieldRow[]> {
  return Object.fromEntries(repeatsIn(document).map(({ key }) => [rowsName(key), [{}]]))
}
