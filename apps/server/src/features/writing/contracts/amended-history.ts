import { computedHistory } from '@tacite/document/formulas/computed-history.ts'
import { rowsKey } from '@tacite/document/repeats/rows.ts'
import { VALUE_PREFIX } from '@tacite/domain/amendments/stated-patch.ts'
import type { SetValue } from '@tacite/domain/amendments/value-history.ts'
import type { ContractValues } from './field-values.ts'

/** What amendments set, with what follows from it: computed fields, and rows with their computed cells. */
export function withFollowing(
  { fields, ...stated }: ContractValues,
  history: readonly SetValue[],
): SetValue[] {
  return [...history.filter((set) => !setsRows(set)), ...computedHistory(fields, stated, history)]
}

function setsRows({ field }: SetValue): boolean {
  return field.startsWith(VALUE_PREFIX) && rowsKey(field.slice(VALUE_PREFIX.length)) !== null
}
