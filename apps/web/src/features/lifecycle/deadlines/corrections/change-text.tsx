import type { FieldRow } from '@tacite/document/field-definition.ts'
import { BeforeAfter } from './changed-dates.tsx'
import { RowChanges } from './row-changes.tsx'
import { useTermWords, type Change } from './use-term-words.ts'

interface ChangeTextProps {
  change: Change
  /** Of amounts that say no other one. */
  currency: string
}

/** A value before and after; of rows, what became of each. */
export function ChangeText({ change, currency }: ChangeTextProps) {
  const words = useTermWords({ currency })
  const { columns, before, after } = change
  // Rows that were not read before became no others: each list is said as a whole.
  if (columns && Array.isArray(before) && Array.isArray(after))
    return (
      <RowChanges
        before={before as FieldRow[]}
        after={after as FieldRow[]}
        columns={columns}
        currency={currency}
      />
    )
  return <BeforeAfter {...words(change)} />
}
