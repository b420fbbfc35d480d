import type { AmendedValue } from '@tacite/api/lifecycle/amended-value.ts'
import { Suspense, type ReactNode } from 'react'
import { useTermWords } from '../corrections/use-term-words.ts'
import { AmendedRows } from '../rows/lazy-rows.ts'
import { AmendedNotes } from './amended-notes.tsx'

interface AmendedValueTextProps {
  amended: readonly AmendedValue[]
  currency: string
  /** As the contract itself states it. */
  stated: ReactNode
}

/** A value of a sheet as it is in force today, with the documents that set it. */
export default function AmendedValueText({ amended, currency, stated }: AmendedValueTextProps) {
  const words = useTermWords({ currency })
  if (amended[0]?.columns)
    return (
      <Suspense fallback={stated}>
        <AmendedRows amended={amended} currency={currency} stated={stated} />
      </Suspense>
    )
  const last = amended.findLast(({ isInForce }) => isInForce)
  return (
    <span>
      {last ? words(last).after : stated}
      <AmendedNotes amended={amended} currency={currency} />
    </span>
  )
}
