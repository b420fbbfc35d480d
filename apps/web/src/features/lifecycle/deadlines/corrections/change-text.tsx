import { Suspense } from 'react'
import { RowChanges } from '../rows/lazy-rows.ts'
import { BeforeAfter } from './changed-dates.tsx'
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
  if (!columns) return <BeforeAfter {...words(change)} />
  return (
    <Suspense>
      <RowChanges before={before} after={after} columns={columns} currency={currency} />
    </Suspense>
  )
}
