import type { ReactNode } from 'react'

/** A sheet for whoever only reads it: what has a value, under its label. */
export function SheetRows({ rows }: { rows: readonly [label: string, value: ReactNode][] }) {
  return (
    <dl className="flex flex-col gap-3">
      {rows.flatMap(([label, value]) =>
        value
          ? [
              <div key={label}>
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd className="break-words whitespace-pre-wrap">{value}</dd>
              </div>,
            ]
          : [],
      )}
    </dl>
  )
}
