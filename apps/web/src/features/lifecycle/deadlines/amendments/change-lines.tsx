import { BeforeAfter } from '../corrections/changed-dates.tsx'
import { useTermWords } from '../corrections/use-term-words.ts'

type Change = Parameters<ReturnType<typeof useTermWords>>[0]

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
      {changes.map((change) => {
        const { label, before, after } = words(change)
        return (
          <div key={change.field}>
            <dt className="text-ink-faint">{label}</dt>
            <dd className="tabular-nums">
              <BeforeAfter before={before} after={after} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
