import type { ComponentProps } from 'react'
import { BeforeAfter } from './changed-dates.tsx'
import { useTermWords, type Change } from './use-term-words.ts'

interface ChangedValuesProps {
  changes: readonly Change[]
  /** Of the amounts before and after. */
  currencies: { before: string; after: string }
  /** The name of a value that is no term; null: it is one. */
  nameOf: (field: string) => string | null
  /** The words of a value that is no term; null: it is one. */
  wordsOf: (field: string, value: unknown) => string | null
  className?: ComponentProps<'dl'>['className']
}

/** Terms, details and fields, each before and after. */
export default function ChangedValues(props: ChangedValuesProps) {
  const { changes, currencies, nameOf, wordsOf, className } = props
  const old = useTermWords({ currency: currencies.before })
  const fresh = useTermWords({ currency: currencies.after })
  return (
    <dl className={className}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt className="text-ink-soft">{nameOf(change.field) ?? fresh(change).label}</dt>
          <dd className="tabular-nums">
            <BeforeAfter
              before={wordsOf(change.field, change.before) ?? old(change).before}
              after={wordsOf(change.field, change.after) ?? fresh(change).after}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
