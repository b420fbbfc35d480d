import { ChangeText } from '../corrections/change-text.tsx'
import { useTermWords, type Change } from '../corrections/use-term-words.ts'

interface ChangeLinesProps {
  changes: readonly Change[]
  /** Of amounts that say no other one. */
  currency: string
}

/** What an amendment replaces, each value before and after. */
export function ChangeLines({ changes, currency }: ChangeLinesProps) {
  const words = useTermWords({ currency })
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      {changes.map((change) => (
        <div key={change.field}>
          <dt className="text-ink-faint">{words(change).label}</dt>
          <dd className="tabular-nums">
            <ChangeText change={change} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
