import type { ReactNode } from 'react'

interface FactListProps {
  facts: readonly (readonly [label: string, value: ReactNode])[]
  /** Said of a fact without a value. */
  empty: string
}

/** What is known of something, each fact beside its name. */
export function FactList({ facts, empty }: FactListProps) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 break-words tabular-nums">
            {value ?? <span className="text-ink-faint">{empty}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
