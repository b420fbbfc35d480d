import { CHOICE_FIELDS, type ChoiceField } from './import-fields.ts'
import type { PlannedRow } from './import-row.ts'
import { valueKey } from './match-choice.ts'

/** A text that names nothing, or several things, in how many rows. */
export interface UnresolvedValue {
  field: ChoiceField
  key: string
  /** As it stands in the first row. */
  text: string
  count: number
  problem: 'IMPORT_VALUE_UNKNOWN' | 'IMPORT_VALUE_SEVERAL'
}

/** What matches nothing, once for all rows that have it, by field and then by how often it occurs. */
export function unresolvedValues(
  rows: readonly Pick<PlannedRow, 'values' | 'state'>[],
): UnresolvedValue[] {
  const found = new Map<string, UnresolvedValue>()
  for (const { values, state } of rows) {
    if (state === 'skipped') continue
    for (const field of CHOICE_FIELDS) {
      const value = values[field]
      const problem = value?.problem
      if (problem !== 'IMPORT_VALUE_UNKNOWN' && problem !== 'IMPORT_VALUE_SEVERAL') continue
      const key = valueKey(field, value!.text)
      const before = found.get(`${field} ${key}`)
      if (before) before.count += 1
      else found.set(`${field} ${key}`, { field, key, text: value!.text, count: 1, problem })
    }
  }
  return [...found.values()].toSorted(
    (one, other) =>
      CHOICE_FIELDS.indexOf(one.field) - CHOICE_FIELDS.indexOf(other.field) ||
      other.count - one.count ||
      (one.key < other.key ? -1 : 1),
  )
}
